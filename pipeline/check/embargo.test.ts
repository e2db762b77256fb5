/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { testFixture } from '@/e2e/groups/fixture';
import { readContent } from '@/lib/content/check/read';
import { buildDay } from '@/lib/dates/buildDay';
import type { CalendarDate } from '@/lib/dates/days';
import { photosToMake } from './embargo';
import { CheckedFixture } from './testing/checkedFixture';

const fixture = testFixture(new CheckedFixture());
afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

const day: CalendarDate = { day: 27, month: 9, year: 2026 };
const boys = 'content/leiding/jongens.yaml';
const jelle = '        foto: leiding/jelle.jpg\n        toestemming: ja\n';
const remarks = async () => (await fixture.load()).remarks?.filter((line) => line.includes('toestemming'));

test('a photo with consent is made, one without is not, though its file lies there', () => {
  const photos = photosToMake(fixture.contentDir, day);
  expect(photos).toContain('leiding/jelle.jpg');
  expect(photos).toContain('groepen/jongens-kwakers.jpg');
  expect(photos).not.toContain('leiding/eerst-vragen.jpg');
  expect(fixture.read('content/fotos/leiding/eerst-vragen.jpg')).not.toBe('');
});

test('a photo without consent is not part of the content, so that no page and no data can hold it', () => {
  const leaders = exampleContent().boys.groepen.flatMap(({ leiding }) => leiding);
  expect(leaders.find(({ naam }) => naam === 'Öner')).toEqual({ naam: 'Öner', foto: undefined });
  expect(leaders.find(({ naam }) => naam === 'Jelle')?.foto?.path).toBe('leiding/jelle.jpg');
  expect(JSON.stringify(exampleContent())).not.toContain('eerst-vragen');
});

test('a photo that waits for consent is a remark with its line and both ways out', async () => {
  expect(await remarks()).toEqual([
    'content/leiding/jongens.yaml, regel 39: de foto leiding/eerst-vragen.jpg komt niet op de site, want er staat geen toestemming: ja bij. Mag ze erop? Zet die regel eronder. Mag ze niet? Haal de regel foto weg en wis het bestand.',
  ]);
});

test.each([
  ['taken away', '        foto: leiding/jelle.jpg\n'],
  ['made nee', '        foto: leiding/jelle.jpg\n        toestemming: nee\n'],
  ['left empty', '        foto: leiding/jelle.jpg\n        toestemming:\n'],
])('consent that is %s is one step: the photo is not made any more', async (_how, without) => {
  fixture.edit(boys, jelle, without);
  expect(photosToMake(fixture.contentDir, day)).not.toContain('leiding/jelle.jpg');
  expect(await fixture.messages()).toBe('');
  expect(await remarks()).toHaveLength(2);
});

test('consent of another leader counts for that one alone', () => {
  fixture.edit(boys, jelle, '        foto: leiding/jelle.jpg\n');
  expect(photosToMake(fixture.contentDir, day)).toContain('leiding/wannes.jpg');
});

test('a photo without consent that another field shows is a mistake there', async () => {
  fixture.edit(boys, 'groepen/jongens-kwakers.jpg', 'leiding/eerst-vragen.jpg');
  expect(await fixture.messages()).toBe(
    [
      'content/leiding/jongens.yaml, regel 32, veld groepen 2 › foto › bestand',
      '  gevonden:  leiding/eerst-vragen.jpg, de foto van iemand van de leiding zonder toestemming',
      '  verwacht:  een foto die op de site mag',
      '  doe dit:   kies een andere foto, of zet bij die leiding toestemming: ja als het mag',
    ].join('\n'),
  );
});

test('embargoed photos are left out of invalid content too', () => {
  fixture.edit('content/site.yaml', 'lidgeld: 35', 'lidgeld: veel');
  expect(photosToMake(fixture.contentDir, day)).not.toContain('leiding/eerst-vragen.jpg');
  expect(photosToMake(fixture.contentDir, day).size).toBeGreaterThan(80);
});

