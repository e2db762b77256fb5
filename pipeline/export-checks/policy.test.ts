/** @jest-environment node */
import { contentSecurityPolicy } from '@/pipeline/hosting/contentSecurityPolicy';
import { wrongPolicies } from './policy';
import { html, madeUp, said } from './testing/madeUp';

const plain = html({
  head: '<style>p{}</style>',
  body: '<script>run()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>',
});
const good = contentSecurityPolicy({ path: 'index.html', html: plain });

test('the policy that the build gives a page lets its own scripts and styles run', () => {
  expect(wrongPolicies(madeUp({ 'index.html': good }))).toEqual([]);
});

test.each([
  ['no policy', plain, '0 beveiligingsbeleiden (CSP); het hoort er 1 te zijn'],
  [
    'two policies',
    good.replace(/<meta http-equiv[^>]*>/, (meta) => meta + meta),
    '2 beveiligingsbeleiden (CSP); het hoort er 1 te zijn',
  ],
  [
    'a style that has changed since',
    good.replace('p{}', 'q{}'),
    'houdt een script of stijl van de pagina zelf tegen',
  ],
  [
    'a script that is gone',
    good.replace('<script>run()</script>', ''),
    'laat een script of stijl toe die niet op de pagina staat',
  ],
  [
    'anything inline',
    good.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    'laat alles toe (unsafe)',
  ],
])('%s › told', (_, page, found) => {
  expect(said(wrongPolicies(madeUp({ 'index.html': page })))).toContainEqual(expect.stringContaining(found));
});

test('a page with a policy of its own kind is told: they differ by their hashes alone', () => {
  const other = good.replace("img-src 'self' data:", "img-src 'self'");
  expect(said(wrongPolicies(madeUp({ 'index.html': good, 'contact/index.html': other })))).toEqual([
    '/contact/: een ander beveiligingsbeleid (CSP) dan de andere pagina’s',
  ]);
});

test('the editor has a policy of its own, which is looked at too', () => {
  const own = contentSecurityPolicy({ path: 'beheer/index.html', html: plain });
  expect(said(wrongPolicies(madeUp({ 'index.html': good, 'beheer/index.html': own })))).toEqual([]);
  expect(
    said(wrongPolicies(madeUp({ 'index.html': good, 'beheer/index.html': own.replace('p{}', 'q{}') }))),
  ).toContain('/beheer/: het beveiligingsbeleid (CSP) houdt een script of stijl van de pagina zelf tegen');
});
