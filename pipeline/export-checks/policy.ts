import { createHash } from 'node:crypto';
import { attribute, type Element, textOf } from '@/lib/text/html';
import type { Export, Page } from './export';
import { codeAdvice, type ExportProblem } from './problem';

/**
 * Every page has exactly one Content-Security-Policy; it lets the page's own inline scripts and styles run, by their
 * hash, and nothing else inline. But for those hashes it is the same on every page that a visitor opens.
 */
export function wrongPolicies({ pages, editor }: Export): ExportProblem[] {
  const [first] = pages.flatMap(policiesOf).map(withoutHashes);
  return [...pages, ...editor].flatMap((page) => {
    const policies = policiesOf(page);
    const [policy = ''] = policies;
    const allowed = [...policy.matchAll(/'sha256-[^']+'/g)].map(String);
    const needed = page.elements.filter(isInline).map(hash);
    const about = (found: string) => ({ on: page.address, found, advice: codeAdvice, places: [] });
    if (policies.length !== 1)
      return [about(`${policies.length} beveiligingsbeleiden (CSP); het hoort er 1 te zijn`)];
    return [
      ...(needed.every((one) => allowed.includes(one))
        ? []
        : [about('het beveiligingsbeleid (CSP) houdt een script of stijl van de pagina zelf tegen')]),
      ...(allowed.every((one) => needed.includes(one))
        ? []
        : [about('het beveiligingsbeleid (CSP) laat een script of stijl toe die niet op de pagina staat')]),
      ...(/'unsafe-/.test(policy) ? [about('het beveiligingsbeleid (CSP) laat alles toe (unsafe)')] : []),
      ...(withoutHashes(policy) === first || editor.includes(page)
        ? []
        : [about('een ander beveiligingsbeleid (CSP) dan de andere pagina’s')]),
    ];
  });
}

const policiesOf = ({ elements }: Page) =>
  elements
    .filter((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((one) => attribute(one, 'content') ?? '');

const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, '');

/** A style, or a script that runs: data such as JSON-LD does not concern a policy. */
const isInline = (element: Element) =>
  element.tagName === 'style' ||
  (element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !/^application\/(ld\+)?json$/.test(attribute(element, 'type') ?? ''));

const hash = (element: Element) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;
