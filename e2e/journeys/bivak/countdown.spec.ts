import { expect, type Page, test } from '@playwright/test';
import { open } from '../../hydrated';

/** Words of the countdown with whose camp it is, a while after a moment. */
function whose(words: string, at: string, later = 0): string {
  const first =
    new Date(Date.parse(at) + later) < new Date('2027-07-08T00:00:00+02:00') || /3.juli/.test(words);
  return `${words} ${first ? 'Kiki’s en Springers' : 'Alle andere groepen'}`;
}

/** One second before each edge, what is shown then and what a minute later; the other edges are in lib/camp/season.test.ts. */
const edges = [
  { at: '2027-03-28T23:59:59+02:00', before: 'Nog 97 dagen tot 3 juli', after: 'Nog 96 dagen tot 3 juli' },
  { at: '2027-07-01T23:59:59+02:00', before: 'Nog 2 dagen tot 3 juli', after: 'Nog 1 dag tot 3 juli' },
  { at: '2027-07-02T23:59:59+02:00', before: 'Nog 1 dag tot 3 juli', after: 'Kamp is bezig' },
  { at: '2027-07-07T23:59:59+02:00', before: 'Kamp is bezig', after: 'Kamp is bezig' },
  { at: '2027-07-16T23:59:59+02:00', before: 'Kamp is bezig', after: 'Nog 352 dagen tot 3 juli' },
].map(({ at, before, after }) => ({ at, before: whose(before, at), after: whose(after, at, 60_000) }));

const dates = 'We vertrekken op 8 juli en zijn terug op 16 juli Alle andere groepen';

/** The text on the tear-off. */
const tearOff = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^\s*We vertrekken op/ });

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu']) {
  test.describe(`for a visitor in ${timezoneId}`, { tag: '@once' }, () => {
    test.use({ timezoneId });

    test('the days turn at midnight in Brussels, at every edge', { tag: ['@core', '@behaviour'] }, async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-12-01T12:00:00Z') });
      await open(page, '/bivak/');
      for (const { at, before, after } of edges) {
        await page.clock.pauseAt(new Date(at));
        await expect(tearOff(page), at).toHaveText(before, { useInnerText: true });
        await page.clock.runFor(60_000);
        await expect(tearOff(page), `a minute after ${at}`).toHaveText(after, { useInnerText: true });
      }
    });
  });
}

test('a tab that slept for months is right when the reader comes back', {
  tag: ['@once', '@behaviour'],
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-02-01T12:00:00Z'));
  await open(page, '/bivak/');
  await expect(tearOff(page)).toHaveText('Nog 152 dagen tot 3 juli Kiki’s en Springers', {
    useInnerText: true,
  });
  await page.clock.setFixedTime(new Date('2027-07-12T12:00:00Z'));
  // at once, not at the next second
  const words = await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    const sheets = [...document.querySelectorAll<HTMLElement>('[data-camp] p + p')];
    return sheets.find((one) => one.offsetParent)?.innerText;
  });
  expect(words?.replace(/\s+/g, ' ').trim()).toBe('Kamp is bezig Alle andere groepen');
});

test(
  'the words are in the first paint, in the space of the dates, without a message',
  { tag: '@core' },
  async ({ page, browser }, { project }) => {
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
    await page.addInitScript(() => {
      // its text in the first frame in which it is painted
      const words = () =>
        [...document.querySelectorAll<HTMLElement>('[data-camp] p + p')].find((one) => one.offsetParent)
          ?.innerText;
      const look = () =>
        requestAnimationFrame(() => {
          if (words() === undefined) look();
          // right after that frame
          else setTimeout(() => Reflect.set(window, 'firstWords', words()?.replace(/\s+/g, ' ').trim()));
        });
      look();
    });
    for (const [now, shown] of [
      ['2027-02-01T12:00:00Z', 'Nog 152 dagen tot 3 juli Kiki’s en Springers'],
      ['2027-07-02T12:00:00Z', 'Nog 1 dag tot 3 juli Kiki’s en Springers'],
      ['2027-07-12T12:00:00Z', 'Kamp is bezig Alle andere groepen'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/bivak/');
      await expect(tearOff(page)).toHaveText(shown, { useInnerText: true });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstWords'))).toBe(shown); // the frame may come later than the words
      expect(await roomOf(page), shown).toEqual(await roomOf(without));
    }
    expect(messages).toEqual([]);
    await without.close();
  },
);
