import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { mailOrigin } from '@/lib/mail/origin';
import type { Page } from './page';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const mapOrigin = 'https://www.openstreetmap.org';

/**
 * Gives the page one Content-Security-Policy, in a meta right after the charset, that allows exactly its own inline
 * scripts and styles (by hash) and nothing else inline. Everything but the hashes is the same on every page:
 * client navigation keeps the policy of the page that was opened first.
 *
 * @throws {Error} when the page has no charset to stand behind, or uses what the policy would block: a `style`
 * attribute, an `on…` attribute or a `javascript:` link.
 */
export function contentSecurityPolicy({ path, html }: Page): string {
  const bare = withoutPolicy(html);
  const elements = allElements(bare);
  refuseWhatIsBlocked(path, elements);

  const charset = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  );
  const place = charset?.sourceCodeLocation?.endOffset;
  if (place === undefined)
    throw new Error(`${path} has no <meta charset>: the policy belongs right after it`);

  const policy = policyFor(hashes(elements.filter(isInlineScript)), hashes(elements.filter(isInlineStyle)));
  return `${bare.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${bare.slice(place)}`;
}

function policyFor(scripts: string[], styles: string[]): string {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", new URL(mailOrigin).origin],
    ['frame-src', mapOrigin],
    ['form-action', "'self'", new URL(mailOrigin).origin],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

function withoutPolicy(html: string): string {
  const places = allElements(html)
    .filter((element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((element) => element.sourceCodeLocation)
    .filter((place) => place !== null && place !== undefined);
  return places.reduceRight(
    (rest, place) => rest.slice(0, place.startOffset) + rest.slice(place.endOffset),
    html,
  );
}

/** Without scripting, as parse5 calls it: what stands in a `<noscript>` is then parsed too, and needs its hash. */
function allElements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) node.content.childNodes.forEach(visit);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/**
 * A script whose text the browser runs or obeys. Any other type, such as JSON-LD, is a block of data that a policy
 * does not concern (HTML standard, "prepare the script element": the type is looked at before the policy).
 */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return false;
  const type = attribute(element, 'type')?.trim().toLowerCase() ?? '';
  return /^$|^module$|^importmap$|^speculationrules$|(java|ecma|j|live)script/.test(type);
}

const isInlineStyle = (element: Element): boolean => element.tagName === 'style';

/** What the browser hashes is the element's text, in UTF-8. */
function hashes(elements: Element[]): string[] {
  const texts = elements.map((element) =>
    element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  );
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}

function refuseWhatIsBlocked(path: string, elements: Element[]): void {
  const blocked = elements.flatMap((element) =>
    element.attrs
      .filter(
        ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
      )
      .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`),
  );
  if (blocked.length > 0) {
    throw new Error(
      `${path} holds what its Content-Security-Policy blocks: ${[...new Set(blocked)].join(', ')}`,
    );
  }
}
