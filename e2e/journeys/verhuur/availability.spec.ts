import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildDay } from '@/lib/dates/buildDay';
import { hallOf } from '@/lib/rental/hall';
import { monthsFrom, takenIn } from '@/lib/rental/months';
import { monthTitle, takenWords } from '@/lib/rental/monthWords';
import { filesWith } from '../../exportedTexts';
import { test } from '../../group';
import { groupFolder } from '../../groups/exampleGroup';
import { hydrated, open, scriptsReady } from '../../hydrated';
import { expectNoShift, recordShifts } from '../../layoutShifts';
import { widths } from '../../menu';
import { withoutMotion } from '../../motion';
import { answerMap } from '../../network';

test.use(withoutMotion);

test.beforeEach(({ page }) => answerMap(page));

const months = (page: Page) =>
  page
    .getByRole('region', { name: 'Wanneer is de poel vrij?' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('nothing shifts when React hydrates while the months are being read', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/verhuur/#vrij');
  await scriptsReady(page);
  await expect(page.locator('[data-taken][data-today]')).toBeAttached();
  await page.getByLabel('Aankomst').focus({ timeout: 30_000 });
  await hydrated(page);
  await expectNoShift(page);
});

test('from 960 px the number of every day stands on one line', async ({ page }) => {
  for (const width of [960, 992, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/verhuur/');
    const broken = await page.locator('[data-taken] i:visible').evaluateAll(
      (days) =>
        days.filter((day) => {
          const range = document.createRange();
          range.selectNodeContents(day);
          return range.getClientRects().length > 1;
        }).length,
    );
    expect(broken, `${width} px`).toBe(0);
  }
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: widths.narrow });

  /** Whether it is dark in the upper left, in the middle and in the lower right. */
  async function drawn(day: Locator): Promise<string> {
    const { data, info } = await sharp(await day.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [0.3, 0.57, 0.8]
      .map((share) => {
        const [x, y] = [Math.round(info.width * share), Math.round(info.height * share)];
        return (data[(y * info.width + x) * info.channels] ?? 0) < 128 ? 'dark' : 'light';
      })
      .join(' ');
  }

  test('every state of a day is drawn in another way', { tag: '@core' }, async ({ page }) => {
    await open(page, '/verhuur/');
    const states = await page.locator('#vrij ul:not([data-taken]) [data-is]').all();
    const looks = await Promise.all(states.map(drawn));
    expect(looks).toEqual([
      'light light light',
      'dark dark dark',
      'light dark dark',
      'dark light light',
      'dark light dark',
    ]);
  });

  test('a day of change is drawn on a weekend as on any other day', async ({ page }) => {
    await page.setViewportSize(widths.wide);
    await open(page, '/verhuur/');
    const looks = (selector: string) =>
      page.locator(`[data-taken] :is([data-is="in"], [data-is="out"])${selector}`).evaluateAll((days) =>
        [
          ...new Set(
            days.map((day) => {
              const { border, forcedColorAdjust } = getComputedStyle(day);
              return `${forcedColorAdjust} ${border}`;
            }),
          ),
        ].sort(),
      );
    const onWeekdays = await looks(':not([data-weekend])');
    expect(onWeekdays.length).toBeGreaterThan(0);
    expect(await looks('[data-weekend]')).toEqual(onWeekdays);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fourteen months from the month of the build list the taken nights', async ({ page, content }) => {
    await page.goto('/verhuur/');
    const taken = (content.rental && hallOf(content.rental).taken) ?? []; // evenings of a course take their night
    const wanted = monthsFrom(buildDay()).map((month) => [
      `${monthTitle(month)} ${month.year}`,
      takenWords(takenIn(taken, month)),
    ]);
    await expect(months(page)).toHaveCount(14);
    for (const [index, words] of wanted.entries())
      for (const word of words) await expect(months(page).nth(index), words[0]).toContainText(word);
    await expect(page.getByRole('link', { name: 'Volg het in je eigen agenda' })).toHaveAttribute(
      'href',
      'webcal://www.paddenrijk.example/verhuur/bezet.ics',
    );
  });

  test('the prices stand in a table, a column per season', async ({ page }) => {
    await page.goto('/verhuur/');
    const rows = await page
      .getByRole('table', { name: 'Wat kost slapen aan de poel?' })
      .getByRole('row')
      .allTextContents();
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
      'WatSchooljaar 16 augustus tot 30 juniZomer 1 juli tot 15 augustus',
      'Het lokaal per nacht€ 45 € 60 ',
      'Slapen in huis per persoon, per nacht€ 5,75 € 4,20 ',
      'Slapen in een tent per persoon, per nacht€ 2,50 € 2,50 ',
      'Energie en water per nacht€ 18 € 15 ',
      'We rekenen minstens personen per nacht, in huis20 22 ',
      'Je blijft minstens nachten2 6 De zomer is voor kampen',
      'Waarborg krijg je terug als alles heel en proper is€ 250 € 450 ',
    ]);
  });
});

test('the private names of renters are in no file of the export', { tag: ['@once', '@core'] }, ({
  exportFolder,
}) => {
  const written = readFileSync(join(groupFolder('full'), 'content', 'verhuur.yaml'), 'utf8');
  const labels = [...new Set([...written.matchAll(/^ +wie: (.+)$/gm)].map(([, label = '']) => label))];
  expect(labels.length).toBeGreaterThan(4);
  expect(filesWith(exportFolder, labels)).toEqual([]);
});

test('a tap on two days of the calendar fills in the request, which answers at once', {
  tag: ['@core'],
}, async ({ page }) => {
  await page.goto('/verhuur/');
  const month = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Maart 2027/ }) });
  await month.locator('i', { hasText: /^12$/ }).click();
  await expect(page.getByText('Je komt op 12 maart.')).toBeVisible();
  await month.locator('i', { hasText: /^14$/ }).click();
  await expect(page.getByLabel('Aankomst')).toHaveValue('2027-03-12');
  await expect(page.getByLabel('Vertrek')).toHaveValue('2027-03-14');
  await expect(page.getByLabel('Aankomst')).toBeFocused();
  await expect(page.locator('#aanvraag').getByRole('status')).toContainText('Vrij');
});
