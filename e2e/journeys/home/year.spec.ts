import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hydrated, open } from '../../hydrated';
import { answerMap, blockScripts } from '../../network';

/** A year in the life of the full group, seen on the day: what every page says then, and what it says no more. */

type Day = {
  at: string;
  /** The box on the home page. */
  next: readonly [label: string, when: string, more: string];
  notices?: readonly string[];
  camp?: { title: string; says: readonly string[] };
  /** The first event of the list, with what is said of how near it is. */
  agenda?: readonly [name: string, near?: string];
  countdown: string;
};

const next = 'Volgende activiteit';
const year: readonly Day[] = [
  {
    at: '2026-09-10T12:00:00+02:00',
    next: [next, 'Woensdag 16 september, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    camp: { title: 'Wat een kamp!', says: ['Bivak 2026', 'Papieren van 2026'] },
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 301 dagen tot 8 juli',
  },
  {
    at: '2026-10-25T02:30:00+01:00',
    next: [next, 'Woensdag 28 oktober, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 256 dagen tot 8 juli',
  },
  {
    at: '2026-10-27T23:59:00+01:00',
    next: [next, 'Morgen, 13.45 uur', 'Woensdag 28 oktober, tot 16.15 uur'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 254 dagen tot 8 juli',
  },
  {
    at: '2026-10-28T00:01:00+01:00',
    next: [next, 'Vandaag, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 253 dagen tot 8 juli',
  },
  {
    at: '2026-10-28T14:00:00+01:00',
    next: ['Nu bezig', 'We spelen tot 16.15 uur', 'Haal je kind af aan het lokaal'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 253 dagen tot 8 juli',
  },
  {
    at: '2026-11-13T19:00:00+01:00',
    next: ['Nu bezig', 'Lampionnentocht', 'Nog tot 20.30 uur, Kasteelpark van Pruimelgem'],
    agenda: ['Lampionnentocht', 'nu bezig'],
    countdown: 'Nog 237 dagen tot 8 juli',
  },
  {
    at: '2026-12-17T12:00:00+01:00',
    next: [next, 'Winterbar, morgen 17.30 uur', 'Vrijdag 18 december, aan het lokaal'],
    agenda: ['Winterbar', 'morgen'],
    countdown: 'Nog 203 dagen tot 8 juli',
  },
  {
    at: '2026-12-20T12:00:00+01:00',
    next: ['Even rust', 'Geen activiteit op 23 december', 'Ook niet op 30 december. Tot 6 januari!'],
    agenda: ['Pannenkoekenslag'],
    countdown: 'Nog 200 dagen tot 8 juli',
  },
  {
    at: '2027-02-10T23:59:00+01:00',
    next: [next, 'Woensdag 17 februari, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    notices: ['Woensdag blijven we droog', 'De nieuwe sjaals zijn er'],
    agenda: ['Pannenkoekenslag'],
    countdown: 'Nog 148 dagen tot 8 juli',
  },
  {
    at: '2027-02-11T00:01:00+01:00',
    next: [next, 'Woensdag 17 februari, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    notices: ['De nieuwe sjaals zijn er'],
    agenda: ['Pannenkoekenslag'],
    countdown: 'Nog 147 dagen tot 8 juli',
  },
  {
    at: '2027-04-25T01:00:00+02:00',
    next: ['Nu bezig', 'Kikkerbal', 'Nog tot 2 uur, Zaal De Kroosbaan'],
    agenda: ['Kikkerbal', 'nu bezig'],
    countdown: 'Nog 74 dagen tot 8 juli',
  },
  {
    at: '2027-07-07T23:59:00+02:00',
    next: [
      'Het werkjaar zit erop',
      'Half september beginnen we opnieuw',
      'De eerste woensdag staat hier zodra hij gekozen is',
    ],
    camp: { title: 'Bijna op bivak', says: ['Nog 1 dag tot 8 juli', '12 juli, 14 tot 16.30 uur'] },
    agenda: ['Poelkamp', 'morgen'],
    countdown: 'Nog 1 dag tot 8 juli',
  },
  {
    at: '2027-07-12T00:01:00+02:00',
    next: [
      'Het werkjaar zit erop',
      'Half september beginnen we opnieuw',
      'De eerste woensdag staat hier zodra hij gekozen is',
    ],
    camp: {
      title: 'We zijn op kamp',
      says: ['tot en met 16 juli', 'Klaverdreef 18, 9998 Elzenmeer', 'Vandaag, 14 tot 16.30 uur'],
    },
    agenda: ['Poelkamp', 'nu bezig'],
    countdown: 'Kamp is bezig ⛺',
  },
  {
    at: '2027-07-17T00:01:00+02:00',
    next: [
      'Het werkjaar zit erop',
      'Half september beginnen we opnieuw',
      'De eerste woensdag staat hier zodra hij gekozen is',
    ],
    camp: { title: 'Wat een kamp!', says: ['Bivak 2027', 'Papieren van 2027', 'Schrijf ons een kaartje'] },
    countdown: 'Nog 357 dagen tot 8 juli',
  },
];

const seasons = ['Bijna op bivak', 'We zijn op kamp', 'Wat een kamp!'];

/** Everything dated that a reader of the home page sees. */
async function homeSays(page: Page, { next, notices = [], camp, agenda }: Day): Promise<void> {
  const box = page.locator('[data-next]');
  for (const words of next) await expect(box.getByText(words, { exact: true })).toBeVisible();
  await expect(box.getByRole('paragraph')).toHaveText([...next]);
  await noticesAre(page, notices);
  const there = page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: new RegExp(seasons.join('|')) });
  await expect(there).toHaveText(camp ? [camp.title] : []);
  for (const words of camp?.says ?? []) {
    const box = page.getByRole('region', { name: camp?.title ?? '' });
    await expect.poll(async () => (await box.innerText()).replace(/\s+/g, ' ')).toContain(words);
  }
  const dated = page
    .locator('#agenda li')
    .filter({ has: page.getByRole('link') })
    .filter({ visible: true });
  if (!agenda) return expect(dated).toHaveCount(0);
  const [name, near] = agenda;
  await expect(dated.first().getByRole('heading')).toHaveText(name);
  await expect(
    dated
      .first()
      .getByText(/^(morgen|vandaag|nu bezig)$/)
      .filter({ visible: true }),
  ).toHaveText(near ? [near] : []);
}

const noticesAre = (page: Page, titles: readonly string[]) =>
  expect(page.locator('aside').filter({ visible: true }).locator('[id^="melding-"]')).toHaveText([...titles]);

const countdown = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^\s*We vertrekken op/ });

/** Where it is another day than in Brussels. The moments at which that could be told: around midnight. */
const elsewhere = process.env.TESTS === 'long' ? year : year.filter(({ at }) => /T(00:01|23:59)/.test(at));

for (const [timezoneId, days] of [
  ['Europe/Brussels', year],
  ['Pacific/Kiritimati', elsewhere],
  ['Pacific/Honolulu', elsewhere],
] as const) {
  test.describe(`for a visitor in ${timezoneId}`, { tag: '@once' }, () => {
    test.use({ timezoneId });

    test(`home and the camp page are true on each of ${days.length} days of a year`, async ({ page }) => {
      test.slow();
      for (const day of days) {
        await test.step(day.at, async () => {
          await page.clock.setFixedTime(new Date(day.at));
          await page.goto('/');
          await homeSays(page, day);
          await page.goto('/bivak/');
          await noticesAre(page, day.notices ?? []);
          await expect(countdown(page)).toHaveText(day.countdown, { useInnerText: true });
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
    const { violations } = await new AxeBuilder({ page }).include('body').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${at} ${id}: ${html}`))).toEqual(
      [],
    );
  }
});

/** What holds on every day. */
async function saysWhatAlwaysHolds(page: Page): Promise<void> {
  await page.goto('/');
  await homeSays(page, {
    at: '',
    next: [next, 'Elke woensdag, 13.45 uur', 'Niet op 4 november, 23 december, 30 december en 31 maart'],
    notices: ['Woensdag blijven we droog', 'De nieuwe sjaals zijn er'],
    agenda: ['Lampionnentocht'],
    countdown: '',
  });
  await expect(page.getByText('tot en met 10 februari')).toBeVisible();
  await expect(page.locator('#agenda li').filter({ visible: true })).toHaveCount(9);
}

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what holds on every day', ({ page }) => saysWhatAlwaysHolds(page));
});

test('a page whose scripts never come is true as well', { tag: '@once' }, async ({ page }) => {
  const day = year.find(({ at }) => at.startsWith('2027-04-25'));
  if (!day) throw new Error('A day of the year');
  await blockScripts(page);
  await page.clock.setFixedTime(new Date(day.at));
  await page.goto('/');
  await homeSays(page, day);
});
