/** @jest-environment node */
import { type Answers, judge, total } from './observatory';

const csp =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; object-src 'none'; base-uri 'none'";
const page = (policy: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${body}</body></html>`;

const best: Answers = {
  host: 'www.groep.example',
  secure: {
    headers: {
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
    html: page(csp, '<script src="/_next/a.js"></script>'),
  },
  plain: { status: 301, location: 'https://www.groep.example/' },
};

const points = (answers: Answers, check: string) =>
  judge(answers).find((verdict) => verdict.check === check)?.points;
const withHeader = (name: string, value: string | undefined): Answers => ({
  ...best,
  secure: { ...best.secure, headers: { ...best.secure.headers, [name]: value } },
});
const withPage = (html: string): Answers => ({ ...best, secure: { ...best.secure, html } });

test('a site that does everything right gets 130 points', () => {
  expect(total(judge(best))).toEqual({ score: 130, grade: 'A+' });
});

describe('the policy', () => {
  test.each([
    [csp, 10],
    [csp.replace("'none'", "'self'"), 5],
    [csp.replace("style-src 'self'", "style-src 'unsafe-inline'"), 0],
    [csp.replace("'self'", "'self' 'unsafe-eval'"), -10],
    [csp.replace("'sha256-x'", "'unsafe-inline'"), -20],
    [csp.replace("'self'", 'https:'), -20],
    [csp.replace("'self'", 'http://x.example'), -20],
    ["base-uri 'none'", -20],
  ])('%s: %i', (policy, expected) => {
    expect(points(withPage(page(policy)), 'Content Security Policy')).toBe(expected);
  });

  test('missing in the header and in the page: -25', () => {
    const bare = withHeader('content-security-policy', undefined);
    expect(points({ ...bare, secure: { ...bare.secure, html: '<p>' } }, 'Content Security Policy')).toBe(-25);
  });

  test('cannot forbid frames from within the page', () => {
    const bare = withHeader('content-security-policy', undefined);
    const html = page(`${csp}; frame-ancestors 'none'`);
    expect(points({ ...bare, secure: { ...bare.secure, html } }, 'X-Frame-Options')).toBe(-20);
  });
});

test.each([
  ['Strict Transport Security', 'strict-transport-security', undefined, -20],
  ['Strict Transport Security', 'strict-transport-security', 'max-age=600', -10],
  ['Referrer Policy', 'referrer-policy', 'unsafe-url', -5],
  ['X-Content-Type-Options', 'x-content-type-options', undefined, -5],
  ['Cross Origin Resource Policy', 'cross-origin-resource-policy', undefined, 0],
  ['Cookies', 'set-cookie', 'id=1', -40],
])('%s with %s: %s gives %i points', (check, name, value, expected) => {
  expect(points(withHeader(name, value), check)).toBe(expected);
});

test.each([
  ['http is answered itself', 200, undefined, -20],
  ['http leads to http', 301, 'http://www.groep.example/start', -20],
  ['http leads to https of another name', 301, 'https://groep.example/', -5],
])('when %s', (_, status, location, expected) => {
  expect(points({ ...best, plain: { status, location } }, 'Redirection')).toBe(expected);
});

test.each([
  ['<script src="https://cdn.example/a.js"></script>', -5],
  ['<script src="//cdn.example/a.js"></script>', -50],
  ['<script src="/a.js" integrity="sha256-x"></script>', 5],
])('a page with %s gets %i points', (body, expected) => {
  expect(points(withPage(page(csp, body)), 'Subresource Integrity')).toBe(expected);
});

test('bonus points do not make up for a bad fault', () => {
  expect(total(judge(withHeader('strict-transport-security', undefined)))).toEqual({
    score: 80,
    grade: 'B+',
  });
});
