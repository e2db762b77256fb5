/** @jest-environment node */
import { testFixture } from '@/e2e/groups/fixture';
import { CheckedFixture } from './testing/checkedFixture';

const fixture = testFixture(new CheckedFixture());
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9"/></svg>`;
const expected =
  'een eenvoudige tekening met de naam teken.svg, hoogstens 20 kB: zonder foto, script of verwijzing naar buiten';

test('a group’s own sign with a script and a photo › what is in it, and to save it again or choose another', async () => {
  fixture.write('public/icons/teken.svg', drawing('<script>alert(1)</script><image href="a.png"/>'));
  const { problems } = await fixture.load();
  expect(problems).toEqual([
    {
      file: 'public/icons/teken.svg',
      found: 'een script, een foto',
      expected,
      advice:
        'bewaar het als eenvoudige svg, of wis het bestand en kies er een van ons (veld teken in content/site.yaml)',
    },
  ]);
});

test('under another name › the name that it should have', async () => {
  fixture.write('public/icons/Teken.SVG', drawing(''));
  const { problems } = await fixture.load();
  expect(problems).toEqual([
    {
      file: 'public/icons/Teken.SVG',
      found: 'een tekening met de naam Teken.SVG',
      expected,
      advice: 'geef het bestand de naam teken.svg, met kleine letters',
    },
  ]);
});

test('a simple drawing › no problem', async () => {
  fixture.write('public/icons/teken.svg', drawing(''));
  expect((await fixture.load()).problems).toBeUndefined();
});
