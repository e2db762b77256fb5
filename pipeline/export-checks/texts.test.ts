/** @jest-environment node */

import { exampleExport, html, messages } from './testing/exampleExport';
import { missingTexts } from './texts';

/** The problems of a rental page made of this file. */
const problems = (body: string, yaml: string) =>
  missingTexts(exampleExport({ 'verhuur/index.html': html({ body }) }, { 'content/verhuur.yaml': yaml }));

test('reports a text that is not on its page, with its line and field', () => {
  const [problem, ...others] = problems(
    '<h1>Huren</h1>',
    'kop: Huren\nslapen:\n  tip: Neem een slaapzak mee\n',
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: '/verhuur/',
    found: 'deze tekst uit de inhoud staat er niet: Neem een slaapzak mee',
    places: [{ file: 'content/verhuur.yaml', line: 3, field: 'slapen › tip' }],
  });
});

test('accepts bold words, links, soft hyphens and line breaks in a text', () => {
  const body = 'Lees <b>eerst</b> <a href="/bivak/">dit</a>, kam\u00adpeerder.\n Daarna&nbsp;de rest.';
  expect(problems(body, 'a: "Lees **eerst** [dit](/bivak), kampeerder. Daarna de rest."')).toEqual([]);
});

test('looks for a description in `alt` and for an address in `href`', () => {
  const yaml =
    'a:\n  alt: De zaal\nb:\n  email: huur@groep.example\nc:\n  link: https://boeken.example/zaal\n';
  const good =
    '<img alt="De zaal"><a href="mailto:huur@groep.example">a</a><a href="https://boeken.example/zaal">b</a>';
  expect(problems(good, yaml)).toEqual([]);
  expect(messages(problems('De zaal huur@groep.example https://boeken.example/zaal', yaml))).toHaveLength(3);
});

test('looks for the title and the description of a page in its head', () => {
  const yaml = 'titel: Titel\nbeschrijving: De zaal\n';
  expect(messages(problems('Titel De zaal', yaml))).toEqual([
    '/verhuur/: deze tekst uit de inhoud staat er niet: De zaal',
  ]);
  expect(messages(problems('<meta name="description" content="De zaal">', yaml))).toEqual([]);
});

test('skips fields that a page shows as other words', () => {
  expect(problems('', 'kamp:\n  van: 21 juli\n  icoon: tent\n')).toEqual([]);
});

test('looks for a block with its own page on that page alone', () => {
  const yaml = 'kop: Huren\ninfofiche:\n  titel: Titel\n  kop: Welkom\n';
  const files = (rental: string, sheet: string) =>
    exampleExport(
      { 'verhuur/index.html': html({ body: rental }), 'verhuur/infofiche/index.html': html({ body: sheet }) },
      { 'content/verhuur.yaml': yaml },
    );
  expect(missingTexts(files('Huren', 'Welkom'))).toEqual([]);
  expect(messages(missingTexts(files('Welkom', 'Huren')))).toEqual([
    '/verhuur/: deze tekst uit de inhoud staat er niet: Huren',
    '/verhuur/infofiche/: deze tekst uit de inhoud staat er niet: Welkom',
  ]);
});

test('skips leaders under embargo, and no others', () => {
  const yaml =
    'bekendOp: 27 september 2026\ngroepen:\n  - naam: Welpen\n    leiding:\n      - naam: Joris\n        toestemming: ja\n';
  const pages = { 'jongensleiding/index.html': html({ body: 'Welpen' }) };
  const site = exampleExport(pages, { 'content/leiding/jongens.yaml': yaml });
  const { boys } = site.content;
  if (!boys) throw new Error('The group has no boys');
  const waits = { ...boys, bekendOp: { day: 27, month: 9, year: 2026 } };
  expect(missingTexts({ ...site, content: { ...site.content, boys: waits } })).toEqual([]);
  expect(messages(missingTexts(site))).toEqual([
    '/jongensleiding/: deze tekst uit de inhoud staat er niet: Joris',
  ]);
});

test('skips private fields', () => {
  expect(problems('', 'bezet:\n  periodes:\n    - van: 1 mei 2027\n      wie: De buren\n')).toEqual([]);
});

test('does not look for what the page leaves out with a block of the group', () => {
  const yaml = 'beloften:\n  - titel: De kaart\n    tekst: OpenStreetMap tekent ze.\n';
  const files = { 'privacy/index.html': html({ body: '' }) };
  const whole = exampleExport(files, { 'content/privacy.yaml': yaml });
  expect(missingTexts(whole)).toHaveLength(2);
  const { rental: _, ...content } = whole.content;
  expect(missingTexts({ ...whole, content })).toEqual([]);
});
