import { buildSync } from 'esbuild';
import { minify_sync } from 'terser';
import { type BehaviourName, behaviours } from '@/components/behaviours';
import type { Behaviour } from '@/lib/browser/behaviour';

const allNames = Object.keys(behaviours) as BehaviourName[];
const namesOf = (when: Behaviour['when'], names: readonly BehaviourName[] = allNames) =>
  names.filter((name) => behaviours[name].when === when);
const has = (part: 'apply' | 'start' | 'each') => (name: BehaviourName) => part in behaviours[name];

/**
 * The inline script of a page: what begins before React. @param names the behaviours of the page
 * @param hasReact whether it has an island
 */
export function inlineScript(names: readonly BehaviourName[], hasReact: boolean): string {
  const parsing = namesOf('parsing', names);
  const applied = parsing.filter(has('apply'));
  const parsed = namesOf('parsed', names);
  return compiled([...parsing, ...parsed], {
    first: hasReact ? ['./start', './react'] : ['./start'],
    code: [
      applied.length > 0 ? `startWhileParsing(${applied.map(exportedAs).join()});` : '',
      ...parsing.filter((name) => !applied.includes(name)).map(starting),
      parsed.length > 0
        ? `document.addEventListener('DOMContentLoaded', () => {${parsed.map(starting).join('')}});`
        : '',
    ],
  });
}

/** The file that every page loads after it: what may begin later. Without it, links and forms work by HTML alone. */
export const siteScript = (): string => compiled(namesOf('later'), { code: namesOf('later').map(starting) });

/** The service worker. */
export const workerScript = (): string => compiled([], { first: ['./sw'] });

/** `site/menu` exports `menu`. */
const exportedAs = (name: BehaviourName) => name.replace(/.*\//, '');

/** The code that starts a behaviour in a page that has been parsed, with the functions of lib/browser/behaviour.ts. */
function starting(name: BehaviourName): string {
  const behaviour = exportedAs(name);
  return [
    has('apply')(name) ? `startApplying(${behaviour});` : '',
    has('start')(name) ? `${behaviour}.start();` : '',
    has('each')(name) ? `startEach(${behaviour});` : '',
  ].join('');
}

type Parts = { first?: readonly string[]; code?: readonly string[] };

/**
 * Bundles and minifies code for the supported browsers; the same bytes at each build.
 * @param first modules that run before the code
 * @throws {Error} when it does not compile
 */
function compiled(names: readonly BehaviourName[], { first = [], code = [] }: Parts): string {
  const contents = [
    ...first.map((module) => `import '${module}';`),
    `import { startApplying, startEach, startWhileParsing } from '@/lib/browser/behaviour';`,
    ...names.map((name) => `import { ${exportedAs(name)} } from '@/components/${name}.script';`),
    ...code,
  ].join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox102', 'safari15.4'], // docs/browsers.md
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => smaller(withoutMetadata(text.trim()))).join('');
}

/** What is used once moves to where it is used: each page wins up to 0.3 KB of brotli (docs/performance.md). */
const smaller = (code: string): string =>
  minify_sync(code, { ecma: 2020, compress: { passes: 3 } }).code ?? code;

/** Without what only the build reads of behaviours: when they start, and for which elements where none starts by itself. */
const withoutMetadata = (code: string): string =>
  code
    .replace(/\bwhen:"(?:parsing|parsed|later)",?/g, '')
    .replace(/\bselector:(?:"[^"]*"|`[^`]*`|[\w$]+),(?=(?:apply|start)[:(])/g, '');
