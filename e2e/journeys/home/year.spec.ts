import { expect } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { barriers } from '../../barriers';
import { test } from '../../group';
import { hydrated, open } from '../../hydrated';
import { expectNoShift, recordShifts } from '../../layoutShifts';
import { withoutMotion } from '../../motion';
import { answerMap, blockScripts } from '../../network';
import { fullAlways, fullYear as year } from '../full-year';
import {
  type Day,
  dailyPages,
  everyPage,
  expectAlways,
  expectDays,
  expectHome,
  expectNotices,
  hallPage,
  hasOtherNotices,
  hasTurn,
  isLong,
  wakeOn,
  zones,
} from '../year';

test.use(withoutMotion);

/** A year of the full group: what every page shows on each day, and what it no longer shows. */

/** Around midnight, when it is another day outside Brussels. */
const isAroundMidnight = ({ at }: Day) => /T(00:01|23:59)/.test(at);

for (const zone of zones) {
  test.describe(`for a visitor in ${zone}`, { tag: '@once' }, () => {
    test.use({ timezoneId: zone });

    /** A day that changes little is checked on the pages that it changes, and the hall in one zone. */
    const pathsOn = (day: Day, index: number, content: Content): string[] => {
      const isTurn = hasTurn(index, zone);
      if (isLong || (isTurn && hasOtherNotices(year, index))) return everyPage(content);
      const isChecked = zone === 'Europe/Brussels' || isAroundMidnight(day);
      return [...(isChecked ? dailyPages : []), ...(isTurn ? [hallPage] : [])];
    };

    test('every page is true on each day of a year', async ({ page, content }) => {
      test.slow();
      await answerMap(page);
      for (const path of everyPage(content)) {
        const days = year.filter((day, index) => pathsOn(day, index, content).includes(path));
        await expectDays(page, path, { days, zone, content });
      }
    });
  });
}

test('dated text is there before the first paint, stays after hydration, and shifts nothing', {
  tag: '@core',
}, async ({ page }) => {
  await recordShifts(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  for (const at of ['2027-02-10T23:59:00+01:00', '2027-07-12T00:01:00+02:00']) {
    const day = year.find((one) => one.at === at);
    if (!day) throw new Error('A day of the year');
    await page.clock.setFixedTime(new Date(day.at));
    await page.goto('/');
    await hydrated(page);
    await expectHome(page, day);
    await expectNoShift(page);
  }
  expect(messages).toEqual([]);
});

test('a page reached by a link shows today, and so does a tab that slept', {
  tag: ['@once', '@core', '@behaviour'],
}, async ({ page }) => {
  const [before, after] = ['2026-10-27', '2027-07-12'].map((start) =>
    year.find(({ at }) => at.startsWith(start)),
  );
  if (!before || !after) throw new Error('Two days of the year');
  await answerMap(page);
  await page.clock.setFixedTime(new Date(before.at));
  await open(page, '/contact/');
  await expectNotices(page, []);
  await page.locator('#hoofdmenu a[href="/"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paddenrijk');
  await expectHome(page, before);
  await wakeOn(page, after.at);
  await expectHome(page, after);
});

test('what is there on some days only is accessible', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const different = new Map(
    year
      .filter(({ notices, camp }) => notices || camp)
      .map((day) => [String([day.notices, day.camp?.title]), day]),
  );
  await page.goto('/');
  for (const day of different.values()) {
    await wakeOn(page, day.at);
    await expectHome(page, day);
    expect(await barriers(page), day.at).toEqual([]);
  }
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows what is true on every day', async ({ page, content }) => {
    test.slow();
    await answerMap(page);
    await expectAlways(page, everyPage(content), fullAlways, content);
    await page.goto('/');
    await expect(page.getByText('tot en met 10 februari')).toBeVisible();
    await expect(page.locator('#agenda li').filter({ visible: true })).toHaveCount(15);
  });
});

test('a page whose script files never load shows today as well', { tag: '@once' }, async ({ page }) => {
  const day = year.find(({ at }) => at.startsWith('2027-04-25'));
  if (!day) throw new Error('A day of the year');
  await blockScripts(page);
  await page.clock.setFixedTime(new Date(day.at));
  await page.goto('/');
  await expectHome(page, day);
});
