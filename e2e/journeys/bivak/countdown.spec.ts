import { expect, type Page, test } from '@playwright/test';
import { open } from '../../hydrated';

/** One second before each edge, what is shown then and what a second later. Camp is from 8 to 16 July. */
const edges = [
  {
    at: '2026-12-31T23:59:59+01:00',
    before: 'Nog 189 dagen tot 8 juli',
    after: 'Nog 188 dagen tot 8 juli',
  },
  {
    at: '2027-03-27T23:59:59+01:00',
    before: 'Nog 103 dagen tot 8 juli',
    after: 'Nog 102 dagen tot 8 juli',
  },
  {
    at: '2027-03-28T23:59:59+02:00',
    before: 'Nog 102 dagen tot 8 juli',
    after: 'Nog 101 dagen tot 8 juli',
  },
  { at: '2027-07-06T23:59:59+02:00', before: 'Nog 2 dagen tot 8 juli', after: 'Nog 1 dag tot 8 juli' },
  { at: '2027-07-07T23:59:59+02:00', before: 'Nog 1 dag tot 8 juli', after: 'Kamp is bezig ⛺' },
  { at: '2027-07-16T23:59:59+02:00', before: 'Kamp is bezig ⛺', after: 'Nog 357 dagen tot 8 juli' },
  {
    at: '2027-10-31T23:59:59+01:00',
    before: 'Nog 251 dagen tot 8 juli',
    after: 'Nog 250 dagen tot 8 juli',
  },
  {
    at: '2028-02-28T23:59:59+01:00',
    before: 'Nog 131 dagen tot 8 juli',
    after: 'Nog 130 dagen tot 8 juli',
  },
  {
    at: '2028-02-29T23:59:59+01:00',
    before: 'Nog 130 dagen tot 8 juli',
    after: 'Nog 129 dagen tot 8 juli',
  },
];

const dates = 'We vertrekken op 8 juli en zijn terug op 16 juli';

/** The text on the tear-off. */
const tearOff = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^\s*We vertrekken op/ });

for (const timezoneId of ['Europe/Brussels', 'Asia/Tokyo', 'America/New_York', 'Pacific/Honolulu']) {
  test.describe(`for a visitor in ${timezoneId}`, { tag: '@once' }, () => {
    test.use({ timezoneId });

    test('the days turn at midnight in Brussels, at every edge', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-12-01T12:00:00Z') });
      await open(page, '/bivak/');
      for (const { at, before, after } of edges) {
        await page.clock.pauseAt(new Date(at));
        await expect(tearOff(page), at).toHaveText(before, { useInnerText: true });
        await page.clock.runFor(1000);
        await expect(tearOff(page), `a second after ${at}`).toHaveText(after, { useInnerText: true });
      }
    });
  });
}

test('a tab that slept for months is right when the reader comes back', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-02-01T12:00:00Z'));
  await open(page, '/bivak/');
  await expect(tearOff(page)).toHaveText('Nog 157 dagen tot 8 juli', { useInnerText: true });
  await page.clock.setFixedTime(new Date('2027-07-12T12:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tearOff(page)).toHaveText('Kamp is bezig ⛺', { useInnerText: true, timeout: 900 }); // sooner than the next second
});

for (const { name, now, shown } of [
  { name: 'three digits', now: '2027-02-01T12:00:00Z', shown: 'Nog 157 dagen tot 8 juli' },
  { name: 'one digit', now: '2027-07-07T12:00:00Z', shown: 'Nog 1 dag tot 8 juli' },
  { name: 'camp', now: '2027-07-12T12:00:00Z', shown: 'Kamp is bezig ⛺' },
]) {
  test(`${name} stands there from the first paint, in the room of the dates, without a message`, async ({
    page,
    browser,
  }, { project }) => {
    const { baseURL = '', viewport = null } = project.use;
    const without = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
    const roomOf = async (one: Page) => {
      await one.evaluate(() => document.fonts.ready);
      const { width = 0, height = 0 } = (await tearOff(one).boundingBox()) ?? {};
      return [Math.round(width), Math.round(height)];
    };
    await without.goto('/bivak/');
    await expect(tearOff(without)).toHaveText(dates, { useInnerText: true });

    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.clock.setFixedTime(new Date(now));
    await page.addInitScript(() => {
      // its text in the first frame in which it is painted
      const words = () => document.querySelector<HTMLElement>('[data-camp] p + p')?.innerText;
      const look = () =>
        requestAnimationFrame(() => {
          if (words() === undefined) look();
          // right after that frame
          else setTimeout(() => Reflect.set(window, 'firstWords', words()?.replace(/\s+/g, ' ').trim()));
        });
      look();
    });
    await page.goto('/bivak/');
    await expect(tearOff(page)).toHaveText(shown, { useInnerText: true });
    expect(await page.evaluate(() => Reflect.get(window, 'firstWords'))).toBe(shown);
    expect(await roomOf(page)).toEqual(await roomOf(without));
    expect(messages).toEqual([]);
    await without.close();
  });
}
