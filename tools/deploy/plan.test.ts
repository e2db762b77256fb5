/** @jest-environment node */
import { type Manifest, type Pending, programVersion } from './manifest';
import { type Plan, pathsToRead, planDeploy, type Situation } from './plan';

const hash = (content: string) => content.repeat(64);
const JANUARY = new Date('2026-01-01T10:00:00.000Z');
const days = (count: number) => new Date(JANUARY.getTime() + count * 86_400_000);

/** Files by path, each with one character that stands for its contents; all are 10 bytes. */
type Contents = Record<string, string>;

const stamps = (contents: Contents) =>
  new Map(Object.entries(contents).map(([path, letter]) => [path, { hash: hash(letter), size: 10 }]));

const onHost = (...paths: string[]) =>
  new Map(paths.map((path) => [path, { type: 'file' as const, size: 10 }]));

const hashes = (letters: Contents) =>
  new Map(Object.entries(letters).map(([path, letter]) => [path, hash(letter)]));

function manifestOf(files: Contents, changes: Partial<Manifest> = {}): Manifest {
  const entries = Object.entries(files).map(([path, letter]) => [
    path,
    { hash: hash(letter), size: 10, unused: null },
  ]);
  return {
    version: 1,
    program: programVersion,
    id: 'before',
    at: JANUARY.toISOString(),
    deploy: 1,
    files: Object.fromEntries(entries),
    folders: [],
    previous: null,
    ...changes,
  };
}

function pendingOf(files: Contents): Pending {
  const entries = Object.entries(files).map(([path, letter]) => [path, [hash(letter)]]);
  return {
    version: 1,
    id: 'cut off',
    at: '',
    goal: 'publiceren',
    files: Object.fromEntries(entries),
    folders: [],
  };
}

const situation = (changes: Partial<Situation>): Situation => ({
  goal: 'publiceren',
  id: 'now',
  now: JANUARY,
  wanted: new Map(),
  manifest: null,
  pending: null,
  present: new Map(),
  actual: new Map(),
  backups: new Set(),
  ...changes,
});

const order = (plan: Plan) => plan.steps.map((step) => `${step.do} ${step.path}`);

test('a site on an empty host › names that nobody knows first, then the settings, the pages, and the home page last', () => {
  const wanted = [
    'index.html',
    'bivak/index.html',
    'bivak/index.html.br',
    'bivak/index.txt',
    '.htaccess',
    'fotos/a.1.webp',
  ];
  const plan = planDeploy(
    situation({ wanted: stamps(Object.fromEntries(wanted.map((path) => [path, 'a']))) }),
  );
  expect(order(plan)).toEqual([
    'upload fotos/a.1.webp',
    'upload .htaccess',
    'upload bivak/index.html',
    'upload bivak/index.html.br',
    'upload bivak/index.txt',
    'upload index.html',
  ]);
  expect(plan.folders).toEqual(['bivak', 'fotos']);
  expect(plan.conflicts).toEqual([]);
});

test('a changed site › changed pages come after new pages and after every file that they may name', () => {
  const plan = planDeploy(
    situation({
      wanted: stamps({ 'a/index.html': 'b', 'new/index.html': 'b', '_next/x.2.js': 'b', 'flyer.pdf': 'b' }),
      manifest: manifestOf({ 'a/index.html': 'a', '_next/x.1.js': 'a', 'flyer.pdf': 'a' }),
      present: onHost('a/index.html', '_next/x.1.js', 'flyer.pdf'),
      actual: hashes({ 'a/index.html': 'a', 'flyer.pdf': 'a' }),
    }),
  );
  expect(order(plan)).toEqual([
    'upload _next/x.2.js',
    'upload flyer.pdf',
    'upload new/index.html',
    'upload a/index.html',
  ]);
  expect(plan.backUp.map(({ path }) => path)).toEqual(['flyer.pdf', 'a/index.html']);
  expect(plan.manifest.files['_next/x.1.js']).toMatchObject({
    unused: { deploy: 2, at: JANUARY.toISOString() },
  });
});

test('the version that is there already › nothing to do', () => {
  const files = { 'index.html': 'a' };
  const plan = planDeploy(
    situation({ wanted: stamps(files), manifest: manifestOf(files), present: onHost('index.html') }),
  );
  expect(plan.empty).toBe(true);
});

test('a file of ours that somebody removed on the host › it is sent again', () => {
  const files = { 'index.html': 'a', '_next/x.1.js': 'a' };
  const plan = planDeploy(
    situation({ wanted: stamps(files), manifest: manifestOf(files), present: onHost('index.html') }),
  );
  expect(order(plan)).toEqual(['upload _next/x.1.js']);
});

