/** @jest-environment node */
import { contentSecurityPolicy } from '@/pipeline/hosting/contentSecurityPolicy';
import { exampleExport, html, messages } from './testing/exampleExport';
import { thirdParties, unnamedParties } from './thirdParties';

const secured = (path: string, body: string) => contentSecurityPolicy({ path, html: html({ body }) });
const links =
  '<a href="https://www.trooper.be/x" target="_blank">Steun ons</a><a href="mailto:a@b.example">Mail</a>';

/** An export of a page with links and of one about privacy with these words. */
const exportWith = (words: string, page = links) =>
  exampleExport({
    'index.html': secured('index.html', page),
    'privacy/index.html': secured('privacy/index.html', `<main>${words}</main>`),
  });

test('lists every host that a page may reach, by the name that people know', () => {
  expect(
    thirdParties(exportWith(''))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['EmailJS', 'OpenStreetMap', 'trooper.be']);
});

test('accepts a page about privacy that names each of them', () => {
  expect(unnamedParties(exportWith('EmailJS, <b>OpenStreetMap</b> en trooper.be'))).toEqual([]);
});

test.each([
  ['EmailJS', 'OpenStreetMap en trooper.be'],
  ['OpenStreetMap', 'EmailJS en trooper.be'],
  ['trooper.be', 'EmailJS en OpenStreetMap'],
])('reports %s when the page does not name it', (name, words) => {
  expect(messages(unnamedParties(exportWith(words)))).toEqual([
    `/privacy/: nergens staat ${name}, hoewel de site bezoekers daarheen brengt`,
  ]);
});

test('includes what a page posts to, frames or loads', () => {
  const body =
    '<form action="https://formulieren.example/post"></form><iframe src="https://kaarten.example/"></iframe><img src="https://teller.example/1.gif" alt="">';
  const found = unnamedParties(exportWith('EmailJS en OpenStreetMap', body)).map(({ found }) => found);
  for (const host of ['formulieren.example', 'kaarten.example', 'teller.example'])
    expect(found).toContainEqual(expect.stringContaining(host));
});

test('reports all of them without a page about privacy', () => {
  expect(unnamedParties(exampleExport({ 'index.html': secured('index.html', links) }))).toHaveLength(3);
});
