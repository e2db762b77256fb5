/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import type { Content } from '@/lib/content/schemas/content';
import { contentFiles } from '@/lib/content/schemas/files';
import { keysIn, shapeOf } from '@/lib/content/schemas/shape';
import { networks } from '@/lib/pages/socialLinks';

/**
 * What each folder may import, besides itself and packages: content → lib → app → components → HTML, one direction.
 * The longest folder that a file stands in counts. Imports of types count too.
 */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  app: ['lib', 'components', 'styles'],
  // the two routes of the editor that are data, and its two pages, which Next compiles apart from those of visitors
  'app/(beheer)': ['editor'],
  pages: ['editor', 'styles'],
  // one folder per page, and one for what stands around every page
  ...Object.fromEntries(
    readdirSync('components').map((folder) => [`components/${folder}`, ['lib', 'styles', 'components/ui']]),
  ),
  // the list of what components do in the browser
  'components/behaviours.ts': ['lib', 'components'],
  'components/behaviours.test.ts': ['components/behaviours.ts'],
  // one body per page, of the components of that page
  'components/pages': ['lib', 'components'],
  // its preview is made of the pages themselves
  editor: ['lib', 'styles', 'components'],
  // serves what the pipeline made, and has it make new photos
  'editor/local': ['lib', 'editor', 'pipeline'],
  'components/ui': ['lib', 'styles'],
  // the code host that tests play
  'editor/publish/testing': ['lib', 'editor'],
  pipeline: ['lib'],
  // the scripts that stand in pages are made of those beside the components
  'pipeline/startup': ['lib', 'pipeline', 'components'],
  scripts: ['lib', 'pipeline', 'tools', 'editor', 'e2e/groups'],
  // each a product of its own; the bench measures what the pipeline made
  'tools/bench': ['lib', 'pipeline'],
  'tools/deploy': ['lib'],
  'tools/mailbox': ['lib'],
  // what the pages of every group promise: rendered here, or read from an export
  'e2e/export': ['lib', 'components', 'editor', 'pipeline', 'e2e/groups'],
  e2e: ['lib', 'components/behaviours.ts', 'editor', 'pipeline', 'tools'],
};

/** Where leaders change the site: the one room whose script may hold content, schemas and the check. */
const isEditor = (file: string) => isBelow(file, 'editor');

/** The only files that run in the browser too. Adding one costs every visitor of that page: decide it in review. */
const islands = [
  'components/bivak/DocumentGuard.tsx',
  'components/bivak/RefundBox.tsx',
  'components/boekje/Booklet.tsx',
  'components/contact/ContactForm.tsx',
  'components/eigen/Album.tsx',
  'components/home/ActivityDialog.tsx',
  'components/home/GroupsBox.tsx',
  'components/home/NextActivityBox.tsx',
  'components/programma/ProgrammeSheet.tsx',
  'components/site/Main.tsx',
  'components/site/Navigation.tsx',
  'components/ui/Countdown.tsx',
  'components/ui/FollowsChoice.tsx',
  'components/verhuur/Gallery.tsx',
  'components/verhuur/MapFrame.tsx',
  'components/verhuur/Months.tsx',
  'components/verhuur/RequestForm.tsx',
];

type Import = { from: string; to: string; typesOnly: boolean; relative: boolean; isPackage: boolean };

const sources = [
  'app',
  'components',
  'editor',
  'lib',
  'pages',
  'pipeline',
  'scripts',
  'tools',
  'e2e',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => slashed(path.join(folder, name))),
);
const code = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const imports = new Map(sources.map((file) => [file, importsOf(file)]));
const isTest = (file: string) => /\.test\.|__mocks__|\/testing\//.test(file);

test('the styles of the shared shelf stand in a layer below those of the pages, which may change them', () => {
  const sheets = readdirSync('components/ui').filter((name) => name.endsWith('.scss'));
  const layers = sheets.map((name) => [
    name,
    readFileSync(path.join('components/ui', name), 'utf8').match(/@layer \w+/g),
  ]);
  expect(sheets.length).toBeGreaterThan(10);
  expect(layers).toEqual(sheets.map((name) => [name, ['@layer ui']]));
});

test('the styles of the shared shelf are worn by the shelf alone: a page takes the component', () => {
  const worn = [...imports.values()].flat().filter(({ to }) => /^components\/ui\/.*\.scss$/.test(to));
  expect(worn.length).toBeGreaterThan(10);
  expect(worn.filter(({ from }) => !isBelow(from, 'components/ui')).map(arrow)).toEqual([]);
});

/** Names that Next asks of pages and routes, and Playwright's test with the fixtures of a room. */
const asked = /^(GET|dynamic\w*|generate\w+|viewport|test)$/;

test('an exported name stands in one file: whoever searches for it finds it', () => {
  const files = new Map<string, Set<string>>();
  for (const [file, text] of code) {
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|function\*?|class|type) (\w+)/gm))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  expect(files.size).toBeGreaterThan(1000);
  const twice = [...files].filter(([name, places]) => places.size > 1 && !asked.test(name));
  expect(twice).toEqual([]);
});

