/** @jest-environment node */
import { htaccessBlock } from '@/lib/hosting/apache';
import { preservingHostLines } from './hostLines';
import { sha256 } from './local';
import { STORE } from './manifest';
import { type HostRecords, prepare, readRecords, refuseConflicts, versionToReturnTo } from './publish';
import { memoryHost } from './testing/memoryHost';
import { runAt, stampsOf } from './testing/run';

const NOW = new Date('2026-01-01T10:00:00.000Z');
const ROUTES = ['index', 'bivak', 'contact'];
const run = runAt(() => NOW);

/** A version: each page names one hashed script. */
function version(text: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const route of ROUTES) {
    const script = Buffer.from(`script of ${route} ${text}`);
    const name = `_next/${route}.${sha256(script)}.js`;
    files.set(name, script);
    files.set(route === 'index' ? 'index.html' : `${route}/index.html`, Buffer.from(`${text} ${name}`));
  }
  return files;
}

/** Pages that name a script which is not there, or that are not one of the given versions. */
function brokenPages(files: Map<string, Buffer>, versions: Map<string, Buffer>[]): string[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith('index.html') || path.startsWith('.deploy/')) return [];
    const script = files.get(bytes.toString().split(' ').at(-1) ?? '');
    return script && versions.some((site) => site.get(path)?.equals(bytes)) ? [] : [path];
  });
}

/** What the program keeps on a host, without the check of what is read: thousands of moments are looked at. */
function recordsOf(host: ReturnType<typeof memoryHost>): Pick<HostRecords, 'manifest' | 'pending'> {
  const read = (path: string) => JSON.parse(String(host.files.get(path) ?? null));
  return { manifest: read(STORE.manifest), pending: read(STORE.pending) };
}

/** Cuts a run off at each of its acts in turn, each time from the same start. */
async function atEveryAct(
  start: ReturnType<typeof memoryHost>,
  site: Map<string, Buffer> | null,
  then: (host: ReturnType<typeof memoryHost>) => Promise<void>,
) {
  for (let cutAt = 0; ; cutAt += 1) {
    const host = memoryHost(new Map(start.files), new Set(start.folders));
    host.cutAt = cutAt;
    const isCut = await run(host, site).then(
      () => false,
      () => true,
    );
    host.cutAt = Number.POSITIVE_INFINITY;
    await then(host);
    if (!isCut) return cutAt;
  }
}

/** The files of a site by their path, without what the program keeps beside them. As texts: jest compares bytes one by one. */
const textsOf = (files: Iterable<[string, Buffer]>) =>
  Object.fromEntries(
    [...files].filter(([path]) => !path.startsWith('.deploy/')).map(([path, bytes]) => [path, String(bytes)]),
  );

test('a deploy cut off at every single act › pages are never broken, and running it again completes it', async () => {
  const [one, two] = [version('one'), version('two')];
  const start = memoryHost();
  await run(start, one);
  const acts = await atEveryAct(start, two, async (host) => {
    expect(brokenPages(host.files, [one, two])).toEqual([]);
    await run(host, two);
    expect(textsOf(host.files)).toEqual(textsOf([...one, ...two]));
    const { acts } = host;
    await run(host, two);
    expect(host.acts).toBe(acts);
  });
  expect(acts).toBeGreaterThan(20);
});

test('a deploy cut off at every single act › going back gives the last complete version', async () => {
  const [one, two] = [version('one'), version('two')];
  const start = memoryHost();
  await run(start, version('zero'));
  await run(start, one);
  await atEveryAct(start, two, async (host) => {
    const { manifest, pending } = recordsOf(host);
    const isComplete = manifest?.files['index.html']?.hash === stampsOf(two).get('index.html')?.hash;
    const hasStarted = pending?.id !== manifest?.id;
    await run(host, null);
    // Before it wrote anything, there is nothing to undo: back is then the version before.
    const expected = isComplete || hasStarted ? one : version('zero');
    expect(textsOf(host.files)).toMatchObject(textsOf(expected));
  });
});

test('going back cut off at every single act › running it again still goes back', async () => {
  const [one, two] = [version('one'), version('two')];
  const start = memoryHost();
  await run(start, one);
  await run(start, two);
  await atEveryAct(start, null, async (host) => {
    expect(brokenPages(host.files, [one, two])).toEqual([]);
    const { manifest } = await readRecords(host.api);
    const isBack = manifest?.files['index.html']?.hash === sha256(one.get('index.html') ?? Buffer.alloc(0));
    if (!isBack) await run(host, null);
    expect(textsOf(host.files)).toMatchObject(textsOf(one));
  });
});