describe('leaders under embargo', () => {
  const girls = 'content/leiding/meisjes.yaml';
  const [, name = '', photo = ''] =
    /- naam: (.+)\n +foto: (.+)\n +toestemming: ja/.exec(readFileSync(`e2e/groups/full/${girls}`, 'utf8')) ??
    [];
  const hide = (until: string) => fixture.edit(girls, 'bekendOp: 26 september 2020', `bekendOp: ${until}`);
  /** As a build that begins at this moment. */
  const buildAt = (moment: string) => {
    process.env.SOURCE_DATE_EPOCH = String(new Date(moment).getTime() / 1000);
    return {
      content: readContent(fixture.contentDir).content,
      photos: photosToMake(fixture.contentDir, buildDay()),
    };
  };

  test.each([
    ['2026-09-26T21:59:59Z', '27 september 2026', false],
    ['2026-09-26T22:00:00Z', '27 september 2026', true],
    ['2026-12-31T22:59:59Z', '1 januari 2027', false],
    ['2026-12-31T23:00:00Z', '1 januari 2027', true],
  ])('a build at %s with bekendOp: %s › they are in it: %s', (moment, until, isThere) => {
    hide(until);
    const { content, photos } = buildAt(moment);
    const text = JSON.stringify(content);
    expect([text.includes(`"${name}"`), text.includes(photo), photos.has(photo)]).toEqual([
      isThere,
      isThere,
      isThere,
    ]);
    expect(content?.girls?.bekendOp !== undefined).toBe(!isThere);
    expect(content?.girls?.groepen).toHaveLength(7);
    expect(content?.boys?.groepen[0]?.leiding).not.toEqual([]);
  });

  test('are checked as well: a missing photo is reported', async () => {
    hide('27 september 2099');
    fixture.edit(girls, photo, 'leiding/bestaat-niet.jpg');
    expect(await fixture.messages()).toContain('leiding/bestaat-niet.jpg; dat bestand is er niet');
  });

  test('are announced with the day, and a text that names one is reported', async () => {
    hide('27 september 2099');
    fixture.edit(girls, 'inleiding: ', 'inleiding: Vraag het aan Juliette. ');
    fixture.edit(girls, 'kop: ', 'kop: Juliette en ');
    const remarks = ((await fixture.load()).remarks ?? []).filter((line) =>
      /september 2099|Juliette/.test(line),
    );
    expect(remarks).toEqual([
      'content/leiding/meisjes.yaml, regel 158: deze leiding komt op de site op zondag 27\u00a0september 2099. Tot dan staat geen van hun namen of foto’s erin.',
      'content/leiding/meisjes.yaml, regels 3 en 4: hier staat Juliette, en zo heet iemand van de leiding die nog niet bekend is. Gaat het om die persoon, haal de naam dan weg tot de dag bij bekendOp.',
    ]);
  });

  test('a photo of one that another field shows is a mistake there', async () => {
    hide('27 september 2099');
    fixture.edit(boys, 'groepen/jongens-kwakers.jpg', photo);
    expect(await fixture.messages()).toContain(
      `${photo}, de foto van iemand van de leiding die nog niet bekend is\n  verwacht:  een foto die op de site mag\n  doe dit:   kies een andere foto tot de dag bij bekendOp`,
    );
  });

  test('keep their photos under embargo when the day does not parse', () => {
    hide('27/9');
    expect(photosToMake(fixture.contentDir, day)).not.toContain(photo);
  });
});

describe('the secret place of camp', () => {
  const camp = 'content/bivak.yaml';
  const words = /Zevenslaper|Klaverdreef|Elzenmeer|Poelkamp ’t Paddenrijk\b|Op het eiland/;
  const hideUntil = (day: string) => {
    fixture.edit(camp, '    gemeente: Elzenmeer\n', `    gemeente: Elzenmeer\n  geheimTot: ${day}\n`);
  };
  /** What the pages of a build at this moment are made of. */
  const builtAt = (moment: string) => {
    process.env.SOURCE_DATE_EPOCH = String(new Date(moment).getTime() / 1000);
    return readContent(fixture.contentDir).content;
  };

  test.each([
    ['2027-05-31T21:59:59Z', false],
    ['2027-05-31T22:00:00Z', true],
  ])('until 1 June, built at %s › it is in some text: %s', (moment, isPublic) => {
    hideUntil('1 juni 2027');
    const content = builtAt(moment);
    expect(words.test(JSON.stringify(content))).toBe(isPublic);
    expect(content?.camp?.beschrijving).toContain(
      isPublic ? 'in Elzenmeer' : 'in een plek die nog geheim is',
    );
    expect(content?.camp?.kamp.geheimTot !== undefined).toBe(!isPublic);
    expect(content?.camp?.boekje?.paklijst).toHaveLength(3);
  });

  test('a text that names it is a mistake, with its line; afterwards it is none', async () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2027-05-01T12:00:00Z') / 1000);
    hideUntil('1 juni 2027');
    expect(await fixture.messages()).toBe('');
    fixture.edit('content/kalender.yaml', 'inleiding: ', 'inleiding: Naar elzenmeer! ');
    expect(await fixture.messages()).toMatch(
      /content\/kalender\.yaml, regel \d+, veld .*\n +gevonden: +een tekst met ‘elzenmeer’, en waar het kamp is, is nog geheim/,
    );
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2027-06-01T12:00:00Z') / 1000);
    expect(await fixture.messages()).toBe('');
  });

  test('a day after the first day of camp is a mistake', async () => {
    hideUntil('9 juli 2027');
    expect(await fixture.messages()).toContain('de eerste dag van het kamp of een dag ervoor');
  });
});