describe('a file in the way', () => {
  const wanted = stamps({ 'index.html': 'b' });

  test.each([
    ['never ours', { present: onHost('index.html') }, 'foreign'],
    [
      'ours, changed',
      { manifest: manifestOf({ 'index.html': 'a' }), actual: hashes({ 'index.html': 'z' }) },
      'changed',
    ],
    [
      'ours, other length',
      { manifest: manifestOf({ 'index.html': 'b' }), present: sized('index.html', 11) },
      'changed',
    ],
    [
      'intended, put there by another',
      { pending: pendingOf({ 'index.html': 'b' }), actual: hashes({ 'index.html': 'z' }) },
      'changed',
    ],
    ['a folder', { present: new Map([['index.html', { type: 'folder' as const, size: 0 }]]) }, 'blocked'],
  ])('%s › is a conflict', (_, changes, reason) => {
    const plan = planDeploy(situation({ wanted, present: onHost('index.html'), ...changes }));
    expect(plan.conflicts).toEqual([{ path: 'index.html', reason }]);
  });

  test('a file where a folder must come › is a conflict', () => {
    const plan = planDeploy(situation({ wanted: stamps({ 'fotos/a.webp': 'a' }), present: onHost('fotos') }));
    expect(plan.conflicts).toEqual([{ path: 'fotos', reason: 'blocked' }]);
  });

  function sized(path: string, size: number) {
    return new Map([[path, { type: 'file' as const, size }]]);
  }
});

describe('after an interrupted deploy', () => {
  const manifest = manifestOf({ 'a.html': 'a', 'b.html': 'a' });
  const pending = pendingOf({ 'a.html': 'b', 'b.html': 'b', '_next/x.1.js': 'b' });
  const present = onHost('a.html', 'b.html', '_next/x.1.js');
  const actual = hashes({ 'a.html': 'b', 'b.html': 'a', '_next/x.1.js': 'b' });

  test('the same version again › only what had not arrived is sent', () => {
    const wanted = stamps({ 'a.html': 'b', 'b.html': 'b', '_next/x.1.js': 'b' });
    expect(pathsToRead(situation({ wanted, manifest, pending, present }))).toEqual([
      '_next/x.1.js',
      'a.html',
      'b.html',
    ]);
    const plan = planDeploy(situation({ wanted, manifest, pending, present, actual }));
    expect(order(plan)).toEqual(['upload b.html']);
    expect(plan.manifest.previous?.files).toMatchObject({ 'a.html': { hash: hash('a') } });
  });

  test('another version › what the interrupted one left is ours and is removed in time', () => {
    const wanted = stamps({ 'a.html': 'c', 'b.html': 'c' });
    const plan = planDeploy(situation({ wanted, manifest, pending, present, actual }));
    expect(plan.conflicts).toEqual([]);
    expect(order(plan)).toEqual(['upload a.html', 'upload b.html']);
    expect(plan.backUp).toEqual([{ path: 'b.html', hash: hash('a') }]); // a.html was backed up before it was replaced
    expect(plan.manifest.files['_next/x.1.js']?.unused).not.toBeNull();
  });

  test('back to the last complete version › the one before that is still known', () => {
    const previous = { at: JANUARY.toISOString(), files: { 'a.html': { hash: hash('0'), size: 10 } } };
    const before = { ...manifest, previous };
    const wanted = stamps({ 'a.html': 'a', 'b.html': 'a' });
    const plan = planDeploy(situation({ goal: 'terug', wanted, manifest: before, pending, present, actual }));
    expect(order(plan)).toEqual(['upload a.html']);
    expect(plan.manifest).toMatchObject({ deploy: 1, previous });
  });

  test('one that was only cut off after its manifest › counts as complete', () => {
    const files = { 'index.html': 'a' };
    const done = { ...pendingOf(files), id: 'before' };
    const plan = planDeploy(
      situation({
        wanted: stamps(files),
        manifest: manifestOf(files),
        pending: done,
        present: onHost('index.html'),
      }),
    );
    expect(plan.empty).toBe(true);
  });
});

describe('a file that the site no longer uses', () => {
  const unusedSince = (deploy: number) => ({
    hash: hash('a'),
    size: 10,
    unused: { deploy, at: JANUARY.toISOString() },
  });
  const plan = (deploy: number, now: Date, contents = 'a') =>
    planDeploy(
      situation({
        now,
        wanted: stamps({ 'index.html': 'b' }),
        manifest: manifestOf({ 'index.html': 'a' }, { deploy, files: { '_next/old.1.js': unusedSince(2) } }),
        present: onHost('_next/old.1.js'),
        actual: hashes({ '_next/old.1.js': contents }),
      }),
    );

  test('two deploys and 30 days later › goes', () => {
    expect(plan(3, days(30)).removals).toEqual(['_next/old.1.js']);
  });
  test('one deploy later › stays, however long ago', () => {
    expect(plan(2, days(300)).removals).toEqual([]);
  });
  test('29 days later › stays, however many deploys', () => {
    expect(plan(9, days(29)).removals).toEqual([]);
  });
  test('replaced by somebody else in the meantime › is left alone and no longer ours', () => {
    const { removals, manifest } = plan(3, days(30), 'z');
    expect(removals).toEqual([]);
    expect(manifest.files).not.toHaveProperty('_next/old.1.js');
  });
});