test('a deploy and then going back, each cut off at every single act › run again, it still goes back to where it was going', async () => {
  const [one, two, three] = [version('one'), version('two'), version('three')];
  const start = memoryHost();
  await run(start, one);
  await run(start, two);
  let pairs = 0;
  await atEveryAct(start, three, async (afterDeploy) => {
    const { manifest, pending } = recordsOf(afterDeploy);
    const goal = versionToReturnTo({ manifest, pending }).files.get('index.html')?.hash;
    const version = [one, two].find((site) => stampsOf(site).get('index.html')?.hash === goal) ?? three;
    await atEveryAct(afterDeploy, null, async (afterBack) => {
      pairs += 1;
      const records = recordsOf(afterBack);
      const isBack = records.pending?.id === records.manifest?.id && records.pending?.goal === 'terug';
      if (!isBack) await run(afterBack, null);
      expect(brokenPages(afterBack.files, [one, two, three])).toEqual([]);
      expect(textsOf(afterBack.files)).toMatchObject(textsOf(version));
    });
  });
  expect(pairs).toBeGreaterThan(500);
});

test('a version that is put back, and then published again, each cut off at every single act › is whole, and the one before is not forgotten', async () => {
  const [one, two] = [version('one'), version('two')];
  const start = memoryHost();
  await run(start, one);
  await run(start, two);
  let pairs = 0;
  await atEveryAct(start, null, async (putBack) => {
    await atEveryAct(putBack, two, async (host) => {
      expect(brokenPages(host.files, [one, two])).toEqual([]);
      await run(host, two);
      expect(textsOf(host.files)).toMatchObject(textsOf(two));
      await run(host, null);
      expect(textsOf(host.files)).toMatchObject(textsOf(one));
      pairs += 1;
    });
  });
  expect(pairs).toBeGreaterThan(400);
});

