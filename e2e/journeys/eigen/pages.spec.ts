import { expect, type Page, test } from '@playwright/test';
import { barriers } from '../../barriers';

/** Pages of the group's own, which stand in `content/paginas.yaml` of the full group. */

const opened = (page: Page) => page.getByRole('dialog', { name: 'Foto’s' });
const thumb = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('link', { name });

test('from the news on home to its page, where the newest comes first, with a feed', {
  tag: ['@once', '@core'],
}, async ({ page, request }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'Wat is er nieuw?' });
  await expect(news.getByRole('listitem')).toHaveText([
    /18.november.*Sint Padarius/s,
    /4.november.*De steiger houdt/s,
  ]);
  await news.getByRole('link', { name: 'De steiger houdt' }).click();
  await expect(page).toHaveURL(/\/kwaakpost\/#nieuws-de-steiger-houdt$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kwaakpost' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Sint Padarius/, /De steiger houdt/]);
  const feed = page.locator('link[type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', 'https://www.paddenrijk.example/kwaakpost/nieuws.xml');
  const text = await (await request.get('/kwaakpost/nieuws.xml')).text();
  expect(text.match(/<title>[^<]*/g)).toEqual([
    '<title>Kwaakpost – Speelbende ’t Paddenrijk',
    '<title>Sint Padarius komt met de roeiboot',
    '<title>De steiger houdt',
  ]);
});

test('the menu leads to a page of the group’s own, and says that it is open', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('button', { name: 'Leiding' }).click();
  await menu.getByRole('link', { name: 'Rond de poel' }).click();
  await expect(page).toHaveURL(/\/poel\/$/);
  await menu.getByRole('button', { name: 'Leiding' }).click();
  await expect(menu.getByRole('link', { name: 'Rond de poel' })).toHaveAttribute('aria-current', 'page');
});

test('a question opens to its answer, by key too', { tag: '@once' }, async ({ page }) => {
  await page.goto('/poel/');
  const answer = page.getByText('De poel is een hand diep.');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'zwemmen' }).press('Enter');
  await expect(answer).toBeVisible();
});

test('a photo of an album opens large; arrow keys show the others, and closing it leads back to the last one', {
  tag: ['@once', '@core'],
}, async ({ page }) => {
  await page.goto('/poel/');
  await thumb(page, /Een rij laarzen/).click();
  await expect(opened(page).getByRole('img')).toHaveAccessibleName('Een rij laarzen vol modder.');
  await expect(opened(page).getByRole('status')).toHaveText('2 van 4');
  await page.keyboard.press('ArrowLeft');
  await expect(opened(page).getByText('Om vier uur lag alles weer op de grond.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(opened(page).getByRole('status')).toHaveText('4 van 4');
  expect(await barriers(page)).toEqual([]);
  await opened(page).getByRole('button', { name: 'Sluit' }).click();
  await expect(opened(page)).toBeHidden();
  await expect(thumb(page, /einde van de steiger/)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
});

test.describe('with a finger', { tag: '@narrow' }, () => {
  test.use({ hasTouch: true });

  test('a swipe shows the next photo', async ({ page }) => {
    await page.goto('/poel/');
    await thumb(page, /Kinderen gooien bladeren/).tap();
    await expect(opened(page).getByRole('status')).toHaveText('1 van 4');
    const box = await opened(page).getByRole('img').boundingBox();
    if (!box) throw new Error('The photo is not there');
    const y = box.y + box.height / 2;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await send('touchStart', 300);
    await send('touchMove', 200);
    await send('touchMove', 90);
    await send('touchEnd', 90);
    await expect(opened(page).getByRole('status')).toHaveText('2 van 4');
  });
});

test('the newest paper comes first, with its size, and those without a day last', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await page.goto('/poel/');
  const papers = page.getByRole('region', { name: 'De Kwaker' }).getByRole('link');
  await expect(papers).toHaveText([
    /november 2026.*pdf, \d+ kB · 1 november 2026/s,
    /oktober 2026.*pdf, \d+ kB · 1 oktober 2026/s,
    /Huisregels.*pdf, \d+ kB/s,
  ]);
  const href = await papers.first().getAttribute('href');
  expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, and a photo opens as a file', { tag: '@once' }, async ({ page }) => {
    await page.goto('/poel/');
    await page.getByText('Bijten kikkers?').click();
    await expect(page.getByText('als de koek op is')).toBeVisible();
    await thumb(page, /Een rij laarzen/).click();
    await expect(page).toHaveURL(/\/fotos\/herfst-laarzen.*\.avif$/);
  });
});

for (const path of ['/kwaakpost/', '/poel/'])
  test(`${path} can be read and used by everyone, on paper too`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const answer = page.getByText('De poel is een hand diep.');
    if (path === '/poel/') await expect(answer).toBeVisible();
  });