test('a page that no longer has a compressed sibling › the old sibling goes right after the page, not in 30 days', () => {
  const plan = planDeploy(
    situation({
      wanted: stamps({ 'a/index.html': 'b', 'index.html': 'b' }),
      manifest: manifestOf({ 'a/index.html': 'a', 'a/index.html.br': 'a', 'index.html': 'a' }),
      present: onHost('a/index.html', 'a/index.html.br', 'index.html'),
      actual: hashes({ 'a/index.html': 'a', 'a/index.html.br': 'a', 'index.html': 'a' }),
    }),
  );
  expect(order(plan)).toEqual(['upload a/index.html', 'remove a/index.html.br', 'upload index.html']);
  expect(plan.backUp.map(({ path }) => path)).toContain('a/index.html.br');
  expect(plan.manifest.files).not.toHaveProperty('a/index.html.br');
});

test.each([
  'kamp/index.html',
  'kamp/index.html.br',
  'documents/2026/deelnemers.pdf',
  'kalender/kamp-2026.ics',
  'og/kamp.png',
])(
  '%s that the site has no more › is gone at the end of the same deploy, and comes back with the version before',
  (path) => {
    const plan = planDeploy(
      situation({
        wanted: stamps({ 'index.html': 'b' }),
        manifest: manifestOf({ 'index.html': 'a', [path]: 'p' }),
        present: onHost('index.html', path),
        actual: hashes({ 'index.html': 'a', [path]: 'p' }),
      }),
    );
    expect(order(plan)).toEqual(['upload index.html']);
    expect(plan.putAside).toEqual([{ path, hash: hash('p') }]);
    expect(plan.manifest.previous?.files).toHaveProperty([path]);
  },
);

describe('a photo that the site shows no more', () => {
  const photo = 'fotos/leiding-wout.1-480.avif';
  const manifest = manifestOf({ 'index.html': 'a', [photo]: 'p', '_next/x.1.js': 'a' });
  const present = onHost('index.html', photo, '_next/x.1.js');
  const actual = hashes({ 'index.html': 'a', [photo]: 'p' });
  const wanted = stamps({ 'index.html': 'b' });

  test('goes in the same deploy, after everything, into the store of the version before; a script stays', () => {
    const plan = planDeploy(situation({ wanted, manifest, present, actual }));
    expect(order(plan)).toEqual(['upload index.html']);
    expect(plan.putAside).toEqual([{ path: photo, hash: hash('p') }]);
    expect(plan.removals).toEqual([]);
    expect(plan.manifest.previous?.files).toHaveProperty([photo]);
  });

  test('and was not put aside yet when the last deploy was cut off › goes now, though there is nothing else to do', () => {
    const before = { at: JANUARY.toISOString(), files: { [photo]: { hash: hash('p'), size: 10 } } };
    const unused = { hash: hash('p'), size: 10, unused: { deploy: 2, at: JANUARY.toISOString() } };
    const online = manifestOf({ 'index.html': 'b' });
    const plan = planDeploy(
      situation({
        wanted,
        manifest: { ...online, deploy: 2, files: { ...online.files, [photo]: unused }, previous: before },
        present: onHost('index.html', photo),
        actual: hashes({ [photo]: 'p' }),
      }),
    );
    expect(plan.empty).toBe(false);
    expect(plan.steps).toEqual([]);
    expect(plan.putAside).toEqual([{ path: photo, hash: hash('p') }]);
  });

  test('and that not even the version before had › is removed', () => {
    const plan = planDeploy(
      situation({
        wanted,
        manifest: manifestOf({ 'index.html': 'a' }),
        pending: pendingOf({ [photo]: 'p' }),
        present,
        actual,
      }),
    );
    expect([plan.putAside, plan.removals]).toEqual([[], [photo]]);
  });

  test('and that somebody else replaced › is left alone', () => {
    const plan = planDeploy(
      situation({ wanted, manifest, present, actual: hashes({ 'index.html': 'a', [photo]: 'z' }) }),
    );
    expect([plan.putAside, plan.removals]).toEqual([[], []]);
  });

  test('comes back from the store with the version before', () => {
    const online = manifestOf({ 'index.html': 'b' });
    const plan = planDeploy(
      situation({
        goal: 'terug',
        wanted: stamps({ 'index.html': 'a', [photo]: 'p' }),
        manifest: online,
        present: onHost('index.html'),
        actual: hashes({ 'index.html': 'b' }),
      }),
    );
    expect(order(plan)).toEqual([`upload ${photo}`, 'upload index.html']);
  });
});
