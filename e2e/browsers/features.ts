import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type CssNode, generate, parse, type WalkContext, walk } from 'css-tree';
import { elementsOf } from '@/lib/text/html';

/** A platform feature that a style sheet, a page or a script uses, by its name in MDN's browser-compat-data. */
export type Feature = {
  id: string;
  compat: NonNullable<Identifier['__compat']>;
  /** Written with its prefix too: `-webkit-mask` beside `mask`. */
  prefixed?: boolean;
};

/** The oldest version of each browser, by the data's own names of them. */
export type Browsers = Readonly<Record<string, string>>;

/** The feature at a path, where the data knows it. */
function feature(...path: string[]): Feature[] {
  let at = bcd as unknown as Identifier;
  for (const name of path) {
    const below = Object.hasOwn(at, name) ? at[name] : undefined;
    if (!below) return [];
    at = below;
  }
  return at.__compat ? [{ id: path.join('.'), compat: at.__compat }] : [];
}

/** Every feature of CSS values by its last name: functions and units stand apart from the properties that take them. */
const types = new Map<string, Feature[]>();
const collect = (identifier: Identifier, path: string[]): void => {
  for (const [name, below] of Object.entries(identifier)) {
    if (name === '__compat') continue;
    const here = [...path, name];
    types.set(name, [...(types.get(name) ?? []), ...feature(...here)]);
    collect(below as Identifier, here);
  }
};
collect(bcd.css.types ?? {}, ['css', 'types']);

const lengths: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' };

/** What a style sheet uses: properties and their words, functions, units, selectors, at-rules and what they ask. */
export function featuresOfStyles(css: string): Feature[] {
  const found: Feature[] = [];
  const prefixed = new Set([...css.matchAll(/-(?:webkit|moz)-([a-z-]+):/g)].map(([, name]) => name));
  let property = '';
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      switch (node.type) {
        case 'Declaration':
          property = node.property;
          for (const one of feature('css', 'properties', property))
            found.push({ ...one, prefixed: prefixed.has(property) });
          break;
        case 'Identifier':
          if (this.declaration) found.push(...feature('css', 'properties', property, node.name));
          break;
        case 'Function':
          found.push(...feature('css', 'properties', property, node.name));
          if (this.declaration) found.push(...(types.get(node.name) ?? []).slice(0, 1));
          break;
        case 'Dimension': {
          const size = lengths[node.unit.at(0) ?? ''];
          const ofViewport = size && /^[dsl]v/.test(node.unit);
          found.push(
            ...feature(
              'css',
              'types',
              'length',
              ofViewport ? `viewport_percentage_units_${size}` : node.unit,
            ),
          );
          break;
        }
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          found.push(...feature('css', 'selectors', node.name));
          break;
        case 'NestingSelector':
          found.push(...feature('css', 'selectors', 'nesting'));
          break;
        case 'Atrule':
          found.push(...feature('css', 'at-rules', node.name));
          if (node.name === 'supports' && node.prelude && generate(node.prelude).includes('selector('))
            found.push(...feature('css', 'at-rules', 'supports', 'selector'));
          break;
        case 'MediaFeature':
          found.push(...feature('css', 'at-rules', 'media', node.name.replace(/^(min|max)-/, '')));
          break;
      }
    },
  });
  return found;
}

/** What a page uses: elements and attributes. */
export function featuresOfPage(html: string): Feature[] {
  return elementsOf(html).flatMap((element) => [
    ...feature('html', 'elements', element.tagName),
    ...element.attrs.flatMap(({ name }) => [
      ...feature('html', 'elements', element.tagName, name),
      ...feature('html', 'global_attributes', name),
    ]),
  ]);
}

/** What a page is made of and what it asks of the browser; the members of other objects have names that anything may have. */
const common =
  /^(Window|Document|Element|Node|EventTarget|HTML\w*Element|(Mouse|Pointer|Keyboard|Touch|Focus|Submit|PopState|Error|Toggle)Event|Navigator|History|Location|\w+Observer|Abort\w+|Response|Request|URL\w*|FormData|Storage)$/;

/** Every standard member of those objects, and of JavaScript's own, by its name. */
const members = new Map<string, Feature[]>();
for (const [root, objects] of [
  [['api'], Object.entries(bcd.api).filter(([name]) => common.test(name))],
  [['javascript', 'builtins'], Object.entries(bcd.javascript.builtins ?? {})],
] as const) {
  for (const [object, identifier] of objects) {
    for (const name of Object.keys(identifier)) {
      const standard = feature(...root, object, name).filter(
        ({ compat: { status } }) => status?.standard_track && !status.deprecated && !status.experimental,
      );
      members.set(name, [...(members.get(name) ?? []), ...standard]);
    }
  }
}

/**
 * What a script uses: objects, and their members by name alone. Where several objects have a member of that name, it counts only
 * when the oldest browsers know none of them: the code does not show which object it is.
 */
export function featuresOfScript(code: string, oldest: Browsers): Feature[] {
  const objects = code.matchAll(
    /(?:\bnew |\binstanceof |(?<![.\w$/]))([A-Z]\w+)(?:\??\.(\w+)|(?=[\s(;,)]))/g,
  );
  const globals = [...objects].flatMap(([match, object = '', member = '']) => [
    ...(/^[A-Z]\w+$/.test(match) ? [] : feature('api', object)),
    ...feature('javascript', 'builtins', object),
    ...feature('api', object, `${member}_static`),
    ...feature('javascript', 'builtins', object, member),
  ]);
  const named = [...code.matchAll(/\.(\w+)|["'](\w+)["'] ?in\b/g)].flatMap(([, name = '', asked = '']) => {
    const known = members.get(name || asked) ?? [];
    return known.some((one) => lacking(one, oldest).length === 0) ? [] : known.slice(0, 1);
  });
  return [...globals, ...named];
}

/** The browsers that do not know a feature: not at all, only behind a flag, or only by another name. */
export function lacking({ compat: { support }, prefixed }: Feature, oldest: Browsers): string[] {
  return Object.entries(oldest)
    .filter(([browser, version]) => {
      const statements = [support[browser as keyof typeof support] ?? []].flat();
      return !statements.some(
        (one) => !one.flags && !one.alternative_name && (prefixed || !one.prefix) && isIn(one, version),
      );
    })
    .map(([browser]) => browser);
}

function isIn({ version_added, version_removed }: SimpleSupportStatement, version: string): boolean {
  const has = (added: unknown) =>
    typeof added === 'string' && added !== 'preview' && !isNewer(added, version);
  return has(version_added) && !has(version_removed);
}

const isNewer = (one: string, other: string): boolean =>
  one.replace('≤', '').localeCompare(other, 'en', { numeric: true }) > 0;
