import { expect } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { barriers } from '../../barriers';
import { test } from '../../group';
import { hydrated, open } from '../../hydrated';
import { withoutMotion } from '../../motion';
import { answerMap, blockScripts } from '../../network';
import { fullAlways, fullYear as year } from '../full-year';
import {
  bringsOtherNotices,
  type Day,
  dailyPages,
  everyPage,
  hallPage,
  hasTurn,
  homeSays,
  isLong,
  noticesAre,
  see,
  seeWithoutScript,
  zones,
} from '../year';

test.use(withoutMotion);

/** A year in the life of the full group, seen on the day: what every page says then, and what it says no more. */

/** Around midnight it is another day elsewhere than in Brussels: when that could be told. */
const isAroundMidnight = ({ at }: Day) => /T(00:01|23:59)/.test(at);

for (const zone of zones) {
  test.describe(`for a visitor in ${zone}`, { tag: '@once' }, () => {
    test.use({ timezoneId: zone });

    /** A day that changes little is seen on the pages that it changes, and those of the hall in one zone. */
    const pathsOn = (day: Day, index: number, content: Content): string[] => {
      const isTurn = hasTurn(index, zone);
      if (isLong || (isTurn && bringsOtherNotices(year, index))) return everyPage(content);
      const isTold = zone === 'Europe/Brussels' || isAroundMidnight(day);
      return [...(isTold ? dailyPages : []), ...(isTurn ? [hallPage] : [])];
    };

    test('every page is true on each day of a year', async ({ page, content }) => {
      test.slow();
      await answerMap(page);
      for (const [index, day] of year.entries()) {
        await test.step(day.at, async () => {
          await page.clock.setFixedTime(new Date(day.at));
          await see(page, pathsOn(day, index, content), day, content);
        });
      }
    });
  });
}

test('what it says is there before it is painted, stays when React takes over, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.jumps = [];
    new PerformanceObserver((all) => {
      for (const entry of all.getEntries()) if ('value' in entry) window.jumps.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  for (const at of ['2027-02-10T12:00:00+01:00', '2027-07-12T00:01:00+02:00']) {
    const day = year.find((one) => one.at.slice(0, 7) === at.slice(0, 7));
    if (!day) throw new Error('A day of the year');
    await page.clock.setFixedTime(new Date(day.at));
    await page.goto('/');
    await hydrated(page);
    await homeSays(page, day);
    expect(await page.evaluate(() => window.jumps.reduce((sum, jump) => sum + jump, 0))).toBeLessThan(0.001);
  }
  expect(messages).toEqual([]);
});

test('a page reached by a link says what holds too, and so does a tab that slept', { tag: '@once' }, async ({
  page,
}) => {
  const [before, after] = ['2026-10-27', '2027-07-12'].map((start) =>
    year.find(({ at }) => at.startsWith(start)),
  );
  if (!before || !after) throw new Error('Two days of the year');
  await answerMap(page);
  await page.clock.setFixedTime(new Date(before.at));
  await open(page, '/contact/');
  await noticesAre(page, []);
  await page.locator('#hoofdmenu a[href="/"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paddenrijk');
  await homeSays(page, before);
  await page.clock.setFixedTime(new Date(after.at));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await homeSays(page, after);
});

test('what is there on some days only can be read by everyone', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { at } of year.filter(({ notices, camp }) => notices || camp)) {
    await page.clock.setFixedTime(new Date(at));
    await page.goto('/');
    expect(await barriers(page), at).toEqual([]);
  }
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page says what holds on every day', async ({ page, content }) => {
    test.slow();
    await answerMap(page);
    await seeWithoutScript(page, everyPage(content), fullAlways, content);
    await page.goto('/');
    await expect(page.getByText('tot en met 10 februari')).toBeVisible();
    await expect(page.locator('#agenda li').filter({ visible: true })).toHaveCount(9);
  });
});

test('a page whose scripts never come is true as well', { tag: '@once' }, async ({ page }) => {
  const day = year.find(({ at }) => at.startsWith('2027-04-25'));
  if (!day) throw new Error('A day of the year');
  await blockScripts(page);
  await page.clock.setFixedTime(new Date(day.at));
  await page.goto('/');
  await homeSays(page, day);
});
