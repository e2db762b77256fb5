import { expect, type Page } from '@playwright/test';
import { test } from '../../group';

test('a group that was chosen in the programme is chosen in the booklet, and the other way round', {
  tag: ['@once', '@core', '@behaviour'],
}, async ({ page }) => {
  const visibleTrips = () =>
    page
      .getByRole('heading', { level: 3 })
      .filter({ hasText: /^(?:Dikkopjes|Kwakers|Salamanders)/, visible: true })
      .count();
  await page.goto('/bivak/boekje/');
  expect(await visibleTrips()).toBe(3);

  await page.goto('/programma/');
  const door = page.getByRole('group', { name: 'Meisjes' });
  await door.getByRole('checkbox', { name: /^Dikkopjes/ }).check();
  await door.getByRole('checkbox', { name: /^Vijver.?begeleiding/ }).check(); // not in the booklet
  await page.goto('/bivak/boekje/');
  await expect.poll(visibleTrips).toBe(1);
  const price = page.getByRole('table', { name: 'Prijs per kind' });
  await expect(price.getByRole('row')).toHaveText([/Dikkopjes.*80/, /Tweede kind/]);

  await page.getByText('Kies je groep').click();
  await expect(page.getByRole('checkbox', { name: 'Dikkopjes (meisjes)' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Dikkopjes (meisjes)' }).uncheck();
  await page.getByRole('checkbox', { name: 'Salamanders' }).check();
  await expect(price.getByRole('row')).toHaveText([/Alle andere groepen.*110/, /Tweede kind/]);
  await page.goto('/programma/');
  await expect(page.locator('html')).toHaveAttribute('data-groups', 'vijverbegeleiding-meisjes salamanders');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the booklet shows what every group needs, and no choice', { tag: '@once' }, async ({ page }) => {
    await page.goto('/bivak/boekje/');
    await expect(page.getByRole('table', { name: 'Prijs per kind' }).getByRole('row')).toHaveCount(3);
    await expect(page.getByText('Kies je groep')).toBeHidden();
  });
});

test(
  'who chose a group with days of its own counts to those on the camp page, with and without another group',
  {
    tag: ['@once', '@behaviour'],
  },
  async ({ page, browser }, { project }) => {
    const left = (words: string) => page.getByRole('paragraph').filter({ hasText: words, visible: true });
    const when = page.getByRole('term').filter({ hasText: /^Wanneer$/, visible: true });
    const of = (days: string) => expect(when.locator('+ dd')).toHaveText([days], { useInnerText: true });
    await page.clock.setFixedTime(new Date('2027-02-01T12:00:00Z'));
    await page.goto('/bivak/');
    await expect(left('tot 3 juli')).toHaveCount(1); // the first that starts
    await of('do 8 tot vr 16 juli 2027');

    await page.goto('/bivak/boekje/');
    await page.getByText('Kies je groep').click();
    await page.getByRole('checkbox', { name: 'Salamanders' }).check();
    await page.goto('/bivak/');
    await expect(left('tot 7 juli')).toHaveText('Nog 156 dagen tot 7 juli', { useInnerText: true });
    await expect(left('tot 8 juli')).toHaveCount(0);
    await of('wo 7 tot vr 16 juli 2027');

    await page.goto('/bivak/boekje/');
    await page.getByText('Kies je groep').click();
    await page.getByRole('checkbox', { name: 'Kwakers' }).first().check();
    await page.goto('/bivak/');
    await expect(left('tot 7 juli')).toHaveCount(1);
    await expect(left('tot 8 juli')).toHaveCount(1);

    await page.clock.setFixedTime(new Date('2027-08-01T12:00:00Z'));
    await page.reload();
    await expect(left('tot 8 juli')).toHaveCount(1);
    await expect(left('tot 7 juli')).toHaveCount(0);

    const without = await browser.newPage({ baseURL: project.use.baseURL ?? '', javaScriptEnabled: false });
    await without.goto('/bivak/');
    await expect(without.getByText('We vertrekken op').filter({ visible: true })).toHaveCount(1);
    await without.close();
  },
);

test('the booklet prints on twelve pages, also for one group', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/bivak/boekje/');
  expect(await printed(page)).toBe(12);
  await page.getByText('Kies je groep').click();
  await page.getByRole('checkbox', { name: 'Salamanders' }).check();
  expect(await printed(page)).toBe(12);
});

const printed = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
