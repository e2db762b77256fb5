/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { calendarEntries } from '@/lib/calendar/entries';
import { campGraph, contactGraph, homeGraph, rentalGraph } from '@/lib/pages/structured-data/pages';
import { wrongFacts } from './agreement';
import { html, madeUp, said } from './testing/madeUp';

const content = exampleContent('full');
const { site, camp, calendar, contact, rental } = content;
const photos = rental.fotos.lijst.map(({ alt }, index) => ({ path: `/fotos/${index}.jpg`, alt }));

const graphs = {
  'index.html': homeGraph({ site, camp, calendar }),
  'bivak/index.html': campGraph({ site, camp, calendar }),
  'contact/index.html': contactGraph({ site, contact }),
  'verhuur/index.html': rentalGraph({ site, rental, photos }),
};

/** What is told when one text in the facts of a page is another one. */
function toldAfter(file: keyof typeof graphs, from: string | RegExp, to: string) {
  const pages = Object.entries(graphs).map(([name, graph]) => {
    const json = JSON.stringify(graph);
    const text = name === file ? json.replace(from, to) : json;
    if (name === file && from !== '' && text === json)
      throw new Error(`${file} does not hold ${String(from)}`);
    return [name, html({ body: `<script type="application/ld+json">${text}</script>` })];
  });
  return said(wrongFacts({ ...madeUp(Object.fromEntries(pages)), content }));
}

test('the facts of the full group are those of its content', () => {
  expect(calendarEntries({ site, camp, calendar }).length).toBeGreaterThan(1);
  expect(toldAfter('index.html', '', '')).toEqual([]);
});

test.each([
  ['index.html', site.naam, 'Een andere groep', 'de naam van de groep'],
  ['index.html', site.email, 'info@elders.example', 'het mailadres'],
  ['index.html', site.lokaal.street, 'Elders 1', 'de straat van het lokaal'],
  ['index.html', /"price":[\d.]+/, '"price":41', 'het lidgeld'],
  ['index.html', /("@type":"Event"[^}]*?"name":")[^"]+/, '$1Iets anders', 'de evenementen'],
  ['index.html', /"startDate":"(\d{4}-\d\d-\d\d)T\d\d/, '"startDate":"$1T03', 'de dagen van de evenementen'],
  ['index.html', /"exceptDate":\[[^\]]*\]/, '"exceptDate":["2026-01-01"]', 'de dagen zonder activiteit'],
  ['bivak/index.html', /"startDate":"(\d{4})-\d\d-\d\d"/, '"startDate":"$1-01-01"', 'de dagen van het kamp'],
  ['bivak/index.html', camp.kamp.plaats.name, 'Elders', 'de kampplaats'],
  [
    'contact/index.html',
    contact.hoofdleiding.personen[0]?.telefoon ?? '',
    '0400 99 99 99',
    'de hoofdleiding',
  ],
  [
    'verhuur/index.html',
    /"occupancy":\{([^}]*)"value":\d+/,
    '"occupancy":{$1"value":3',
    'het aantal slaapplaatsen',
  ],
  ['verhuur/index.html', rental.fotos.lijst[0]?.alt ?? '', 'Een andere foto', 'de foto’s van het lokaal'],
] as const)('in the facts of %s, %p written otherwise is told', (file, from, to, what) => {
  expect(toldAfter(file, from, to)).toContainEqual(
    expect.stringContaining(`zoekmachines lezen bij ${what}:`),
  );
});
