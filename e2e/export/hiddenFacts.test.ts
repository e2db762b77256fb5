/** @jest-environment node */
import { exampleExport, html } from '@/pipeline/export-checks/testing/exampleExport';
import { hiddenFacts } from './hiddenFacts';

const origin = exampleExport({}).origin;
const facts = (graph: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
/** The problems of a camp page with these words and JSON-LD, beside a home page with a calendar. */
const problems = (words: string, graph: unknown, files: Record<string, string> = {}) =>
  hiddenFacts(
    exampleExport({
      'index.html': html({ body: `${facts([])}<h3>Zomerkamp</h3>` }),
      'bivak/index.html': html({ body: `${words}${facts(graph)}` }),
      ...files,
    }),
  );
const missing = (claim: string) => `/bivak/: ${claim}`;

test('accepts facts that stand on the page, with any white space, in a closed dialog too', () => {
  const words =
    '<p>Ons\n lokaal, <b>Veldstraat&nbsp;1</b></p><dialog>€&nbsp;12,50 op 21 tot 31&nbsp;juli</dialog>';
  const graph = [
    { name: 'Ons lokaal' },
    { address: { streetAddress: 'Veldstraat 1' } },
    { price: 12.5, startDate: '2026-07-21', endDate: '2026-07-31' },
  ];
  expect(problems(words, graph)).toEqual([]);
});

test.each([
  ['a name', { name: 'Groep' }, 'Groep'],
  ['a name inside another thing', { location: [{ name: 'Lokaal' }] }, 'Lokaal'],
  ['a telephone number', { telephone: '0400 00 00 02' }, '0400 00 00 02'],
  ['a price', { price: 4 }, '€ 4'],
  ['a day', { startDate: '2026-08-01T14:00:00+02:00' }, '2026-08-01T14:00:00+02:00'],
  ['one of several days', { exceptDate: ['2026-07-21', '2026-11-01'] }, '2026-11-01'],
])('reports %s that does not stand on the page', (_, thing, claim) => {
  expect(problems('0400 00 00 01 · € 40 · 21 juli · 11 augustus', [thing])).toEqual([missing(claim)]);
});

test('needs no second day on the page for a party that ends after midnight, but does for a weekend', () => {
  const startDate = '2027-04-17T21:00:00+02:00';
  expect(problems('17 april', [{ startDate, endDate: '2027-04-18T02:00:00+02:00' }])).toEqual([]);
  expect(problems('17–19 april', [{ startDate, endDate: '2027-04-19T15:00:00+02:00' }])).toEqual([]);
  expect(problems('17 april', [{ startDate, endDate: '2027-04-19T15:00:00+02:00' }])).toEqual([
    missing('2027-04-19T15:00:00+02:00'),
  ]);
});

test('accepts the name of an event from the calendar on the home page, and of no other type', () => {
  expect(problems('', [{ '@type': 'Event', name: 'Zomerkamp' }])).toEqual([]);
  expect(problems('', [{ '@type': 'Place', name: 'Zomerkamp' }])).toEqual([missing('Zomerkamp')]);
});

test('reports a photo that is not on the site', () => {
  const photo = { photo: [{ contentUrl: `${origin}/fotos/a.jpg` }] };
  expect(problems('', [photo])).toEqual([`/bivak/: ${origin}/fotos/a.jpg`]);
  expect(problems('', [photo], { 'fotos/a.jpg': '' })).toEqual([]);
});

test.each([
  ['no JSON-LD', ''],
  ['JSON-LD twice', facts([]) + facts([])],
  ['truncated JSON-LD', '<script type="application/ld+json">{"@graph":[</script>'],
])('reports a page with %s', (_, body) => {
  expect(hiddenFacts(exampleExport({ 'contact/index.html': html({ body }) }))).toEqual([
    '/contact/: not one graph of JSON-LD',
  ]);
});
