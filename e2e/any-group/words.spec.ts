import { expect, type Page } from '@playwright/test';
import { hasPage } from '@/lib/pages/groupPages';
import { routePath, routes } from '@/lib/pages/pages';
import { test } from '../group';
import { scriptsReady } from '../hydrated';
import { withoutMotion } from '../motion';
import { answerMap } from '../network';
import { addLongWords, scrolledTables, setText, type TextSettings, unfold, unreadableWords } from '../words';

/** As in pages.spec.ts: `npm run nakijken` shows the results to leaders. */

test.use(withoutMotion);

test.beforeEach(({ page }) => answerMap(page));

/** Every tenth px and every size in the long form; in the short one the edges and some between them. */
const isLongForm = process.env.TESTS === 'long';
const from280to390 = isLongForm
  ? Array.from({ length: 12 }, (_, index) => 280 + 10 * index)
  : [280, 320, 360, 390];
const from320to390 = from280to390.filter((width) => width >= 320);

/** What is wrong at each of these widths (px) with each of these settings of the text. */
async function faults(
  page: Page,
  { widths, settings }: { widths: readonly number[]; settings: readonly TextSettings[] },
  look: () => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 }); // costs more than another text size
    for (const setting of settings) {
      await setText(page, setting);
      const here = await look();
      const spaced = setting.isSpaced ? ', met meer ruimte tussen de letters' : '';
      if (here.length > 0)
        found.push(`${width} px, tekst van ${setting.percent} %${spaced}: ${here.slice(0, 4).join(' · ')}`);
    }
  }
  return found;
}

const sizes = (isLongForm ? [100, 106, 112, 119, 125, 150, 175, 200] : [100, 112, 125, 150, 200]).map(
  (percent) => ({ percent }),
);
const spaced = (isLongForm ? [100, 119, 150, 200] : [100, 200]).map((percent) => ({
  percent,
  isSpaced: true,
}));

/** Words that no line of a phone has room for: addresses, and names that only a dictionary can break. */
const isLong = (fault: string) => /^.{13,}: /.test(fault);

for (const [path, route] of routes.map((route) => [routePath(route), route] as const)) {
  if (['/', '/verhuur/', '/bivak/'].includes(path))
    test(`${path} can be read in its tables on every phone, in text of every size and spacing`, {
      tag: '@once',
    }, async ({ page, content }) => {
      test.skip(!hasPage(content, route), 'niets geschreven, geen pagina');
      await page.goto(path);
      await scriptsReady(page);
      await page.evaluate(unfold);
      const unreadable = () => page.evaluate(unreadableWords, 'tables' as const);
      const scrolled = () => page.evaluate(scrolledTables);

      const why = 'de woorden van een tabel staan heel, los van elkaar en binnen het scherm';
      const both = async () => [...(await unreadable()), ...(await scrolled())];
      expect(await faults(page, { widths: from280to390, settings: sizes }, both), why).toEqual([]);
      expect(await faults(page, { widths: from320to390, settings: spaced }, unreadable), why).toEqual([]);
      expect(await faults(page, { widths: [320], settings: spaced }, scrolled), why).toEqual([]);
      await page.evaluate(addLongWords);
      const settings = [...sizes, ...spaced];
      expect(await faults(page, { widths: [320], settings }, both), why).toEqual([]);
      expect(await faults(page, { widths: [360, 390], settings }, unreadable), why).toEqual([]);
    });

  test(`${path} breaks no word into pieces in text of twice the size`, { tag: '@once' }, async ({
    page,
    content,
  }) => {
    test.skip(!hasPage(content, route), 'niets geschreven, geen pagina');
    await page.goto(path);
    await scriptsReady(page);
    await page.evaluate(unfold);
    const inPieces = async () =>
      (await page.evaluate(unreadableWords, 'pieces' as const)).filter((fault) => !isLong(fault));
    const settings = [{ percent: 100 }, { percent: 150 }, { percent: 200 }];
    expect(
      await faults(page, { widths: [360, 390], settings }, inPieces),
      'geen woord breekt in stukjes van een of twee letters',
    ).toEqual([]);
  });
}
