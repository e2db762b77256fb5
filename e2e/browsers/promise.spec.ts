import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import { type BuildOptions, buildSync } from 'esbuild';
import { type BehaviourName, behaviours } from '@/components/behaviours';
import { inlineScript, siteScript } from '@/pipeline/startup/compiled';
import { exportFolder } from '../groups/exampleGroup';
import {
  type Browsers,
  type Feature,
  featuresOfPage,
  featuresOfScript,
  featuresOfStyles,
  lacking,
} from './features';

/** The promise is written in docs/browsers.md alone: its versions and its list are read from there. */
const document = readFileSync(join('docs', 'browsers.md'), 'utf8');

function oldest(promise: RegExp): Browsers {
  const row = document.split('\n').find((line) => promise.test(line)) ?? '';
  const [chrome = '', firefox = '', safari = ''] = row.match(/(?<=\| )\d[\d.]*/g) ?? [];
  return {
    ...{ chrome, chrome_android: chrome, edge: chrome },
    ...{ firefox, firefox_android: firefox, safari, safari_ios: safari },
  };
}
const ofUse = oldest(/^\| with everything/);
const ofContent = oldest(/^\| with all content/);

const rows = document.split('\n').filter((line) => /^\| `[a-z]+\./.test(line));
const listed = rows.flatMap((row) =>
  [...(row.split('|')[1] ?? '').matchAll(/`(.+?)`/g)].map(([, id = '']) => id),
);
const covers = (name: string, id: string) => id === name || id.startsWith(`${name}.`);

const out = exportFolder('full');
const files = (ending: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(out, name), 'utf8'));

const ofFramework = ['react', 'react-dom', 'next/*', '@emailjs/browser'];

/** Our own code only: libraries detect features before they use them. */
const scripts = (
  entryPoints: string[],
  libraries: Pick<BuildOptions, 'external' | 'packages'> = { external: ofFramework },
) =>
  buildSync({
    ...libraries,
    entryPoints,
    bundle: true,
    minifyWhitespace: true,
    outdir: 'out',
    write: false,
    format: 'esm',
    jsx: 'automatic',
    alias: { '@': '.' },
    loader: { '.scss': 'empty' },
  })
    .outputFiles.map(({ text }) => text)
    .join('\n');

const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((name) => join('components', name))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && /^'use client'/m.test(readFileSync(name, 'utf8')));

/** The editor, its preview and its workers. */
const editor = [
  ...readdirSync(join('pages', 'beheer')).map((name) => join('pages', 'beheer', name)),
  ...readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => join('editor', name)),
];

/** False matches by name in the editor: `bytes` of a file, `remote` of a conflict, zod's `union`. */
const namesakes = ['api.HTMLMediaElement.remote', 'api.Request.bytes', 'javascript.builtins.Set.union'];

const missing = (features: readonly Feature[], browsers: Browsers) =>
  features
    .filter((feature) => lacking(feature, browsers).length > 0)
    .map((feature) => `${feature.id} (${lacking(feature, browsers).join(', ')})`);

/** Scripts that every browser loads: those inline in the pages, and the site's own file. */
const names = Object.keys(behaviours) as BehaviourName[];
const forAll = [
  ...names.map((name) => join('components', `${name}.script.ts`)),
  ...['start', 'react'].map((name) => join('pipeline', 'startup', `${name}.ts`)),
  join('lib', 'browser', 'behaviour.ts'),
];

/** Computed once: it takes seconds. */
let found: Set<string> | undefined;
const used = () => {
  found ??= new Set([
    ...missing(files('.css').flatMap(featuresOfStyles), ofContent),
    ...missing(files('.html').flatMap(featuresOfPage), ofContent),
    ...missing(featuresOfScript(scripts(forAll), ofContent), ofContent),
    ...missing(featuresOfScript(scripts(islands), ofUse), ofUse),
    ...missing(featuresOfScript(scripts(editor, { packages: 'external' }), ofUse), ofUse),
  ]);
  return found;
};
const idOf = (line: string) => line.replace(/ .*/, '');

test.describe.configure({ mode: 'default' });

test('each feature that an oldest browser lacks has its fallback in the list of docs/browsers.md', () => {
  expect(listed.length).toBeGreaterThan(20);
  const known = [...listed, ...namesakes];
  expect([...used()].filter((line) => !known.some((name) => covers(name, idOf(line))))).toEqual([]);
});

test('the list has no unneeded rows, and its files exist', () => {
  const ids = [...used()].map(idOf);
  expect([...listed, ...namesakes].filter((name) => !ids.some((id) => covers(name, id)))).toEqual([]);
  const places = rows.flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`([\w/.]+\/[\w.]+)`/g)]);
  expect(places.length).toBeGreaterThanOrEqual(rows.length);
  expect(places.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});

test('Safari on phones does not enlarge text, by its prefixed property', () => {
  expect(files('.css').some((css) => css.includes('-webkit-text-size-adjust:100%'))).toBe(true);
});

test('every script has a syntax that the oldest browsers that load it can parse', () => {
  const errors = (ecmaVersion: 2021 | 2022) => (code: string) => {
    try {
      parse(code, { ecmaVersion });
      return [];
    } catch (error) {
      return [`${String(error)}: ${code.slice(0, 80)}`];
    }
  };
  expect(islands.length).toBeGreaterThan(5);
  expect(files('.js').flatMap(errors(2022))).toEqual([]); // `static {}` is the latest syntax that Safari 16.4 supports

  expect([inlineScript(names, true), siteScript()].flatMap(errors(2021))).toEqual([]);
});
