/** @jest-environment node */
import { brokenAnchors } from './anchors';
import { exampleExport, html } from './testing/exampleExport';

const camp = html({ body: '<section id="kamp"></section><section id="papieren"></section><p id="x"></p>' });

test('reports a link to an id that the page lacks, with the ids that it has', () => {
  const [problem] = brokenAnchors(
    exampleExport(
      { 'index.html': html({ body: '<a href="/bivak/#oud">a</a>' }), 'bivak/index.html': camp },
      { 'content/home.yaml': 'tekst: "Lees [dit](/bivak#oud)"' },
    ),
  );
  expect(problem).toEqual({
    file: '/',
    found: 'een link naar /bivak/#oud; op die pagina is er geen deel met die naam',
    advice: 'kies een deel dat er is (#kamp, #papieren), of link naar de hele pagina',
    places: [{ file: 'content/home.yaml', line: 1, field: 'tekst' }],
  });
});

test('accepts an id that exists, on this page or another, with any characters', () => {
  const body = '<a href="#één">a</a><a href="/bivak/#papieren">b</a><a href="#">c</a><p id="één">d</p>';
  expect(brokenAnchors(exampleExport({ 'index.html': html({ body }), 'bivak/index.html': camp }))).toEqual(
    [],
  );
});

test('refers a link that is not in the content to the maintainer of the code', () => {
  const [problem] = brokenAnchors(exampleExport({ 'index.html': html({ body: '<a href="#weg">a</a>' }) }));
  expect(problem?.advice).toContain('geef deze melding door');
});
