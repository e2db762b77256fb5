import { expect, type Page, test } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { buildMoment } from '@/lib/dates/buildDay';
import { ageGroupPath, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { routesOf } from '@/lib/pages/groupPages';
import { routePath } from '@/lib/pages/pages';

/** What the pages of a group show on a day, in any time zone. */
export type Day = {
  /** In the time of Brussels. */
  at: string;
  /** The box on the home page. */
  next: readonly [label: string, when: string, more: string];
  notices?: readonly string[];
  camp?: { title: string; texts: readonly string[] };
  /** The first event of the list, and how near it is. */
  agenda?: readonly [name: string, near?: string];
  countdown?: string;
  /** The first day of the programme and how near it is, or nothing; of days that are over when the site is built, no page says anything. */
  programme?: readonly [day?: string, near?: string];
  /** The first month of the hall. */
  hall?: readonly [month: string, taken: string, weekends: string];
};

/** What they show without JavaScript, which is true on every day. */
export type Always = Pick<Day, 'next' | 'notices' | 'agenda' | 'countdown'> & {
  /** How many the page of the hall lists, from the month of the build. */
  months: number;
};

/** Where it is the day of Brussels, one that is half a day further, and one that is half a day behind. */
export const zones = ['Europe/Brussels', 'Pacific/Kiritimati', 'Pacific/Honolulu'] as const;

/** Every page on every day in every zone; otherwise the zones alternate. */
export const isLong = process.env.TESTS === 'long';

/** Whether a day of the year is checked in a zone: the zones alternate. */
export const hasTurn = (index: number, zone: (typeof zones)[number]) =>
  isLong || zones[index % zones.length] === zone;

/** Whether the notices differ from those of the previous day in the table: that changes every page. */
export const hasOtherNotices = (year: readonly Day[], index: number) =>
  String(year[index]?.notices ?? []) !== String(year[index - 1]?.notices ?? []);

const seasons = ['Bijna op bivak', 'We zijn op kamp', 'Wat een kamp!'];
const embargoed = 'Dat verklappen we op';

/** Every page of a group, and the not-found page: each has the notices. */
export const everyPage = (content: Content) => [
  ...routesOf(content).map(routePath),
  ...ageGroupsWithPage(content)
    .slice(-2) // one is as another
    .map(({ id }) => ageGroupPath(id)),
  '/bestaat-niet/',
];

/** The pages that more than a notice changes, from day to day or from month to month. */
export const [dailyPages, hallPage] = [['/', '/bivak/', '/programma/'], '/verhuur/'] as const;

/** Makes it another moment in a page that is open, as in a tab that slept until then. */
export async function wakeOn(page: Page, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Opens a page on each of these days, and checks everything in it that depends on the day. Outside Brussels it is opened on the
 * first of them, and wakes on the others.
 */
export async function expectDays(
  page: Page,
  path: string,
  { days, zone, content }: { days: readonly Day[]; zone: (typeof zones)[number]; content: Content },
): Promise<void> {
  for (const [index, day] of days.entries()) {
    await test.step(`${path} ${day.at}`, async () => {
      if (index === 0 || isLong || zone === 'Europe/Brussels') await openOn(page, path, day.at);
      else await wakeOn(page, day.at);
      await expectDay(page, path, day, content);
    });
  }
}

async function openOn(page: Page, path: string, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

async function expectDay(page: Page, path: string, day: Day, content: Content): Promise<void> {
  const checks: Partial<Record<string, () => Promise<void>>> = {
    '/': () => expectHome(page, day),
    '/bivak/': () => expect(countdown(page)).toHaveText(day.countdown ?? '', { useInnerText: true }),
    '/programma/': () => expectProgramme(page, day),
    '/verhuur/': () => expectHall(page, day),
    '/jongensleiding/': () => expectLeaders(page, content.boys),
    '/meisjesleiding/': () => expectLeaders(page, content.girls),
  };
  await expectNotices(page, day.notices ?? []);
  await checks[path]?.();
}

/** The same without JavaScript. */
export async function expectAlways(
  page: Page,
  paths: readonly string[],
  always: Always,
  content: Content,
): Promise<void> {
  const months = page.locator('[data-taken] > li');
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectDay(page, path, { ...always, at: '' }, content);
    if (path === '/verhuur/') await expect(months).toHaveCount(always.months);
    await expect(page.locator('[data-taken] [data-is="past"]')).toHaveCount(0);
  }
}

/** Everything dated on the home page. */
export async function expectHome(page: Page, { next, notices = [], camp, agenda }: Day): Promise<void> {
  const box = page.locator('[data-next]');
  for (const words of next.filter(Boolean)) await expect(box.getByText(words, { exact: true })).toBeVisible();
  await expect(box.getByRole('paragraph')).toHaveText([...next]);
  await expectNotices(page, notices);
  const there = page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: new RegExp(seasons.join('|')) });
  await expect(there).toHaveText(camp ? [camp.title] : []);
  for (const words of camp?.texts ?? []) {
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

export const expectNotices = (page: Page, titles: readonly string[]) =>
  expect(page.locator('aside').filter({ visible: true }).locator('[id^="melding-"]')).toHaveText([...titles]);

const countdown = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^\s*We vertrekken op/ });

/** The day of the programme that comes first lies open, says how near it is, and nothing of before is shown. */
async function expectProgramme(page: Page, { at, programme }: Day): Promise<void> {
  if (!programme || new Date(at) < buildMoment()) return;
  const [day, near] = programme;
  const days = page.locator('[data-day]').filter({ visible: true });
  if (day) {
    await expect(days.first()).toHaveAttribute('data-day', day);
    const soon = days.first().getByText(/^(Vandaag|Morgen|Nu bezig|Deze \w+)$/);
    await expect(soon.filter({ visible: true })).toHaveText(near ? [near] : []);
    await expect(page.locator('[data-now]')).toHaveAttribute('data-day', day);
  } else {
    await expect(days).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Het werkjaar zit erop' })).toBeVisible();
    await expect(page.getByText(/Kom maar af/)).toBeHidden();
  }
  await expect(page.getByText('Wat voorbij is').filter({ visible: true })).toHaveCount(1);
}

/** The months in which the hall is free: that of the day first, without the days that are past. */
async function expectHall(page: Page, { at, hall }: Day): Promise<void> {
  if (!hall) return;
  const months = page.locator('[data-taken] > li');
  await expect(months).toHaveCount(14);
  const [month, taken, weekends] = hall;
  await expect(months.first().getByRole('heading')).toHaveText(month);
  await expect(months.first().getByRole('paragraph')).toHaveText([weekends, taken]);
  await expect(page.locator('[data-taken] [data-is="past"]')).toHaveCount(Number(at.slice(8, 10)) - 1);
}

/** Every leader, or the day on which they become known. */
async function expectLeaders(page: Page, leaders: Content['leaders']): Promise<void> {
  for (const { naam, leiding } of leaders?.groepen ?? []) {
    const group = page.getByRole('region', { name: naam, exact: true });
    for (const leader of leiding) await expect(group.getByText(leader.naam, { exact: true })).toBeVisible();
    await expect(group.getByText(embargoed)).toHaveCount(leiding.length > 0 ? 0 : 1);
  }
}
