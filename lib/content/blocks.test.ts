/** @jest-environment node */

import fc from 'fast-check';
import { bareTexts, exampleTexts, textsWithout } from '@/e2e/groups/exampleGroup';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { blockNames, offPlaces } from './blocks';
import { deadLinkLines } from './check/absent';
import { checkContent } from './check/check';
import type { Texts } from './check/sources';

const full = exampleTexts('full');

const contentOf = (texts: Texts) => {
  const { content, problems } = checkContent(texts);
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
};

const least = `naam: Chiro Sint-Jan
korteNaam: Sint-Jan
gemeente: Lotenberg
siteAdres: https://sintjan.example
email: info@sintjan.example
lokaal: { naam: Lokaal, straat: Molenpad 4, postcode: "9997", gemeente: Lotenberg }
werking: { dag: zondag, van: "14:00", tot: "17:00", vanafLeeftijd: 6 }
formaat: ${newestFormat}
`;

test('site.yaml alone is a whole site: what the group did not write has a text that is true of any group', () => {
  const { home, contact, privacy, ...rest } = contentOf({ 'site.yaml': least });
  expect(home.overOns.inleiding).toContain('Sint-Jan is een jeugdbeweging uit Lotenberg');
  expect(home.activiteiten.kaarten.map(({ titel }) => titel)).toEqual(['Spelen']);
  expect(contact.hoofdleiding).toBeUndefined();
  expect(JSON.stringify(privacy)).not.toMatch(/EmailJS|Google/);
  expect(Object.keys(rest).filter((file) => Reflect.get(rest, file) !== undefined)).toEqual([
    'site',
    'documents',
  ]);
});

test('site.yaml itself must be there', () => {
  const { 'site.yaml': _, ...others } = full;
  expect(checkContent(others).problems).toMatchObject([
    { file: 'content/site.yaml', expected: 'het bestand site.yaml in de map content' },
  ]);
});

test('a file with nearly the right name is a problem, not an absent block', () => {
  const { 'verhuur.yaml': rental = '', ...others } = full;
  expect(checkContent({ ...others, 'verhuur.yml': rental }).problems).toMatchObject([
    { file: 'content/verhuur.yaml', found: 'geen bestand met deze naam, wel verhuur.yml' },
  ]);
});

test('an unknown name in zonder is a problem with the nearest one', () => {
  expect(checkContent(textsWithout(full, 'verhur')).problems).toMatchObject([
    { file: 'content/site.yaml', field: 'zonder 1', advice: 'schrijf verhuur', instead: 'verhuur' },
  ]);
  const [problem] = checkContent(textsWithout(full, 'bivak')).problems ?? [];
  expect(problem?.advice).toBe('kies een van die namen, of haal dit weg: de rest heeft elke groep');
  expect(problem?.instead).toBeUndefined();
});

test('what is switched off is not checked, and its notation still is', () => {
  const texts = { ...full, 'verhuur.yaml': 'titel: Half\n' };
  expect(checkContent(texts).problems?.length).toBeGreaterThan(3);
  expect(checkContent(textsWithout(texts, 'verhuur')).problems).toBeUndefined();
  expect(
    checkContent(textsWithout({ ...full, 'verhuur.yaml': 'titel: [Half\n' }, 'verhuur')).problems,
  ).toMatchObject([{ file: 'content/verhuur.yaml' }]);
});

describe('what leads to an absent block', () => {
  const noCamp = contentOf(textsWithout(full, 'kamp'));

  test('a card of the home page is left out, with the facts in its text', () => {
    expect(full['home.yaml']).toContain('link: /bivak');
    expect(noCamp.home.activiteiten.kaarten.map(({ link }) => link)).not.toContain('/bivak');
  });

  test('a link in a text becomes its words, and the check says where', () => {
    expect(noCamp.home.activiteiten.inleiding).not.toContain('](/bivak)');
    const { content, sources } = checkContent(textsWithout(full, 'kamp'));
    expect(content && deadLinkLines(content, Object.values(sources))).toEqual([
      expect.stringMatching(/^content\/home\.yaml, regel \d+: de link \[.+\]\(\/bivak\) leidt naar iets/),
    ]);
  });

  test('its photos and documents are not asked for', () => {
    expect(noCamp.documents).toEqual({ bivak: [], lidgeld: [] });
  });

  test('promises about a service that the site no longer uses are left out', () => {
    const { privacy } = contentOf(textsWithout(full, 'formulier', 'verhuur', 'kalender'));
    expect(JSON.stringify(privacy)).not.toMatch(/EmailJS|Google/);
    expect(JSON.stringify(privacy.beloften)).not.toContain('OpenStreetMap');
    expect(privacy.derden.lijst.map(({ naam }) => naam)).toContain('OpenStreetMap'); // home links to it
  });
});

test('with the camp go its words on home, its documents and what the camp page says of them', () => {
  expect(offPlaces({ site: { zonder: ['kamp'] }, camp: {} }).sort()).toEqual([
    'camp',
    'camp.boekje',
    'camp.documenten',
    'camp.terugbetaling',
    'documents',
    'home.kamp',
  ]);
  expect(offPlaces({ site: {} })).toEqual([]);
});

test('a page for all leaders beside one of the two is a problem with a remedy', () => {
  const texts: Texts = { ...full, 'leiding/leiding.yaml': full['leiding/jongens.yaml'] ?? '' };
  expect(checkContent(texts).problems).toMatchObject([
    { file: 'content/leiding/leiding.yaml', advice: expect.stringContaining('wis leiding/leiding.yaml') },
  ]);
  const { 'leiding/jongens.yaml': _, 'leiding/meisjes.yaml': __, 'programma.yaml': ___, ...mixed } = texts;
  expect(contentOf(textsWithout(mixed, 'kampboekje')).leaders?.groepen.length).toBeGreaterThan(1);
});

test('any subset of blocks of any group passes the check', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(exampleTexts('full'), exampleTexts('small'), bareTexts()),
      fc.subarray([...blockNames]),
      (texts, names) => {
        expect(checkContent(textsWithout(texts, ...names)).problems).toBeUndefined();
      },
    ),
    { numRuns: process.env.TESTS === 'long' ? 500 : 40 },
  );
});
