/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folders = [
  'app',
  'components',
  'e2e',
  'editor',
  'lib',
  'pages',
  'pipeline',
  'scripts',
  'styles',
  'tools',
];
const doors = [...folders, ...readdirSync('tools').map((name) => `tools/${name}`)]
  .filter((folder) => statSync(folder).isDirectory())
  .map((folder) => `${folder}/README.md`);
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...['content/LEESMIJ.md'].filter((name) => existsSync(name)), // a group may have it elsewhere
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...doors,
].filter((name) => name.endsWith('.md'));

test('each folder of code says at its door what it is and what may be touched there', () => {
  const headings = doors.map((door) => readFileSync(door, 'utf8').split('\n')[0]);
  expect(doors.length).toBeGreaterThan(folders.length);
  expect(headings.filter((heading) => !/^# \S.+/.test(heading ?? ''))).toEqual([]);
});

/** The commands of the guides, with the guide that has them. */
const lines = guides.flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(/^ *```(?:sh|bash|powershell)\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, block = '']) =>
      block
        .trim()
        .split('\n')
        .map((line) => ({ guide, line })),
  ),
);

test('the commands of the guides are found', () => {
  expect(lines.map(({ line }) => line)).toEqual(expect.arrayContaining(['npm start', 'npm run deploy']));
  expect(lines.length).toBeGreaterThan(10);
});

test('no line to type ends in a comment: zsh, the shell of a Mac, takes that for words of the command', () => {
  const commented = lines.filter(({ line }) => /(^|\s)#/.test(line));
  expect(commented).toEqual([]);
});

/** The pictures that guides show, with what they say to who does not see them. */
const pictures = guides.flatMap((guide) => {
  const text = readFileSync(guide, 'utf8');
  const found = [
    ...[...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alt = '', src = '']) => ({ alt, src })),
    ...[...text.matchAll(/<img src="([^"]+)" width="\d+" alt="([^"]*)">/g)].map(([, src = '', alt = '']) => ({
      alt,
      src,
    })),
  ];
  return found.map(({ alt, src }) => ({ alt, file: path.join(path.dirname(guide), src) }));
});

test('every picture in a guide exists, is light and has an alternative text; none is unused', () => {
  const named = pictures.map(({ file }) => file);
  for (const folder of ['docs', path.join('docs', 'beheer'), path.join('docs', 'beginnen')]) {
    const lying = readdirSync(folder).filter((name) => /\.(?:png|webp|jpg)$/.test(name));
    expect(named).toEqual(expect.arrayContaining(lying.map((name) => path.join(folder, name))));
  }
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(pictures.filter(({ alt }) => alt.split(' ').length < 4)).toEqual([]);
  for (const folder of ['beheer', 'beginnen']) {
    const own = named.filter((file) => file.startsWith(path.join('docs', folder, path.sep)));
    const weight = own.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(weight).toBeLessThanOrEqual(250_000); // bytes: somebody reads it on a phone
  }
});

test('every package has its reason in docs/decisions.md', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const decisions = readFileSync(path.join('docs', 'decisions.md'), 'utf8');
  const rows = decisions.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});

test('every command of package.json stands in README.md, and no guide names another one', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commandsIn = (guide: string) =>
    [...readFileSync(guide, 'utf8').matchAll(/npm (?:run ([a-z:]+)|(start|test))\b/g)].map(
      ([, run, short]) => run ?? short,
    );
  expect(commandsIn('README.md')).toEqual(expect.arrayContaining(Object.keys(scripts)));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(guides.flatMap(commandsIn)));
});

/** The headings of a guide as a code host addresses them: lower case, without punctuation, a hyphen for each space. */
const anchorsOf = (guide: string) =>
  [...readFileSync(guide, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link in a guide leads to a file that is there, and to a heading of it', () => {
  const links = guides.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^([a-z]+:|\/)/.test(href)) // an address, or one of the site in an example
      .map((href) => {
        const [file = '', anchor] = href.split('#');
        return { guide, href, file: file ? path.join(path.dirname(guide), file) : guide, anchor };
      }),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(links.filter(({ file, anchor }) => anchor && !anchorsOf(file).includes(anchor))).toEqual([]);
});

test('every path of the project that a guide for developers names is there', () => {
  const developers = guides.filter((guide) => !/LEESMIJ|beheer-|publiceren/.test(guide));
  const roots = readdirSync('.').filter((name) => statSync(name).isDirectory());
  const paths = developers.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/`([\w.()-]+(?:\/[\w.()-]+)+\/?)`/g)]
      .map(([, name = '']) => ({ guide, name }))
      .filter(({ name }) => roots.includes(name.split('/')[0] ?? '')),
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter(({ name }) => !existsSync(name) && !isMade(name))).toEqual([]);
});

/** What a build or a group puts there. */
const isMade = (name: string) => /^(out|\.cache|public|content|postvak)\//.test(name);

test('the README is a door: 900 words', () => {
  const words = readFileSync('README.md', 'utf8')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words.length).toBeLessThanOrEqual(900);
});
