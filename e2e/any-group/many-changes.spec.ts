import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { edited } from '@/editor/document/document';
import { allFields, type Place, summaryOf, titleOf, trailOf, valueAt } from '@/editor/document/places';
import { noFiles, withAdded } from '@/editor/media/fileLists';
import { createCheck } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { type FileName, fileNames } from '@/lib/content/schemas/files';
import { addDays, everyWeekday, weekdays } from '@/lib/dates/days';
import { monthName, readDay } from '@/lib/dates/dayWords';
import { codeHostOf, panel, shownPage, strip, test } from '../journeys/beheer/editor';
import {
  bytesOf,
  changedLines,
  comeIn,
  commentsIn,
  commitOf,
  filesAt,
  head,
  openTask,
  publishAll,
} from '../journeys/beheer/invited';

test.use({ viewport: { width: 390, height: 844 } });

/** As it is written, or what it is like. */
type Line = string | ReturnType<typeof expect.stringMatching>;
type Change = { place: Place; value: string };

test('forty changes in all of the content are one commit of their own lines, with every comment unchanged', {
  tag: ['@once', '@long'],
}, async ({ page, contentFolder, incidents }) => {
  test.setTimeout(600_000);
  const before: Texts = Object.fromEntries(
    Object.values(fileNames).map((name) => [name, readFileSync(join(contentFolder, name), 'utf8')]),
  );
  const host = await codeHostOf(contentFolder);
  try {
    const began = await head(host);
    const there = await filesAt(host, began);
    const changes = changesFor(before, [...there.keys()]);
    await comeIn(page, host);
    let now = before;
    for (const change of changes) now = await withChange(page, now, change);
    const lines = await changeLists(page, now);
    await strip(page).getByRole('button', { name: 'Zet online 40 wijzigingen' }).waitFor();
    await publishAll(page);
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });

    const commit = await head(host);
    expect((await commitOf(host, commit)).parents).toEqual([began]);
    const files = await filesAt(host, commit);
    const after: Record<string, string> = {};
    for (const name of Object.values(fileNames)) {
      after[name] = (await bytesOf(host, files.get(`content/${name}`))).toString();
      expect(commentsIn(after[name])).toEqual(commentsIn(before[name] ?? ''));
    }
    expect(createCheck()(after, withAdded(noFiles, [...files.keys()])).problems).toBeUndefined();
    const changed = Object.values(fileNames).flatMap((name) =>
      changedLines(before[name] ?? '', after[name] ?? ''),
    );
    const came = changed.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    const went = changed.filter((line) => line.startsWith('-'));
    expect(went).toHaveLength(changes.length);
    expect(came).toHaveLength(changes.length + lines.length);
    for (const line of lines) expect(came.map((one) => one.trim())).toContainEqual(line);
    for (const { place, value } of changes) {
      expect(valueIn(parse(after[fileNames[place.file]] ?? ''), place)).toBe(
        /^\d+(\.\d+)?$/.test(value) ? Number(value) : value,
      );
    }
  } finally {
    await host.stop();
  }
  expect(incidents.violations).toEqual([]);
});

const valueIn = (content: unknown, { path }: Place): unknown =>
  path.reduce<unknown>((part, step) => Object(part)[step], content);

/** Thirty-six fields of all kinds that can be changed, spread over the files, each on one line. */
function changesFor(texts: Texts, paths: readonly string[]): Change[] {
  const check = createCheck();
  const files = withAdded(noFiles, paths);
  const found = new Map<FileName, Change[]>();
  for (const { place, shape } of allFields(texts)) {
    const value = valueAt(texts, place);
    const own = found.get(place.file) ?? [];
    const isText = typeof value === 'string' && ['plain', 'text'].includes(shape.kind);
    const isPrice = typeof value === 'number' && shape.kind === 'price';
    if (own.length >= 12 || !(isText || isPrice)) continue;
    const change: Change = { place, value: isPrice ? String(value + 1) : `${value} erbij` };
    const text = texts[fileNames[place.file]] ?? '';
    const edit = { type: 'set', path: place.path, value: isPrice ? value + 1 : change.value } as const;
    const after = edited(place.file, text, edit);
    const isGood = !check({ ...texts, [fileNames[place.file]]: after }, files).problems;
    if (isGood && changedLines(text, after).length === 2) found.set(place.file, [...own, change]);
  }
  const all = [...found.values()];
  const inTurn = Array.from({ length: 12 }, (_, turn) => all.flatMap((list) => list[turn] ?? []));
  const chosen = inTurn.flat().slice(0, 36);
  expect(chosen).toHaveLength(36);
  return chosen;
}

