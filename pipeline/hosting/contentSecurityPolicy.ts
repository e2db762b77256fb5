import { createHash } from 'node:crypto';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { isOfEditor, isPreview } from '@/lib/pages/editor';
import { mailProvider, mapProvider, services, type ThirdParty } from '@/lib/pages/thirdParties';
import { attribute, type Element, editedHtml, elementsOf, offsetsOf, removal, textOf } from '@/lib/text/html';
import type { Page } from '@/pipeline/finish/page';

/**
 * Adds one Content-Security-Policy, in a meta right after the charset, that allows exactly the page's inline scripts and
 * styles (by hash). Apart from the hashes it is the same on every page of visitors; the editor and its preview have their own.
 *
 * @param reached the services that the site uses: pages of visitors may speak to no other
 * @throws {Error} when the page has no charset, or uses what the policy would block: a `style`
 * attribute, an `on…` attribute or a `javascript:` link.
 */
export function contentSecurityPolicy(
  { path, html }: Page,
  reached: readonly ThirdParty[] = services,
): string {
  const found = elementsOf(html);
  const elements = found.filter((element) => !isPolicy(element));
  refuseWhatIsBlocked(path, elements);

  const charset = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  );
  if (!charset) throw new Error(`${path} has no <meta charset>: the policy belongs right after it`);
  const { to: place } = offsetsOf(charset);

  const directives: Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(elements.filter(isInlineScript))],
    ['style-src', "'self'", ...hashes(elements.filter(({ tagName }) => tagName === 'style'))],
    ...directivesOf(path, reached),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ];
  const policy = directives.map((directive) => directive.join(' ')).join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return editedHtml(html, [...found.filter(isPolicy).map(removal), { from: place, to: place, text: meta }]);
}

type Directive = readonly [name: string, ...sources: string[]];

/** For pages of visitors, which may speak to the services that the site uses. */
function site(reached: readonly ThirdParty[]): readonly Directive[] {
  const mail = reached.includes(mailProvider) ? [mailProvider.origin] : [];
  const map = reached.includes(mapProvider) ? [mapProvider.origin] : [];
  return [
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...mail, ...map],
    ['frame-src', ...(map.length > 0 ? map : ["'none'"])],
    ['worker-src', "'self'"],
    ['form-action', "'self'", ...mail],
    ['manifest-src', "'self'"],
  ];
}

/** For the editor: photos from memory, requests to the code host alone, no form targets. */
const editor: readonly Directive[] = [
  ['img-src', "'self'", 'data:', 'blob:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'", codeHostOrigin],
  ['frame-src', "'self'"],
  ['worker-src', "'self'"],
  ['form-action', "'none'"],
  ['manifest-src', "'self'"],
];

/** For the preview: the same without requests. */
const preview: readonly Directive[] = [
  ['img-src', "'self'", 'data:', 'blob:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['form-action', "'none'"],
  ['manifest-src', "'self'"],
];

function directivesOf(path: string, reached: readonly ThirdParty[]): readonly Directive[] {
  if (isPreview(path)) return preview;
  return isOfEditor(path) ? editor : site(reached);
}

const isPolicy = (element: Element) =>
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/**
 * A script that a policy concerns: not a data block such as JSON-LD (HTML standard, "prepare the script element": the type
 * is checked before the policy).
 */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return false;
  const type = attribute(element, 'type')?.trim().toLowerCase() ?? '';
  return /^$|^module$|^importmap$|^speculationrules$|(java|ecma|j|live)script/.test(type);
}

/** Browsers hash the element's text in UTF-8. */
function hashes(elements: Element[]): string[] {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set(elements.map(textOf).map(hash))];
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
