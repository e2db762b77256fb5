import { expect } from '@playwright/test';
import { routePath } from '@/lib/pages/pages';
import { test } from '../group';

const path = routePath('/bivak/boekje');

test(`${path} printed › whole sheets of A5, and every page is where the table of contents says`, {
  tag: '@once',
}, async ({ page, content }) => {
  test.skip(!content.camp?.boekje, 'geen kampboekje, niets om af te drukken');
  await page.goto(path);
  const inside = await page.getByRole('heading', { level: 2 }).count();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
  expect(new Set(sizes.map(String)), 'elke bladzijde is A5').toEqual(new Set(['148,210']));
  const whole = Math.ceil((inside + 2) / 4) * 4; // with the cover, the back and pages to fill in
  expect(sizes, 'een bladzijde is te lang voor het papier: kort ze in').toHaveLength(whole);
  const contents = page.getByRole('main').locator('a[href^="#"]').filter({ hasText: /\d$/ });
  expect(await contents.count()).toBeGreaterThan(0);
  for (const link of await contents.all()) {
    const number = /\d+$/.exec(await link.innerText())?.[0] ?? '';
    const id = /#(.+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
    await expect(page.locator(`[id="${id}"] > p`).last(), 'het nummer in de inhoud klopt').toHaveText(number);
  }
});
