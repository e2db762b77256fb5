import { expect, type Page } from '@playwright/test';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import type { Content } from '@/lib/content/schemas/content';
import { test } from '../../group';
import { choose } from '../../menu';
import { withoutMotion } from '../../motion';
import { answerMap, blockScripts } from '../../network';

test.use(withoutMotion);

test.beforeEach(({ page }) => answerMap(page));

/** The pages in the order of a walk, each by the name of its link in the menu. */
const walk = ['Jongensleiding', 'Meisjesleiding', 'Verhuur', 'Bivak', 'Contact', 'Home'] as const;

/** Everything a page is about can be seen: no text, link or photo waits for a script. */
async function everythingShows(page: Page, content: Content) {
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  const hidden = await main.evaluate((element) =>
    [
      ...element.querySelectorAll(
        'h1, h2, h3, p, li, dt, dd, a, img, td:not(:empty), th, label, input:not([type=hidden]), textarea, button',
      ),
    ]
      .filter((one) => !one.matches('img[alt=""]')) // says nothing: of a row of photos a phone has room for a few
      // what a dialog, a folded year, a room of the hall or the map's promise holds is one press away, by HTML alone; what only a script can
      // answer, such as the days of a chosen group, has other words in its place
      .filter(
        (one) =>
          !one.closest(
            'dialog, details:not([open]), [id^="ruimte-"], noscript, [hidden], [data-with-script], [data-detail]',
          ),
      )
      .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  return { main, hidden, content };
}

async function readEverything(page: Page, content: Content) {
  await page.goto('/');
  for (const name of walk) {
    await choose(page, name);
    await expect(page.locator('#hoofdmenu [aria-current="page"]')).toHaveText(name);
    await page.waitForLoadState();
    if (name === 'Verhuur') await askForTheStrip(page);
    const { main, hidden } = await everythingShows(page, content);
    expect(
      hidden.filter((one) => !promises.test(one)),
      name,
    ).toEqual([]);

    if (name.endsWith('leiding')) {
      const leaders = name === 'Jongensleiding' ? content.boys : content.girls;
      for (const group of leaders?.groepen ?? []) {
        await expect(main.getByRole('heading', { name: group.naam })).toBeVisible();
        for (const leader of group.leiding) await expect(main.getByText(leader.naam).first()).toBeVisible();
      }
    }
    if (name === 'Verhuur') {
      await expect(
        main.getByRole('link', { name: content.rental?.reserveren.email ?? '' }).first(),
      ).toBeVisible();
      for (const { alt } of content.rental?.fotos?.lijst ?? [])
        await expect(main.getByAltText(alt).first()).toBeAttached();
    }
    if (name === 'Bivak') {
      for (const year of await main.locator('details').all()) {
        if ((await year.getAttribute('open')) === null) await year.locator('summary').click();
        await expect(year).toHaveAttribute('open');
      }
      for (const { path } of allDocuments(campDocuments(content.documents)))
        await expect(
          main.locator(
            `:is(details[name=jaar], table:not(details *), #documenten) a[href="/documents/${path}"]`,
          ),
        ).toHaveCount(1);
    }
    if (name === 'Contact') {
      for (const field of ['Naam', 'E-mailadres', 'Onderwerp', 'Bericht'])
        await expect(main.getByRole('textbox', { name: field })).toBeEditable();
    }
  }
}

/** Where the gallery has begun and React cannot load, the first click brings back the strip of photos. */
async function askForTheStrip(page: Page) {
  if ((await page.locator('html[data-script]').count()) === 0) return;
  await page.getByRole('button', { name: 'Volgende foto' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'late');
}

/** What is there for the script alone, what shows only until it loads, and the placeholder of the map. */
const promises =
  /De kaart komt eraan|De foto’s komen eraan|role="status"|^(<li>)?<button|website|icons\/logo|openstreetmap\.org\/\?mlat/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be reached from the menu and read', { tag: '@core' }, async ({ page, content }) => {
    test.slow();
    await readEverything(page, content);
  });

  test('the map is a link, and the mail addresses are links', { tag: '@core' }, async ({ page, content }) => {
    await page.goto('/verhuur/');
    await expect(page.getByText('De kaart komt eraan…')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Bekijk de kaart in OpenStreetMap/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
    );
    await expect(page.getByRole('contentinfo').getByRole('link', { name: content.site.email })).toBeVisible();
  });

  test('a lost visitor finds the way on', { tag: '@core' }, async ({ page }) => {
    await page.goto('/bestaat-niet/');
    await page.getByRole('navigation', { name: 'Wegwijzer' }).getByRole('link', { name: 'Bivak' }).click();
    await expect(page.getByRole('heading', { name: 'Op poelkamp' })).toBeVisible();
  });
});

test('with no script at all › every page can be reached from the menu and read', {
  tag: '@once',
}, async ({ page, content }) => {
  test.slow();
  await blockScripts(page);
  await readEverything(page, content);
});