describe('imports', () => {
  const all = [...imports.values()].flat();

  test('are read from the code at all', () => {
    expect(all.length).toBeGreaterThan(300);
  });

  test('run in one direction, and never from one page’s components to another’s', () => {
    const refused = all
      .filter(({ isPackage }) => !isPackage)
      .filter(({ from, to }) => !isAllowed(from, to) && !(isTest(from) && isBelow(to, 'e2e/groups')));
    expect(refused.map(arrow)).toEqual([]);
  });

  test('of what becomes the site are written from the top (@/…) across folders, except in the mock of a neighbour', () => {
    const upwards = all.filter(
      ({ from, to, relative }) => relative && !isBelow(to, path.posix.dirname(from)),
    );
    expect(upwards.filter(({ from }) => !/__mocks__|^(scripts|tools|e2e)\//.test(from)).map(arrow)).toEqual(
      [],
    );
  });

  test('of lib/ bring no React, no styles and no markup', () => {
    const own = sources.filter((file) => file.startsWith('lib/') && !isTest(file));
    const refused = own.flatMap((file) => importsOf(file)).filter(({ to }) => /^react|\.scss$/.test(to));
    expect(refused.map(arrow)).toEqual([]);
    expect(own.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  test('of components take no content: the page in app/ hands it over', () => {
    const own = all.filter(({ from }) => from.startsWith('components/') && !isEditor(from) && !isTest(from));
    const refused = own.filter(({ to, typesOnly }) => !typesOnly && isContent(to));
    expect(refused.map(arrow)).toEqual([]);
  });

  test('of the check of content lead to no disk: it can run in a browser', () => {
    const needed = allBehind(['lib/content/check/check.ts']);
    expect(needed.filter((name) => /^node:|^server-only$/.test(name))).toEqual([]);
    expect(needed).toContain('yaml');
  });

  test('of the editor lead to no disk, but for the one file that hands it what stands there', () => {
    const own = sources.filter(
      (file) => isBelow(file, 'editor') && !isBelow(file, 'editor/local') && !isTest(file),
    );
    expect(own.length).toBeGreaterThan(3);
    expect(allBehind(own).filter((name) => /^node:|^server-only$|manifest|disk/.test(name))).toEqual([]);
  });

  test('of components never lead to the disk: a page passes them what they show', () => {
    const own = sources.filter((file) => file.startsWith('components/') && !isTest(file));
    expect(allBehind(own).filter((name) => /^node:|^server-only$|manifest/.test(name))).toEqual([]);
  });
});

test('a temporary folder is removed by the file that makes it: tests leave nothing behind', () => {
  const made = [...code].flatMap(([file, text]) =>
    [...text.matchAll(/(\w+)(?:: \w+)? = (?:await )?mkdtemp(?:Sync)?\(/g)].map(([, name]) => ({
      file,
      text,
      name,
    })),
  );
  expect(made.length).toBeGreaterThan(15);
  const left = made.filter(({ text, name }) => !new RegExp(`\\brm(Sync)?\\((this\\.)?${name}\\b`).test(text));
  expect(left.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

/** What stands in pages, which has no framework to lean on. */
const inPages = ['start', 'react'].map((part) => `pipeline/startup/${part}.ts`);

describe('what runs in the browser', () => {
  test.each([...inPages, ...sources.filter((file) => file.endsWith('.script.ts'))])(
    '%s stands in the page itself, and brings no framework along',
    (script) => {
      expect(allBehind([script]).filter((name) => /^(react|next)|\.tsx$|\.scss$/.test(name))).toEqual([]);
    },
  );

  test('begins in the islands of the list, and nowhere else', () => {
    const found = sources.filter((file) =>
      /^(\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(code.get(file) ?? ''),
    );
    expect(found.sort()).toEqual(islands);
  });

  test.each([...islands, ...inPages])('%s brings no schema and no reader of content along', (island) => {
    expect(allBehind([island]).filter(isContent)).toEqual([]);
  });
});

describe('the names of content, which are Dutch', () => {
  const keys = new Set(contentFiles.flatMap((file) => keysIn(shapeOf(file))));
  /** Those that mean the same in English, or something else. */
  const english = [
    'accent',
    'alt',
    'email',
    'events',
    'info',
    'kind',
    'link',
    'post',
    'postcode',
    'service',
    'slogan',
    'sticker',
    'tip',
    ...Object.keys(networks),
  ];
  const takesContent = (file: string) =>
    isBelow(file, 'lib/content') ||
    isBelow(file, 'lib/begin') || // the answers from which content is made
    imports.get(file)?.some(({ to }) => isBelow(to, 'lib/content'));
  const shelf = () => sources.filter((file) => isBelow(file, 'components/ui') && !isTest(file));
  const general = () =>
    sources.filter((file) => isBelow(file, 'lib') && !isTest(file) && !takesContent(file));

  test('are read from the schemas, and none is taken for English that is no name any more', () => {
    expect(keys.size).toBeGreaterThan(80);
    expect(english.filter((word) => !keys.has(word))).toEqual([]);
  });

  test('stop at the border of lib/content: the shared shelf takes nothing from there, not even a type', () => {
    expect(shelf().length).toBeGreaterThan(20);
    expect(shelf().filter(takesContent)).toEqual([]);
  });

  test('are not heard on the shared shelf, nor in the parts of lib that take no content', () => {
    const dutch = [...keys].filter((key) => !english.includes(key));
    const heard = [...shelf(), ...general()].flatMap((file) => {
      const words = new Set(withoutTexts(code.get(file) ?? '').match(/[\p{L}_$][\p{L}\d_$]*/gu));
      return dutch.filter((key) => words.has(key)).map((key) => `${file}: ${key}`);
    });
    expect(general().length).toBeGreaterThan(20);
    expect(heard).toEqual([]);
  });
});

/** Code without what people read: comments, strings, and words between tags. */
const withoutTexts = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"/g, ' ')
    .replace(/`[^`]*`/g, (template) => template.match(/\$\{[^}]*\}/g)?.join(' ') ?? ' ')
    .replace(/>[^<>{}]*</g, ' ');

/** What the group is called that the project is shown with; content/ itself is not read, where a town may be called As. */
// the flower, without a capital, is one of the signs that every group can choose
const shown = [/Klaproos/, /deklaproos/i, /Wezelbeke/i, /Zandakker/i, /Zonnekouter/i];

test('no code names a group, its places or its people: all of that comes from content', () => {
  const groups: Content[] = [exampleContent('full'), exampleContent('small')];
  const names = groups
    .flatMap(({ site, camp, rental }) => [
      ...[site.naam, site.korteNaam, site.gemeente, site.email, rental?.reserveren.email ?? site.email],
      ...[site.lokaal, camp?.kamp.plaats ?? site.lokaal].flatMap(({ name, street, town }) => [
        name,
        street.replace(/ \d.*$/, ''),
        town,
      ]),
    ])
    .filter((name) => name !== 'Ons lokaal') // of every group that began
    .map((name) => new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u'));
  // Only as a whole text: a leader may be called Bo, and a comment may begin with that word.
  const people = groups
    .flatMap(({ boys, girls, leaders, contact }) => [
      ...[boys, girls, leaders].flatMap((page) => page?.groepen ?? []).flatMap(({ leiding }) => leiding),
      ...(contact.hoofdleiding?.personen ?? []),
    ])
    .map(({ naam }) => new RegExp(`['"\`>]\\s*${escaped(naam)}\\s*['"\`<]`));
  const all = [...names, ...people, ...shown];
  const named = sources
    .filter((file) => !file.startsWith('e2e/') && !isTest(file))
    .flatMap((file) => {
      const found = all.flatMap((name) => name.exec(code.get(file) ?? '') ?? []);
      return found.map((text) => `${file}: ${text}`);
    });
  expect(named).toEqual([]);
});

/** The files themselves and all that they bring along, packages by their name. */
function allBehind(files: readonly string[]): string[] {
  const seen = new Set(files);
  for (const file of seen) {
    for (const { to, typesOnly } of imports.get(file) ?? []) if (!typesOnly) seen.add(to);
  }
  return [...seen];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isContent = (file: string) => /^(lib\/content\/|zod$|yaml$|server-only$)/.test(file);
const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const arrow = ({ from, to }: Import) => `${from} → ${to}`;

function isAllowed(from: string, to: string): boolean {
  const folders = Object.keys(mayImport).filter((folder) => isBelow(from, folder));
  const own = folders.sort((one, other) => other.length - one.length)[0];
  if (own === undefined) return false;
  return [own, ...(mayImport[own] ?? [])].some((folder) => isBelow(to, folder));
}

/** The imports of a file, mocks and dynamic ones too: own files by their path from the top, packages by their name. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements =
    /^(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\b(?:import|require|requireActual|mock)(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/gm;
  return [...text.matchAll(statements)].map(([, type, target, called]) => {
    const name = target ?? called ?? '';
    const relative = name.startsWith('.');
    const own = relative ? path.posix.join(path.posix.dirname(file), name) : name.replace(/^@\//, '');
    const isPackage = !relative && !name.startsWith('@/');
    const to = isPackage ? name : resolved(own);
    return { from: file, to, typesOnly: type !== undefined, relative, isPackage };
  });
}

function resolved(file: string): string {
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].find(
    (end) => /\.\w+$/.test(file + end) && existsSync(file + end),
  );
  if (found === undefined) throw new Error(`Nothing stands at ${file}`);
  return file + found;
}

function slashed(file: string): string {
  return file.replaceAll('\\', '/');
}
