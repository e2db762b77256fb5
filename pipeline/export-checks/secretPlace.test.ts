/** @jest-environment node */
import { publishedSecretPlace } from './secretPlace';
import { exampleExport, html, messages } from './testing/exampleExport';

const camp = (day: string) =>
  `kamp:\n  plaats:\n    naam: Schuur Zeven\n    straat: Dreef 18\n    gemeente: Elzen\n  geheimTot: ${day}\n`;
const files = {
  'bivak/index.html': html({ body: 'Nog een verrassing' }),
  'bivak/index.txt': '0:"Op naar ELZEN"',
  'kalender/bivak-2099.ics': 'LOCATION:Schuur Ze\r\n ven',
  'beheer/inhoud.json': '{"straat":"Dreef 18"}',
};

test('reports every file that names the place of camp before its day', () => {
  expect(
    messages(publishedSecretPlace(exampleExport(files, { 'content/bivak.yaml': camp('1 juli 2099') }))),
  ).toEqual(
    ['/bivak/index.txt', '/kalender/bivak-2099.ics', '/beheer/inhoud.json'].map(
      (file) => `${file}: dit bestand verklapt waar het kamp is, en dat is nog geheim`,
    ),
  );
});

test('reports nothing once the place is public', () => {
  expect(publishedSecretPlace(exampleExport(files, { 'content/bivak.yaml': camp('1 juli 2020') }))).toEqual(
    [],
  );
});

test('finds a name as HTML writes it, and no town in the middle of a word', () => {
  const place = 'kamp:\n  plaats:\n    naam: Boer & Co\n    gemeente: Ham\n  geheimTot: 1 juli 2099\n';
  const pages = {
    'bivak/index.html': html({ body: 'Een hamster in een hangmat' }),
    'index.html': html({ body: 'Bij Boer &amp; Co' }),
    'start.js': 'const ham = 1',
  };
  expect(messages(publishedSecretPlace(exampleExport(pages, { 'content/bivak.yaml': place })))).toEqual([
    '/index.html: dit bestand verklapt waar het kamp is, en dat is nog geheim',
  ]);
});
