/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from './check/check';
import type { Texts } from './check/sources';
import { groupNames, isSameGroup, nearestGroupName, shortestNames } from './groupNames';

const page = (...names: string[]) => ({ groepen: names.map((naam) => ({ naam })) });

test('a name means both halves, with its half one of them', () => {
  expect(groupNames({ boys: page('Ribbels'), girls: page('Ribbels', 'Kwiks') })).toEqual([
    'Ribbels',
    'Kwiks',
    'Ribbels (meisjes)',
    'Kwiks (meisjes)',
    'Ribbels (jongens)',
  ]);
  expect(isSameGroup('Ribbels (meisjes)', 'Ribbels', 'jongens')).toBe(false);
  expect(isSameGroup("Aspi's", 'Aspi’s', 'meisjes')).toBe(true);
});

test('an unknown group is a problem with the nearest name, and none for a group without leaders', () => {
  const programme = 'programma:\n  - { datum: 16 september 2026, voor: [Springer], wat: Bos }\n';
  const texts: Texts = { ...exampleTexts('full'), 'programma.yaml': programme };
  expect(checkContent(texts).problems).toMatchObject([
    { file: 'content/programma.yaml', line: 2, advice: 'schrijf Springers', instead: 'Springers' },
  ]);
  const off = { ...texts, 'site.yaml': `${texts['site.yaml']}\nzonder: [leiding]\n` };
  expect(checkContent(off).problems).toBeUndefined();
});

test.each([
  ['Kwiks (jongens)', 'Kwiks'],
  ['Kwicks (meisjes)', 'Kwiks'],
  ['Kwiks meisjes', 'Kwiks'],
  ['Ribels', 'Ribbels'],
  ['Ribels (meisje)', 'Ribbels (meisjes)'],
  ['Ribbels jongens', 'Ribbels (jongens)'],
  ['Zeehonden', undefined],
])('for %s the nearest name is %s: with a half only where there are two', (written, name) => {
  const pages = { girls: page('Ribbels', 'Kwiks'), boys: page('Ribbels') };
  expect(nearestGroupName(written, pages)).toBe(name);
  expect(shortestNames(pages)).toEqual(['Ribbels', 'Ribbels (meisjes)', 'Ribbels (jongens)', 'Kwiks']);
});

test('a name that is wrong on the page of its half is looked for there, not on the page of the other', () => {
  const pages = { girls: page('Ribbel', 'Kwiks'), boys: page('Ribbels') };
  expect(nearestGroupName('Ribbels (meisjes)', pages)).toBe('Ribbel');
  expect(nearestGroupName('Ribbels (jongens)', pages)).toBe('Ribbels');
});
