/** @jest-environment node */
import { hiddenFacts } from './facts';
import { html, madeUp, said } from './testing/madeUp';

const origin = madeUp({}).origin;
const facts = (graph: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
/** What search engines read of a camp page with these words and facts, beside a home page with a calendar. */
const told = (words: string, graph: unknown, files: Record<string, string> = {}) =>
  said(
    hiddenFacts(
      madeUp({
        'index.html': html({ body: `${facts([])}<h3>Zomerkamp</h3>` }),
        'bivak/index.html': html({ body: `${words}${facts(graph)}` }),
        ...files,
      }),
    ),
  );
const untold = (claim: string) => `/bivak/: zoekmachines lezen “${claim}”, maar op de pagina staat dat niet`;

test('facts that a visitor reads too are good, however they are spaced, and in a closed dialog', () => {
  const words =
    '<p>Ons\n lokaal, <b>Veldstraat&nbsp;1</b></p><dialog>€&nbsp;12,50 op 21 tot 31&nbsp;juli</dialog>';
  const graph = [
    { name: 'Ons lokaal' },
    { address: { streetAddress: 'Veldstraat 1' } },
    { price: 12.5, startDate: '2026-07-21', endDate: '2026-07-31' },
  ];
  expect(told(words, graph)).toEqual([]);
});

test.each([
  ['a name', { name: 'Groep' }, 'Groep'],
  ['a name inside another thing', { location: [{ name: 'Lokaal' }] }, 'Lokaal'],
  ['a telephone number', { telephone: '0400 00 00 02' }, '0400 00 00 02'],
  ['a price', { price: 4 }, '€ 4'],
  ['a day', { startDate: '2026-08-01T14:00:00+02:00' }, '2026-08-01T14:00:00+02:00'],
  ['one of several days', { exceptDate: ['2026-07-21', '2026-11-01'] }, '2026-11-01'],
])('%s that stands nowhere on the page is told', (_, thing, claim) => {
  expect(told('0400 00 00 01 · € 40 · 21 juli · 11 augustus', [thing])).toEqual([untold(claim)]);
});

test('the end of a feast after midnight is told by its beginning; that of a weekend is not', () => {
  const startDate = '2027-04-17T21:00:00+02:00';
  expect(told('17 april', [{ startDate, endDate: '2027-04-18T02:00:00+02:00' }])).toEqual([]);
  expect(told('17–19 april', [{ startDate, endDate: '2027-04-19T15:00:00+02:00' }])).toEqual([]);
  expect(told('17 april', [{ startDate, endDate: '2027-04-19T15:00:00+02:00' }])).toEqual([
    untold('2027-04-19T15:00:00+02:00'),
  ]);
});

test('an event may bear the name that it has in the calendar of the home page; a thing of another kind may not', () => {
  expect(told('', [{ '@type': 'Event', name: 'Zomerkamp' }])).toEqual([]);
  expect(told('', [{ '@type': 'Place', name: 'Zomerkamp' }])).toEqual([untold('Zomerkamp')]);
});

test('a photo that is not on the site is told', () => {
  const photo = { photo: [{ contentUrl: `${origin}/fotos/a.jpg` }] };
  expect(told('', [photo])).toEqual([
    `/bivak/: zoekmachines lezen dat er een foto is die ontbreekt: ${origin}/fotos/a.jpg`,
  ]);
  expect(told('', [photo], { 'fotos/a.jpg': '' })).toEqual([]);
});

test.each([
  ['no facts', ''],
  ['facts twice', facts([]) + facts([])],
  ['facts that are broken off', '<script type="application/ld+json">{"@graph":[</script>'],
])('a page with %s is told', (_, body) => {
  expect(said(hiddenFacts(madeUp({ 'contact/index.html': html({ body }) })))).toEqual([
    '/contact/: de gegevens voor zoekmachines (JSON-LD) ontbreken of zijn niet te lezen',
  ]);
});
