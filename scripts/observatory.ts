import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/**
 * The checks of Mozilla's HTTP Observatory with their points, as its source has them
 * (github.com/mdn/mdn-http-observatory, `src/analyzer/tests/` and `src/grader/charts.js`). What this site could never
 * send (several kinds of cookies, report-only policies, preloading) is judged as strictly as its worst case.
 */

type Headers = Readonly<Record<string, string | undefined>>;

export type Answers = {
  /** The host name that was asked. */
  host: string;
  /** The page over https; header names in lower case. */
  secure: { headers: Headers; html: string };
  /** The same address over http. */
  plain: { status: number; location: string | undefined };
};

export type Verdict = { check: string; sent: string; points: number };

/** Every check with what the answers hold and the points for it. */
export function judge({ host, secure: { headers, html }, plain }: Answers): Verdict[] {
  const elements = allElements(html);
  const header = directives(headers['content-security-policy'] ?? '');
  const meta = directives(
    elements
      .filter((element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy')
      .map((element) => attribute(element, 'content') ?? '')
      .join('; '),
  );
  return [
    policy(new Map([...header, ...meta])),
    cookies(headers['set-cookie']),
    sharing(headers),
    redirection(host, plain),
    referrer(headers['referrer-policy']),
    transport(headers['strict-transport-security']),
    integrity(elements),
    sniffing(headers['x-content-type-options']),
    framing(header.get('frame-ancestors'), headers['x-frame-options']),
    resources(headers['cross-origin-resource-policy']),
  ];
}

const grades: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** The score out of the verdicts, starting at 100; bonus points count only when at least 90 are left without them. */
export function total(verdicts: readonly Verdict[]): { score: number; grade: string } {
  const sum = (points: number[]) => points.reduce((all, each) => all + each, 100);
  const points = verdicts.map((verdict) => verdict.points);
  const strict = sum(points.filter((each) => each < 0));
  const score = Math.max(0, strict >= 90 ? sum(points) : strict);
  return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F' };
}

type Policy = Map<string, string[]>;

function directives(text: string): Policy {
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    parts.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];

function policy(csp: Policy): Verdict {
  const check = 'Content Security Policy';
  if (csp.size === 0) return { check, sent: 'nothing', points: -25 };
  const sources = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const unsafe = (list: string[]) =>
    list.some((source) => broad.includes(source) || source === 'data:') ||
    (list.includes("'unsafe-inline'") && !list.some((source) => /^'(sha\d+|nonce)-/.test(source)));
  const [scripts, styles] = [sources('script-src'), sources('style-src')];

  if (unsafe(scripts) || sources('object-src').some((source) => broad.includes(source))) {
    return { check, sent: 'unsafe or any scripts or objects', points: -20 };
  }
  const [passive, active] = [
    ['img-src', 'media-src'],
    [...csp.keys()].filter((name) => !/^(img|media)-src$/.test(name)),
  ];
  const overHttp = (names: string[]) =>
    names.some((name) => sources(name).some((source) => /^(http|ftp):/.test(source)));
  if (overHttp(active)) return { check, sent: 'sources over http', points: -20 };
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return { check, sent: "'unsafe-eval'", points: -10 };
  if (overHttp(passive)) return { check, sent: 'pictures over http', points: -10 };
  if (unsafe(styles)) return { check, sent: 'unsafe styles', points: 0 };
  return csp.get('default-src')?.join() === "'none'"
    ? { check, sent: "default-src 'none', nothing unsafe", points: 10 }
    : { check, sent: 'nothing unsafe', points: 5 };
}

function cookies(sent: string | undefined): Verdict {
  const check = 'Cookies';
  if (!sent) return { check, sent: 'none', points: 0 };
  const safe = ['secure', 'httponly'].every((word) => sent.toLowerCase().includes(word));
  return { check, sent, points: safe ? 0 : -40 };
}

function sharing(headers: Headers): Verdict {
  const allowed = headers['access-control-allow-origin'];
  const withCookies = headers['access-control-allow-credentials'] === 'true';
  const points = allowed && withCookies ? -50 : 0;
  return { check: 'Cross Origin Resource Sharing', sent: allowed ?? 'not shared', points };
}

function redirection(host: string, { status, location }: Answers['plain']): Verdict {
  const check = 'Redirection';
  const target = location === undefined ? undefined : new URL(location, `http://${host}`);
  if (!target || status < 300 || status > 399)
    return { check, sent: `status ${status} over http`, points: -20 };
  if (target.protocol !== 'https:') return { check, sent: `${status} to ${target.href}`, points: -20 };
  return { check, sent: `${status} to ${target.href}`, points: target.host === host ? 0 : -5 };
}

function referrer(sent: string | undefined): Verdict {
  const check = 'Referrer Policy';
  if (!sent) return { check, sent: 'nothing', points: 0 };
  const kept = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return { check, sent, points: kept.includes(sent.split(',').at(-1)?.trim() ?? '') ? 5 : -5 };
}

function transport(sent: string | undefined): Verdict {
  const check = 'Strict Transport Security';
  const seconds = Number(/max-age=(\d+)/.exec(sent ?? '')?.[1] ?? Number.NaN);
  if (!sent || Number.isNaN(seconds)) return { check, sent: sent ?? 'nothing', points: -20 };
  const sixMonths = 15_768_000;
  return { check, sent, points: seconds >= sixMonths ? 0 : -10 };
}

function integrity(elements: Element[]): Verdict {
  const check = 'Subresource Integrity';
  const scripts = elements.filter((element) => element.tagName === 'script');
  const files = scripts.filter((script) => attribute(script, 'src'));
  const foreign = files.filter((script) => /^(https?:)?\/\//.test(attribute(script, 'src') ?? ''));
  const guarded = (script: Element) => attribute(script, 'integrity') !== undefined;
  if (foreign.some((script) => !attribute(script, 'src')?.startsWith('https:'))) {
    return { check, sent: 'scripts of other sites over http', points: -50 };
  }
  if (!foreign.every(guarded)) return { check, sent: 'scripts of other sites, unguarded', points: -5 };
  if (files.some(guarded)) return { check, sent: 'guarded scripts', points: 5 };
  return {
    check,
    sent: files.length > 0 ? 'all scripts from the site itself' : 'no script files',
    points: 0,
  };
}

function sniffing(sent: string | undefined): Verdict {
  return { check: 'X-Content-Type-Options', sent: sent ?? 'nothing', points: sent === 'nosniff' ? 0 : -5 };
}

function framing(ancestors: string[] | undefined, header: string | undefined): Verdict {
  const check = 'X-Frame-Options';
  if (ancestors) return { check, sent: `frame-ancestors ${ancestors.join(' ')} (by the policy)`, points: 5 };
  const known = /^(deny|sameorigin|allow-from .+)$/i.test(header ?? '');
  return { check, sent: header ?? 'nothing', points: known ? 0 : -20 };
}

function resources(sent: string | undefined): Verdict {
  const points = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }[sent ?? 'cross-origin'] ?? -5;
  return { check: 'Cross Origin Resource Policy', sent: sent ?? 'nothing', points };
}

type Element = DefaultTreeAdapterTypes.Element;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

function allElements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}
