/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviours } from './behaviours';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);
const components = files
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(path.join('components', file), 'utf8') }));

/** `site/menu` exports `menu`. */
const exportedAs = (name: string) => name.split('/').at(-1);

test('the list has every script that stands beside a component, and nothing else', () => {
  const scripts = files.flatMap((file) => /^(.+)\.script\.ts$/.exec(file)?.[1] ?? []);
  expect(Object.keys(behaviours).sort()).toEqual(scripts.sort());
});

test('each is exported by the name of its file, which no other has', () => {
  const names = Object.keys(behaviours).map(exportedAs);
  expect(new Set(names).size).toBe(names.length);
  for (const [name, behaviour] of Object.entries(behaviours)) {
    const code = readFileSync(path.join('components', `${name}.script.ts`), 'utf8');
    expect(code).toContain(`export const ${exportedAs(name)}: Behaviour`);
    expect(Object.keys(behaviour)).toEqual(expect.arrayContaining(['selector', 'when']));
  }
});

test.each(Object.keys(behaviours))(
  'a component starts %s, so that it works in what `next build` exports',
  (name) => {
    const used = new RegExp(
      `useBehaviour\\(\\s*'${exportedAs(name)}',\\s*\\(\\) => import\\('(\\./|@/components/${path.posix.dirname(name)}/)${exportedAs(name)}\\.script'\\)`,
    );
    const users = components.filter(({ code }) => used.test(code));
    expect(users).not.toEqual([]);
    expect(users.filter(({ code }) => !code.startsWith("'use client'"))).toEqual([]);
  },
);
