import { expect, type Page } from '@playwright/test';
import { hasPage } from '@/lib/pages/groupPages';
import { ownLinks } from '@/lib/pages/ownPages';
import { routePath, routes } from '@/lib/pages/pages';
import { test } from '../group';
import { scriptsReady } from '../hydrated';
import { withoutMotion } from '../motion';
import { answerMap } from '../network';
import { addLongWords, faultsWith, type TextRule, type TextSettings, unfold } from '../textFaults';

/** As in pages.spec.ts: `npm run nakijken` shows the results to leaders. */

test.use(withoutMotion);

/** Every tenth px and every size in the long form; in the short one the edges and some between them. */
const isLongForm = process.env.TESTS === 'long';
const from280to390 = isLongForm
  ? Array.from({ length: 12 }, (_, index) => 280 + 10 * index)
  : [280, 320, 360, 390];
const wider = from280to390.filter((width) => width > 320);

/** What is wrong by these rules at each of these widths (px) with each of these settings of the text. */
async function faults(
  page: Page,
  rules: readonly TextRule[],
  { widths, settings }: { widths: readonly number[]; settings: readonly TextSettings[] },
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 }); // costs more than another text size
    const all = await faultsWith(page, settings, rules);
    for (const [index, { percent, isSpaced }] of settings.entries()) {
      const here = all[index] ?? [];
      const spaced = isSpaced ? ', met meer ruimte tussen de letters' : '';
      if (here.length > 0)
        found.push(`${width} px, tekst van ${percent} %${spaced}: ${here.slice(0, 4).join(' · ')}`);
    }
  }
  return found;
}

const both: readonly TextRule[] = ['words', 'scrolled'];
const sizes = (isLongForm ? [100, 106, 112, 119, 125, 150, 175, 200] : [100, 112, 125, 150, 200]).map(
  (percent) => ({ percent }),
);
const spaced = (isLongForm ? [100, 119, 150, 200] : [100, 200]).map((percent) => ({
  percent,
  isSpaced: true,
}));

const readable = 'breaks no word into pieces in text of twice the size';
const withTables = `${readable}, and can be read in its tables on every phone, in text of every size and spacing`;

const threeSizes = { widths: [360, 390], settings: [100, 150, 200].map((percent) => ({ percent })) };
const whole = 'geen woord breekt in stukjes van een of twee letters';

test(`/*/ eigen pagina’s ${readable}`, { tag: '@once' }, async ({ page, content }) => {
  for (const { address } of ownLinks(content)) {
    await page.goto(routePath(address));
    await scriptsReady(page);
    await page.evaluate(unfold);
    expect(await faults(page, ['pieces'], threeSizes), whole).toEqual([]);
  }
});

for (const [path, route] of routes.map((route) => [routePath(route), route] as const)) {
  const hasTables = ['/', '/verhuur/', '/bivak/'].includes(path);
  test(`${path} ${hasTables ? withTables : readable}`, { tag: '@once' }, async ({ page, content }) => {
    test.skip(!hasPage(content, route), 'niets geschreven, geen pagina');
    await answerMap(page);
    await page.goto(path);
    await scriptsReady(page);
    await page.evaluate(unfold);
    expect(await faults(page, ['pieces'], threeSizes), whole).toEqual([]);
    if (!hasTables) return;

    const why = 'de woorden van een tabel staan heel, los van elkaar en binnen het scherm';
    expect(await faults(page, both, { widths: from280to390, settings: sizes }), why).toEqual([]);
    expect(await faults(page, both, { widths: [320], settings: spaced }), why).toEqual([]);
    expect(await faults(page, ['words'], { widths: wider, settings: spaced }), why).toEqual([]);
    await page.evaluate(addLongWords);
    const settings = [...sizes, ...spaced];
    expect(await faults(page, both, { widths: [320], settings }), why).toEqual([]);
    expect(await faults(page, ['words'], { widths: [360, 390], settings }), why).toEqual([]);
  });
}
