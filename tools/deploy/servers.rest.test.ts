/** @jest-environment node */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from './testing/deploy';
import { filesUnder, makeBase, PROTOCOLS, startHost, traceOf } from './testing/host';
import {
  makeCertificates,
  makeHostFolder,
  makeKey,
  mayMount,
  missingServers,
  mountSmallDisk,
  PASSWORD,
  startProftpd,
} from './testing/servers';
import { siteHtaccess, siteOf, writeSite } from './testing/site';
import { serveSite } from './testing/visitor';

jest.setTimeout(120_000);

const missing = missingServers();
if (missing) console.warn(`skipped: ${missing}`);

(missing ? describe.skip : describe)('on real servers', () => {
  describe.each(PROTOCOLS)('%s', (protocol) => {
    let host: Awaited<ReturnType<typeof startHost>>;
    let after: (() => Promise<void>) | undefined;

    beforeAll(async () => {
      host = await startHost(protocol);
    });
    afterAll(() => host?.stop());
    beforeEach(() => {
      for (const name of readdirSync(host.www)) rmSync(join(host.www, name), { recursive: true });
      writeSite(host.site, siteOf('1'));
    });

    afterEach(async () => {
      await after?.();
      after = undefined;
    });

    const publish = (...args: string[]) => deploy(host.base, host.env, { args });

    test('a first deploy › the host holds exactly the site, a name with a space and an é included', async () => {
      expect(await publish()).toMatchObject({ code: 0 });
      expect(filesUnder(host.www)).toEqual(filesUnder(host.site));
      expect(filesUnder(host.www).has('documents/2025/médische fiche één.pdf')).toBe(true);
    });

    test('an unchanged build › nothing at all is written', async () => {
      await publish();
      const before = traceOf(host.www);
      const { code, output } = await publish();
      expect(code).toBe(0);
      expect(output).toContain('De host heeft deze versie al: er is niets te doen.');
      expect(traceOf(host.www)).toEqual(before);
    });

    test('one changed name on one page › only the files of that page are sent, and the output has their number and bytes', async () => {
      await publish();
      const site = siteOf('1');
      writeSite(host.site, { ...site, texts: { ...site.texts, 'jongensleiding/': 'Nieuwe naam' } });
      const { output } = await publish();
      const files = ['html', 'html.br', 'txt', 'txt.br'].map((end) => `jongensleiding/index.${end}`);
      expect([...output.matchAll(/^ {2}(?:~ gewijzigd|\+ nieuw) +(\S+)/gm)].map(([, path]) => path)).toEqual(
        files,
      );
      const bytes = files.reduce((sum, path) => sum + readFileSync(join(host.site, path)).length, 0);
      expect(output).toContain(
        `Klaar. 4 bestanden verstuurd (${bytes.toLocaleString('nl-BE')} bytes): 0 nieuw, 4 gewijzigd.`,
      );
      expect(filesUnder(host.www)).toEqual(filesUnder(host.site));
    });

    test('--proef › shows every change and changes nothing', async () => {
      await publish();
      writeSite(host.site, siteOf('2'));
      const before = traceOf(host.www);
      const { code, output } = await publish('--proef');
      expect(code).toBe(0);
      expect(output).toMatch(/~ gewijzigd +bivak\/index\.html /);
      expect(output).toMatch(/\+ nieuw +_next\/static\/chunks\/bivak\./);
      expect(output).toContain('Dit was een proef: er is niets veranderd.');
      expect(traceOf(host.www)).toEqual(before);
    });

    test('--terug from a machine without a build › the previous version is back, and once more the newer one', async () => {
      await publish();
      const first = filesUnder(host.site);
      writeSite(host.site, siteOf('2'));
      await publish();
      const second = filesUnder(host.site);
      rmSync(host.site, { recursive: true });

      expect(await publish('--terug')).toMatchObject({ code: 0 });
      expect(Object.fromEntries(filesUnder(host.www))).toMatchObject(Object.fromEntries(first));
      expect(await publish('--terug')).toMatchObject({ code: 0 });
      expect(Object.fromEntries(filesUnder(host.www))).toMatchObject(Object.fromEntries(second));
    });

    test('a foreign file in the way › it is named, nothing is written, and other foreign files never matter', async () => {
      makeHostFolder(join(host.www, 'bivak'));
      writeFileSync(join(host.www, 'bivak/index.html'), 'van iemand anders');
      writeFileSync(join(host.www, 'webmail.php'), 'ook van iemand anders');
      const before = traceOf(host.www);
      const { code, output } = await publish();
      expect(code).toBe(1);
      expect(output).toContain('  - bivak/index.html: staat er al en is niet door deze opdracht gezet');
      expect(output).not.toContain('webmail.php');
      expect(traceOf(host.www)).toEqual(before);

      rmSync(join(host.www, 'bivak/index.html'));
      expect(await publish()).toMatchObject({ code: 0 });
      expect(readFileSync(join(host.www, 'webmail.php'), 'utf8')).toBe('ook van iemand anders');
    });

    test('settings that the host forbids › reports why, rolls back and reports that; allowed, it comes online; a line of the host stays', async () => {
      const lineOfHost = '# van het hostingbedrijf\n';
      let forbids = /\+Indexes/;
      const web = await serveSite(host.www, { forbids: (settings) => forbids.test(settings) });
      after = web.stop;
      const site = (version: string) => ({ ...siteOf(version), origin: web.origin });
      writeSite(host.site, site('1'));
      await publish();
      appendFileSync(join(host.www, '.htaccess'), lineOfHost);
      const before = Object.fromEntries(filesUnder(host.www));
      writeSite(host.site, { ...site('2'), htaccess: siteHtaccess.replace('-Indexes', '+Indexes') });
      const { code, output } = await publish();
      expect(output).toContain(`${web.origin}/ geeft een serverfout (500). Ik zet terug wat er stond.`);
      expect(output).toMatch(
        /Online staat nu weer de versie van .* Die werkt\.\nWaarschijnlijk verbiedt je host een regel in \.htaccess/,
      );
      expect(code).toBe(1);
      expect(Object.fromEntries(filesUnder(host.www))).toMatchObject(before);

      forbids = /nothing/;
      expect(await publish()).toMatchObject({ code: 0 });
      const settings = readFileSync(join(host.site, '.htaccess'), 'utf8');
      expect(Object.fromEntries(filesUnder(host.www))).toMatchObject({
        ...Object.fromEntries(filesUnder(host.site)),
        '.htaccess': Buffer.from(settings + lineOfHost).toString('base64'),
      });
    });

    test('a removed page goes with the same deploy, and its folder; its scripts after two deploys and 30 days', async () => {
      const at = (day: number) => ({ now: () => new Date(Date.UTC(2026, 0, day)) });
      const old = siteOf('1');
      writeSite(host.site, { ...old, texts: { ...old.texts, 'kamp-2025/': 'oude pagina' } });
      await deploy(host.base, host.env, at(1));
      writeFileSync(join(host.www, 'kamp.txt'), 'van iemand anders');
      const first = [...filesUnder(host.site).keys()];
      const hashed = first.filter((path) => path.startsWith('_next/'));
      const removed: string[] = [];
      for (const [version, day] of [['2', 2] as const, ['3', 40] as const]) {
        writeSite(host.site, siteOf(version));
        removed.push((await deploy(host.base, host.env, at(day))).output);
        expect([...filesUnder(host.www).keys()]).toEqual(expect.arrayContaining(hashed));
        expect(traceOf(host.www).filter((line) => line.startsWith('kamp-2025'))).toEqual([]);
      }
      expect(removed[0]).toMatch(/- weg +kamp-2025\/index\.html/);
      writeSite(host.site, siteOf('4'));
      await deploy(host.base, host.env, at(41));
      const there = [...filesUnder(host.www).keys()];
      expect(there).toEqual(expect.arrayContaining([...filesUnder(host.site).keys(), 'kamp.txt']));
      expect(there.filter((path) => first.includes(path) && !filesUnder(host.site).has(path))).toEqual([]);
    });

    test('a connection that is cut each 40 kB › it goes on with the file where it stopped', async () => {
      host.wire.cutEach(40_000);
      const { code, output } = await deploy(host.base, host.wiredEnv);
      const { cuts } = host.wire;
      host.wire.cutEach(Number.POSITIVE_INFINITY);
      expect(output).toMatch(/Nieuwe poging over 1 s\.[\s\S]*\nKlaar\./);
      expect(code).toBe(0);
      expect(cuts).toBeGreaterThan(1);
      expect(filesUnder(host.www)).toEqual(filesUnder(host.site));
    });

    test('a connection that is cut before anything can be done › a clear message, nothing lost, and later it works', async () => {
      await publish();
      const before = filesUnder(host.www);
      writeSite(host.site, siteOf('2'));
      host.wire.cutEach(500);
      const { code, output } = await deploy(host.base, host.wiredEnv);
      host.wire.cutEach(Number.POSITIVE_INFINITY);
      expect(code).toBe(1);
      expect(output).toMatch(/(viel weg|geen verbinding).*Je site is heel\..*voer de opdracht opnieuw uit/is);
      expect(filesUnder(host.www)).toEqual(before);
      expect(await deploy(host.base, host.wiredEnv)).toMatchObject({ code: 0 });
    });

    test('a refused login › names the settings to look at, never the password', async () => {
      const wrong = {
        ...host.env,
        DEPLOY_PASSWORD: 'niet-het-wachtwoord',
        ...(protocol === 'sftp' ? { DEPLOY_KEY: makeKey(join(host.base, 'other')) } : {}),
      };
      const { code, output } = await deploy(host.base, wrong);
      expect(code).toBe(1);
      expect(output).toMatch(/127\.0\.0\.1 weigert \w+: .*DEPLOY_PASSWORD/);
      expect(output).not.toContain('niet-het-wachtwoord');
      expect(traceOf(host.www)).toEqual([]);
    });

    test('a missing folder › is reported, and not created', async () => {
      const { code, output } = await deploy(host.base, {
        ...host.env,
        DEPLOY_URL: `${host.env.DEPLOY_URL}w`,
      });
      expect(code).toBe(1);
      expect(output).toContain('De map van DEPLOY_URL bestaat niet op de host.');
      // where the login arrives is the home of who runs the test, or the folder of the test
      if (protocol === 'sftp') expect(output).toContain('Waar je binnenkomt, staan ');
      else expect(output).toMatch(/staan deze mappen: .*\bwww\b.*Zo’n map schrijf je als …\/~\//);
    });

    // where none may be mounted, the full disk of publish.rest.test.ts is the only one
    const onSmallDisk = mayMount() ? test : test.skip;
    onSmallDisk(
      'a full disk › a clear message, the old site stays whole, and with room it goes on',
      async () => {
        const unmount = mountSmallDisk(host.www, 500_000);
        try {
          await publish();
          const before = filesUnder(host.www);
          writeSite(host.site, { ...siteOf('2'), photoBytes: 600_000 });
          const { code, output } = await publish();
          expect(output).toMatch(/De schijf van de host is vol .*Je site is heel en werkt nog\. Maak plaats/);
          expect(code).toBe(1);
          expect(Object.fromEntries(filesUnder(host.www))).toMatchObject(Object.fromEntries(before));

          writeSite(host.site, siteOf('2'));
          expect(await publish()).toMatchObject({ code: 0 });
          expect(Object.fromEntries(filesUnder(host.www))).toMatchObject(
            Object.fromEntries(filesUnder(host.site)),
          );
        } finally {
          unmount();
        }
      },
    );

    test('somebody else publishes at the same time › reports who, and until when to wait; a killed one is ignored', async () => {
      await publish();
      writeSite(host.site, siteOf('2'));
      const lock = join(host.www, '.deploy/slot');
      const seen = new Date();
      const owner = {
        id: 'other',
        who: 'iemand@laptop',
        since: seen.toISOString(),
        seen: seen.toISOString(),
      };
      makeHostFolder(lock);
      writeFileSync(join(lock, 'wie.json'), JSON.stringify(owner));
      const { code, output } = await publish();
      expect(code).toBe(1);
      expect(output).toMatch(/iemand@laptop publiceert al sinds \d\d:\d\d\. Er is niets veranderd\./);
      const later = { now: () => new Date(seen.getTime() + 16 * 60_000) };
      expect(await deploy(host.base, host.env, later)).toMatchObject({ code: 0 });
    });
  });

  describe('on a server of its own', () => {
    let stop: (() => Promise<void>) | undefined;
    afterEach(async () => {
      await stop?.();
      stop = undefined;
    });
    const start = async (protocol: (typeof PROTOCOLS)[number]) => {
      const host = await startHost(protocol);
      stop = host.stop;
      writeSite(host.site, siteOf('1'));
      return host;
    };
    /** ProFTPD with a password, as SFTP. */
    const startOther = async (settings?: string) => {
      const base = makeBase();
      let server: Awaited<ReturnType<typeof startProftpd>> | undefined;
      stop = async () => {
        await server?.stop();
        rmSync(base, { recursive: true });
      };
      server = await startProftpd(base, { protocol: 'sftp', settings });
      writeSite(join(base, 'out'), siteOf('1'));
      return { base, env: server.env };
    };

    test('sftp, a changed host key › refused before the password is sent, with the key that the host shows', async () => {
      const { base, env, www } = await start('sftp');
      const other = { ...env, DEPLOY_HOST_KEY: 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
      const { code, output } = await deploy(base, other);
      expect(code).toBe(1);
      expect(output).toContain(`is niet die van DEPLOY_HOST_KEY: de host toont ${env.DEPLOY_HOST_KEY}.`);
      const unknown = await deploy(base, { ...env, DEPLOY_HOST_KEY: '' });
      expect(unknown.code).toBe(1);
      expect(unknown.output).toContain(`DEPLOY_HOST_KEY ontbreekt. De host toont nu ${env.DEPLOY_HOST_KEY}.`);
      expect(traceOf(www)).toEqual([]);
    });

    test('sftp with a password, on another kind of server › publishes, and goes back', async () => {
      const { base, env } = await startOther();
      const site = join(base, 'out');
      expect(await deploy(base, env)).toMatchObject({ code: 0 });
      const first = filesUnder(site);
      writeSite(site, siteOf('2'));
      expect(await deploy(base, env)).toMatchObject({ code: 0 });
      expect(await deploy(base, env, { args: ['--terug'] })).toMatchObject({ code: 0 });
      expect(Object.fromEntries(filesUnder(join(base, 'www')))).toMatchObject(Object.fromEntries(first));
    });

    test('sftp on a server that cannot replace a file in one step › says so at once, and what to ask', async () => {
      const { base, env } = await startOther('SFTPExtensions -posixRename');
      const { code, output } = await deploy(base, env);
      expect(output).toContain('kan een bestand niet in één stap vervangen (posix-rename).');
      expect(output).not.toContain('viel weg');
      expect(code).toBe(1);
    });

    test('ftps, a certificate that nobody vouches for, or for another name › refused before the password is sent', async () => {
      const { base, env, www } = await start('ftps');
      const strangers = makeCertificates(join(base, 'strangers'));
      const distrusted = await deploy(base, { ...env, DEPLOY_CA: strangers.authority });
      expect(distrusted.output).toContain(
        'Het certificaat van 127.0.0.1 klopt niet: niemand staat ervoor in.',
      );
      const named = { ...env, DEPLOY_URL: env.DEPLOY_URL?.replace('127.0.0.1', 'localhost') ?? '' };
      const misnamed = await deploy(base, named);
      expect(misnamed.output).toContain(
        'Het certificaat van localhost klopt niet: het staat op een andere naam.',
      );
      expect([distrusted.code, misnamed.code]).toEqual([1, 1]);
      expect(distrusted.output + misnamed.output).not.toContain(PASSWORD);
      expect(traceOf(www)).toEqual([]);
    });
  });
});
