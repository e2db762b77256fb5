/** @jest-environment node */
import { brokenAnchors } from './anchors';
import { html, madeUp, said } from './testing/madeUp';

const camp = html({ body: '<section id="kamp"></section><section id="papieren"></section><p id="x"></p>' });

test('a link to a part that the page does not have is told, with the parts that it has', () => {
  const [finding] = brokenAnchors(
    madeUp(
      { 'index.html': html({ body: '<a href="/bivak/#oud">a</a>' }), 'bivak/index.html': camp },
      { 'content/home.yaml': 'tekst: "Lees [dit](/bivak#oud)"' },
    ),
  );
  expect(finding).toEqual({
    on: '/',
    found: 'een link naar /bivak/#oud; op die pagina is er geen deel met die naam',
    advice: 'kies een deel dat er is (#kamp, #papieren), of link naar de hele pagina',
    places: [{ file: 'content/home.yaml', line: 1, field: 'tekst' }],
  });
});

test('a part that is there is good, on this page or another, and whatever letters it has', () => {
  const body = '<a href="#één">a</a><a href="/bivak/#papieren">b</a><a href="#">c</a><p id="één">d</p>';
  expect(brokenAnchors(madeUp({ 'index.html': html({ body }), 'bivak/index.html': camp }))).toEqual([]);
});

test('a part that no editor wrote is for who keeps the code', () => {
  const [finding] = brokenAnchors(madeUp({ 'index.html': html({ body: '<a href="#weg">a</a>' }) }));
  expect(finding?.advice).toContain('geef deze melding door');
  expect(said(finding ? [finding] : [])).toHaveLength(1);
});
