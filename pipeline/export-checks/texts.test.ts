/** @jest-environment node */

import { html, madeUp, said } from './testing/madeUp';
import { missingTexts } from './texts';

/** What is told of a rental page, made of this file. */
const told = (body: string, yaml: string) =>
  missingTexts(madeUp({ 'verhuur/index.html': html({ body }) }, { 'content/verhuur.yaml': yaml }));

test('a text that is not on its page is told with its line and field', () => {
  const [finding, ...others] = told('<h1>Huren</h1>', 'kop: Huren\nslapen:\n  tip: Neem een slaapzak mee\n');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    on: '/verhuur/',
    found: 'deze tekst uit de inhoud staat er niet: Neem een slaapzak mee',
    places: [{ file: 'content/verhuur.yaml', line: 3, field: 'slapen › tip' }],
  });
});

test('a text may hold bold words, links, soft hyphens, and break off anywhere', () => {
  const body = 'Lees <b>eerst</b> <a href="/bivak/">dit</a>, kam\u00adpeerder.\n Daarna&nbsp;de rest.';
  expect(told(body, 'a: "Lees **eerst** [dit](/bivak), kampeerder. Daarna de rest."')).toEqual([]);
});

test('a description belongs to a photo, an address to a link', () => {
  const yaml =
    'a:\n  alt: De zaal\nb:\n  email: huur@groep.example\nc:\n  link: https://boeken.example/zaal\n';
  const good =
    '<img alt="De zaal"><a href="mailto:huur@groep.example">a</a><a href="https://boeken.example/zaal">b</a>';
  expect(told(good, yaml)).toEqual([]);
  expect(said(told('De zaal huur@groep.example https://boeken.example/zaal', yaml))).toHaveLength(3);
});

test('the title and the description of a page stand in its head, word by word', () => {
  const yaml = 'titel: Titel\nbeschrijving: De zaal\n';
  expect(said(told('Titel De zaal', yaml))).toEqual([
    '/verhuur/: deze tekst uit de inhoud staat er niet: De zaal',
  ]);
  expect(said(told('<meta name="description" content="De zaal">', yaml))).toEqual([]);
});

test('what a page shows in other words is not looked for', () => {
  expect(told('', 'kamp:\n  van: 21 juli\n  icoon: tent\n')).toEqual([]);
});

test('a block with a page of its own is looked for there, and the rest of its file is not', () => {
  const yaml = 'kop: Huren\ninfofiche:\n  titel: Titel\n  kop: Welkom\n';
  const files = (rental: string, sheet: string) =>
    madeUp(
      { 'verhuur/index.html': html({ body: rental }), 'verhuur/infofiche/index.html': html({ body: sheet }) },
      { 'content/verhuur.yaml': yaml },
    );
  expect(missingTexts(files('Huren', 'Welkom'))).toEqual([]);
  expect(said(missingTexts(files('Welkom', 'Huren')))).toEqual([
    '/verhuur/: deze tekst uit de inhoud staat er niet: Huren',
    '/verhuur/infofiche/: deze tekst uit de inhoud staat er niet: Welkom',
  ]);
});

test('leaders who are not known yet need not be told, those who are have to be', () => {
  const yaml =
    'bekendOp: 27 september 2026\ngroepen:\n  - naam: Welpen\n    leiding:\n      - naam: Joris\n        toestemming: ja\n';
  const pages = { 'jongensleiding/index.html': html({ body: 'Welpen' }) };
  const site = madeUp(pages, { 'content/leiding/jongens.yaml': yaml });
  const { boys } = site.content;
  const waits = { ...boys, bekendOp: { day: 27, month: 9, year: 2026 } };
  expect(missingTexts({ ...site, content: { ...site.content, boys: waits } })).toEqual([]);
  expect(said(missingTexts(site))).toEqual([
    '/jongensleiding/: deze tekst uit de inhoud staat er niet: Joris',
  ]);
});

test('who comes to the hall need not be told', () => {
  expect(told('', 'bezet:\n  periodes:\n    - van: 1 mei 2027\n      wie: De buren\n')).toEqual([]);
});
