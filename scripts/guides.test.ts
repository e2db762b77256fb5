/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const guides = [
  'README.md',
  ...['content/LEESMIJ.md'].filter((name) => existsSync(name)), // a group may keep it elsewhere
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('tools').map((name) => `tools/${name}/README.md`),
].filter((name) => name.endsWith('.md'));

/** The lines to type, with the place where they stand. */
const lines = guides.flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(/^ *```(?:sh|bash|powershell)\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, block = '']) =>
      block
        .trim()
        .split('\n')
        .map((line) => ({ guide, line })),
  ),
);

test('what a guide gives to type is found', () => {
  expect(lines.map(({ line }) => line)).toEqual(expect.arrayContaining(['npm start', 'npm run deploy']));
  expect(lines.length).toBeGreaterThan(10);
});

test('no line to type ends in a comment: zsh, the shell of a Mac, takes that for words of the command', () => {
  const commented = lines.filter(({ line }) => /(^|\s)#/.test(line));
  expect(commented).toEqual([]);
});
