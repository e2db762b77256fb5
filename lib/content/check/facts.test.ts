/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { factNames } from '@/lib/content/kinds/sentence';
import { checkContent } from './check';
import { factOf } from './facts';
import type { Texts } from './sources';

const texts = exampleTexts();

/** The full group with another sentence under the title of the contact page. */
const withLead = (lead: string, changes: Texts = {}) =>
  checkContent({
    ...texts,
    'contact.yaml': (texts['contact.yaml'] ?? '').replace(
      /^inleiding: .*/m,
      `inleiding: ${JSON.stringify(lead)}`,
    ),
    ...changes,
  });

test('a text shows the values of the facts that it names', () => {
  const { content } = withLead(
    'Elke {werking.dag} van {werking.uur}, ook **{ werking.van }**. Kamp: {bivak.data}.',
  );
  expect(content?.contact.inleiding).toBe(
    'Elke woensdag van 13.45 tot 16.15\u00a0uur, ook **13.45\u00a0uur**. Kamp: 8 tot 16\u00a0juli.',
  );
});

test('the full group has every fact', () => {
  const { content } = withLead('Dag');
  if (!content) throw new Error('The full group has a mistake');
  expect(factNames.filter((name) => !factOf(content, name))).toEqual([]);
});

test('an unknown fact is a problem with the name that was meant', () => {
  expect(withLead('Van {bivak.vann}').problems).toMatchObject([
    {
      file: 'content/contact.yaml',
      field: 'inleiding',
      advice: 'schrijf {bivak.van} in de plaats van {bivak.vann}',
    },
  ]);
  expect(withLead('Een {zonnige dag}').problems?.[0]?.advice).toBe(
    'kies een van die namen, of haal de { en } weg',
  );
});

test('a fact without a value is a problem of the text that names it', () => {
  const camp = (texts['bivak.yaml'] ?? '').replace(/^ {2}bezoek:\n(?: {4}.*\n)+/m, '');
  expect(withLead('Kom op {bivak.bezoek}', { 'bivak.yaml': camp }).problems).toMatchObject([
    {
      file: 'content/contact.yaml',
      found: '{bivak.bezoek}, en dat is bij jullie niet ingevuld',
      advice: 'vul dat gegeven eerst in, of haal {bivak.bezoek} uit de tekst weg',
    },
  ]);
});

test('a name that is a fact has no facts in it', () => {
  const site = (texts['site.yaml'] ?? '').replace(/^korteNaam: .*/m, 'korteNaam: "{gemeente}"');
  expect(withLead('Dag', { 'site.yaml': site }).problems?.map(({ field }) => field)).toEqual(['korteNaam']);
});

test('a text that begins with a fact needs quotes', () => {
  const contact = (texts['contact.yaml'] ?? '').replace(/^inleiding: .*/m, 'inleiding: {gemeente} is mooi');
  expect(withLead('Dag', { 'contact.yaml': contact }).problems).toMatchObject([
    { line: 4, advice: 'zet de hele tekst tussen aanhalingstekens: inleiding: "{gemeente} is mooi"' },
  ]);
});
