import { expect } from '@playwright/test';
import { pages, routePath, routes } from '@/lib/pages';
import { PhotoFile } from '@/lib/photos/photo';
import { test } from '../group';

/** Every word of a content file reaches its page, as finished HTML: read with scripting switched off. */
test.use({ javaScriptEnabled: false });

// camp is written with days and hours, which stand in the page in other words
for (const route of routes.filter((one) => one !== '/bivak')) {
  test(`${route} holds every text, picture and link of its content file`, async ({ page, content }) => {
    await page.goto(routePath(route));
    const { titel, beschrijving, ...body } = content[pages[route].content[0]];
    expect(await page.title()).toBe(titel);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', beschrijving);

    const shown = await page.evaluate(() => ({
      text: document.body.textContent,
      alts: [...document.images].map(({ alt }) => alt),
      links: [...document.links].map(({ href }) => href),
    }));
    const text = plain(shown.text);
    for (const { key, value } of texts(body)) {
      if (key === 'alt') expect(shown.alts).toContain(value);
      else if (key === 'email') expect(shown.links).toContain(`mailto:${value}`);
      else if (key === 'link') expect(shown.links.some((link) => link.includes(value))).toBe(true);
      else expect(text).toContain(plain(value));
    }
  });
}

test('/bivak/ holds the place, the dates and the words about camp', async ({ page, content }) => {
  await page.goto('/bivak/');
  const text = plain((await page.locator('body').textContent()) ?? '');
  const { kop, inleiding, kamp } = content.camp;
  const { plaats, titel, tekst, duur } = kamp;
  for (const words of [kop, inleiding, titel, ...tekst, duur, plaats.name, plaats.street, plaats.town]) {
    expect(text).toContain(plain(words));
  }
});

type Found = { key: string; value: string };

/** The texts below a value, each with its key. Names of drawings and files are not read by a visitor. */
function texts(value: unknown, key = ''): Found[] {
  if (value instanceof PhotoFile) return [];
  if (typeof value === 'string') return key === 'icoon' ? [] : [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

/** Without markup (`**vet**`, `[woorden](/bivak)`), soft hyphens and kinds of white space. */
function plain(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
}