/** Finds a field by its title and its place, and fills it in. Returns the new texts. */
async function withChange(page: Page, texts: Texts, { place, value }: Change): Promise<Texts> {
  const words = `${titleOf(texts, place)} ${trailOf(texts, place)}`.toLowerCase();
  const found = allFields(texts).filter(({ place: one, shape }) =>
    [titleOf(texts, one), trailOf(texts, one), summaryOf(valueAt(texts, one), shape)]
      .join(' ')
      .toLowerCase()
      .includes(words),
  );
  const at = found.findIndex(({ place: one }) => titleAndPath(one) === titleAndPath(place));
  await openTask(page, 'Alle velden');
  await page.getByLabel('Zoek een veld').fill(words);
  await expect(panel(page).getByRole('status')).toHaveText(
    found.length === 1 ? '1 veld gevonden' : `${found.length} velden gevonden`,
  );
  await panel(page).locator('li').nth(at).getByRole('button').click();
  const field = panel(page).locator(':focus');
  await expect(field).toBeFocused();
  await field.fill(value.replace(/^(\d+)\.(\d+)$/, '$1,$2'));
  const edit = {
    type: 'set',
    path: place.path,
    value: /^\d/.test(value) ? Number(value) || value : value,
  } as const;
  const name = fileNames[place.file];
  return { ...texts, [name]: edited(place.file, texts[name] ?? '', edit) };
}

const titleAndPath = ({ file, path }: Place) => `${file}.${path.join('.')}`;

/** A leader with a photo, in front of another; a notice; a day without activity. Returns the added lines. */
async function changeLists(page: Page, texts: Texts): Promise<Line[]> {
  const field = (name: string) =>
    panel(page).getByRole('textbox', { name: new RegExp(`^${name}( mag leeg blijven)?$`) });
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page).getByRole('button', { name: 'Jongensleiding' }).click();
  await openTask(page, /^Jongensleiding Groepen/);
  await panel(page).locator('li button').first().click();
  await panel(page)
    .getByRole('button', { name: /^Leiding/ })
    .click();
  await panel(page).getByRole('button', { name: 'Nieuw: leider' }).click();
  await field('Naam').fill('Nel Veertig');
  await expect(shownPage(page).getByText('Nel Veertig')).toBeVisible();
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer();
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await panel(page).getByLabel('Mag de foto op de site?').selectOption('ja');
  await expect(shownPage(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 30_000 });
  await panel(page).getByRole('button', { name: 'Zet Nel Veertig een plaats naar voor' }).click();

  const day = dayWithActivity(texts);
  await openTask(page, /Meldingen/, 'Nieuw: melding');
  await field('Titel').fill('Veertig keer iets nieuws');
  await field('Van').fill(day);
  await field('Tot en met').fill(day);
  await openTask(page, /Werkjaar/, /^Dagen zonder activiteit/, 'Nieuw: dag');
  await panel(page).getByRole('textbox').fill(day);

  const isNew = (file: FileName, path: string[]) => valueAt(texts, { file, path }) === undefined;
  return [
    '- naam: Nel Veertig',
    expect.stringMatching(/^foto: leiding\/nel-veertig-[0-9a-f]{8}\.jpg$/),
    'toestemming: ja',
    ...(isNew('site', ['meldingen']) ? ['meldingen:'] : []),
    '- titel: Veertig keer iets nieuws',
    `van: ${day}`,
    `tot: ${day}`,
    ...(isNew('calendar', ['werkjaar', 'geenActiviteit']) ? ['geenActiviteit:'] : []),
    `- ${day}`,
  ];
}

/** One that the calendar does not name yet, as it is written: `7 maart 2027`. */
function dayWithActivity(texts: Texts): string {
  const calendar = valueAt(texts, { file: 'calendar', path: ['werkjaar'] });
  const { van, tot, geenActiviteit = [] } = Object(calendar);
  const name = weekdays.find((one) => one === valueAt(texts, { file: 'site', path: ['werking', 'dag'] }));
  const [from, to] = [readDay(van), readDay(tot)];
  if (!name || !from || !to) throw new Error('The calendar has no year.');
  const written = everyWeekday(name, addDays(from, 1), addDays(to, -1)).map(
    (day) => `${day.day} ${monthName(day)} ${day.year}`,
  );
  return written.find((day) => !geenActiviteit.includes(day)) ?? '';
}
