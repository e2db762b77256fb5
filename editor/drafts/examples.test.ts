/** @jest-environment node */
import { createHash } from 'node:crypto';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { examplesLeft } from './examples';

const texts = exampleTexts();
const group = {
  name: 'Speelbende ’t Paddenrijk',
  town: 'Pruimelgem',
  values: [],
  photos: [],
  leaders: [createHash('sha256').update('Wannes, Jelle, Tuur').digest('hex').slice(0, 16)],
};
const left = async (changed: Texts = {}, photos: string[] = []) =>
  examplesLeft(checkContent({ ...texts, ...changed }).sources, { photos, documents: [] }, group);

test('example addresses, numbers and names are listed with their fields', async () => {
  expect(await left()).toEqual(
    expect.arrayContaining([
      { file: 'site', path: ['naam'], value: 'Speelbende ’t Paddenrijk' },
      { file: 'site', path: ['lokaal', 'postcode'], value: '9999' },
      { file: 'site', path: ['formulier', 'service'], value: 'service_voorbeeld' },
    ]),
  );
});

test('a photo of the example group is listed wherever it is named', async () => {
  expect(await left({}, ['weide-1600x900.jpg'])).toContainEqual({
    file: 'camp',
    path: ['foto', 'bestand'],
    value: 'weide-1600x900.jpg',
  });
});

test('replaced content is not listed any more', async () => {
  const before = await left();
  const after = await left({
    'site.yaml': texts['site.yaml']?.replace('service_voorbeeld', 'service_echt') ?? '',
  });
  expect(after).toHaveLength(before.length - 1);
});

test('a team of leaders with the names of the example group is listed as one', async () => {
  const boys =
    'groepen:\n  - naam: X\n    leiding:\n      - naam: Wannes\n      - naam: Jelle\n      - naam: Tuur\n';
  expect(await left({ 'leiding/jongens.yaml': boys })).toContainEqual({
    file: 'boys',
    path: ['groepen', 0, 'leiding'],
    value: 'Wannes, Jelle, Tuur',
  });
});