test('a disk that fills up at any byte › pages are never broken, and with room it goes on', async () => {
  const [one, two] = [version('one'), version('two')];
  const start = memoryHost();
  await run(start, one);
  const used = [...start.files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  for (let extra = 0; extra < 6000; extra += 150) {
    const host = memoryHost(new Map(start.files), new Set(start.folders));
    host.room = used + extra;
    await run(host, two).catch((error: unknown) => expect(error).toMatchObject({ problem: 'full' }));
    expect(brokenPages(host.files, [one, two])).toEqual([]);
    host.room = Number.POSITIVE_INFINITY;
    await run(host, two);
    expect(textsOf(host.files)).toMatchObject(textsOf(two));
  }
});

describe('the lines of a host in .htaccess', () => {
  const own = (text: string) => `${htaccessBlock.begin}\n# ${text} é\n${htaccessBlock.end}\n`;
  const site = (text: string) => version(text).set('.htaccess', Buffer.from(own(text)));
  const [one, two] = [site('one'), site('two')];
  const panel = { before: '# PHP é\r\nAddHandler php83 .php\r\n', after: '\n# END PHP' };
  const withPanel = (text: string) => `${panel.before}${text}${panel.after}`;
  const settingsOf = (host: ReturnType<typeof memoryHost>) => host.files.get('.htaccess')?.toString() ?? '';
  const published = async (edit: (settings: string) => string) => {
    const host = memoryHost();
    await run(host, one);
    host.files.set('.htaccess', Buffer.from(edit(settingsOf(host))));
    return host;
  };

  test('a deploy and then going back, each cut off at every single act › they stay, around the lines of a whole version', async () => {
    const start = await published(withPanel);
    const whole = [withPanel(own('one')), withPanel(own('two'))];
    let pairs = 0;
    await atEveryAct(start, two, async (afterDeploy) => {
      expect(whole).toContain(settingsOf(afterDeploy));
      await run(afterDeploy, two);
      expect(settingsOf(afterDeploy)).toBe(withPanel(own('two')));
      await atEveryAct(afterDeploy, null, async (host) => {
        expect(whole).toContain(settingsOf(host));
        const { manifest } = recordsOf(host);
        if (manifest?.files['.htaccess']?.hash !== sha256(Buffer.from(own('one')))) await run(host, null);
        expect(settingsOf(host)).toBe(withPanel(own('one')));
        pairs += 1;
      });
    });
    expect(pairs).toBeGreaterThan(400);
  });

  test('added while a deploy lies cut off at every single act › run again, it completes and they stay', async () => {
    const start = await published((settings) => settings);
    await atEveryAct(start, two, async (host) => {
      host.files.set('.htaccess', Buffer.from(withPanel(settingsOf(host))));
      await run(host, two);
      expect(settingsOf(host)).toBe(withPanel(own('two')));
    });
  });

  test('added to a site that is online already › nothing to do, and no version of its own to go back to', async () => {
    const host = await published((settings) => settings);
    await run(host, two);
    host.files.set('.htaccess', Buffer.from(withPanel(settingsOf(host))));
    const { acts } = host;
    await run(host, two);
    expect(host.acts).toBe(acts);
    await run(host, null);
    expect(settingsOf(host)).toBe(withPanel(own('one')));
  });

  test('and ours with other line ends › are known as ours, and written as we write them', async () => {
    const host = await published((settings) => withPanel(settings).replaceAll(/\r?\n/g, '\r\n'));
    await run(host, two);
    expect(settingsOf(host)).toBe(`${panel.before}${own('two')}\r\n# END PHP`);
  });

  test('with nothing in the place of ours › ours come there', async () => {
    const host = memoryHost(
      new Map([['.htaccess', Buffer.from(`AddHandler x\n${htaccessBlock.begin}\n\n${htaccessBlock.end}`)]]),
    );
    await run(host, one);
    expect(settingsOf(host)).toBe(`AddHandler x\n${own('one')}`);
  });

  test.each([
    ['among ours', (settings: string) => settings.replace('# one', 'AddHandler x\n# one')],
    ['instead of ours', () => 'AddHandler x\n'],
  ])('%s › are left alone, and the remedy preserves them', async (_, edit) => {
    const host = await published(edit);
    const before = settingsOf(host);
    const api = preservingHostLines(host.api).host;
    const plan = await prepare(api, await readRecords(api), {
      goal: 'publiceren',
      id: 'now',
      now: NOW,
      wanted: stampsOf(two),
    });
    expect(() => refuseConflicts(plan.conflicts)).toThrow(
      'Laat het dan staan, met daaronder de regels ‘# BEGIN site’ en ‘# END site’, en niets tussen die twee.',
    );
    const remedy = before.includes(htaccessBlock.begin)
      ? `AddHandler x\n${htaccessBlock.begin}\n${htaccessBlock.end}\n`
      : `${before}${htaccessBlock.begin}\n${htaccessBlock.end}\n`;
    host.files.set('.htaccess', Buffer.from(remedy));
    await run(host, two);
    expect(settingsOf(host)).toBe(`AddHandler x\n${own('two')}`);
  });
});

describe('a photo that is taken away', () => {
  /** A version of which each page shows a photo of its own, and the home page that of somebody. */
  const album = (who: string) => {
    const files = new Map<string, Buffer>();
    for (const route of ROUTES) {
      const photo = Buffer.from(`photo of ${route === 'index' ? who : route}`);
      const name = `fotos/${route}.${sha256(photo)}-480.avif`;
      files.set(name, photo);
      files.set(route === 'index' ? 'index.html' : `${route}/index.html`, Buffer.from(`${who} ${name}`));
    }
    return files;
  };
  const [wout, nobody, lotte] = [album('wout'), album('nobody'), album('lotte')];
  const photoOf = (site: Map<string, Buffer>) =>
    [...site.keys()].find((path) => path.startsWith('fotos/index')) ?? '';
  const bytesOfWout = wout.get(photoOf(wout)) ?? Buffer.alloc(0);
  const copies = (host: ReturnType<typeof memoryHost>) =>
    [...host.files].filter(([, bytes]) => bytes.equals(bytesOfWout)).map(([path]) => path);

  test('with a deploy cut off at every single act › no page misses a photo, and run again it is gone from its address', async () => {
    const start = memoryHost();
    await run(start, wout);
    const acts = await atEveryAct(start, nobody, async (host) => {
      expect(brokenPages(host.files, [wout, nobody])).toEqual([]);
      await run(host, nobody);
      expect(textsOf(host.files)).toEqual(textsOf(nobody));
      expect(copies(host)).toEqual([`.deploy/vorige/${sha256(bytesOfWout)}`]);
    });
    expect(acts).toBeGreaterThan(15);
  });

  test('is stored for a roll-back, at every single act, and no longer: the versions after it leave no copy', async () => {
    const start = memoryHost();
    await run(start, wout);
    await run(start, nobody);
    await atEveryAct(start, null, async (host) => {
      expect(brokenPages(host.files, [wout, nobody])).toEqual([]);
      const { manifest } = recordsOf(host);
      if (manifest?.files[photoOf(wout)]?.unused !== null) await run(host, null);
      expect(textsOf(host.files)).toMatchObject(textsOf(wout));
    });
    await atEveryAct(start, lotte, async (host) => {
      await run(host, lotte);
      expect(brokenPages(host.files, [nobody, lotte])).toEqual([]);
      expect(textsOf(host.files)).toEqual(textsOf(lotte));
      await run(host, nobody); // what was cut off while the store was cleaned is cleaned now
      expect(copies(host)).toEqual([]);
    });
  });

  test('in a deploy that was cut off and is then undone, at every two acts › stays on its page', async () => {
    const start = memoryHost();
    await run(start, lotte);
    await run(start, wout);
    await atEveryAct(start, nobody, async (host) => {
      const { manifest, pending } = recordsOf(host);
      if (pending?.id === manifest?.id) return;
      await atEveryAct(host, null, async (undone) => {
        expect(brokenPages(undone.files, [wout, nobody])).toEqual([]);
        const records = recordsOf(undone);
        if (records.pending?.id !== records.manifest?.id) await run(undone, null);
        expect(textsOf(undone.files)).toMatchObject(textsOf(wout));
      });
    });
  });
});
