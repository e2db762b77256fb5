import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { publicOrigin } from './exported';

test.use({ javaScriptEnabled: false });

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a visitor subscribes to the calendar from the home page', async ({ page, request }) => {
  await page.goto('/');
  const calendar = page.locator('#agenda');

  const feed = publicOrigin().replace('https:', 'webcal:');
  await expect(calendar.locator('a[href^="webcal:"]')).toHaveAttribute('href', `${feed}/kalender.ics`);
  await expect(calendar.locator('a[href="/kalender.ics"]')).toBeVisible();

  const response = await request.get('/kalender.ics');
  expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
  const names = await calendar.getByRole('heading', { level: 3 }).allTextContents();
  const summaries = eventsIn(await response.text()).map(({ summary }) => summary.replace(/ – .*$/, ''));
  expect(summaries.toSorted()).toEqual(names.toSorted());
});

test('every event on the home page can be added to a calendar apart', async ({ page, request }) => {
  await page.goto('/');
  const whole = eventsIn(await (await request.get('/kalender.ics')).text());
  const links = await page
    .locator('a[href^="/kalender/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  expect(links.length).toBe(whole.length - 1); // all but the weekly activity
  for (const link of links) {
    const response = await request.get(link ?? '');
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    const [event, ...others] = eventsIn(await response.text());
    expect(others).toEqual([]);
    expect(whole.map(({ uid }) => uid)).toContain(event?.uid);
  }
});
