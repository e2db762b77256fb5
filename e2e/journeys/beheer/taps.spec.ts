import { expect, type Locator, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { jpegOf, panel, previewFrame, strip, test, textbox } from './editor';
import { bytesOf, changedLines, comeIn, filesAt } from './invited';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let host: TestHost;

/** Somebody with a phone: counts what they do. A field that is filled in is one thing, however long. */
function somebody(page: Page) {
  let actions = 0;
  const doing =
    <Rest extends unknown[]>(act: (where: Locator, ...rest: Rest) => Promise<unknown>) =>
    async (where: Locator, ...rest: Rest) => {
      actions += 1;
      await act(where, ...rest);
    };
  const tap = doing((where) => where.tap());
  return {
    tap,
    type: doing((where, words: string) => where.fill(words)),
    choose: doing((where, option: string) => where.selectOption(option)),
    take: doing((where, buffer: Buffer) =>
      where.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }),
    ),
    button: (name: string | RegExp) => tap(panel(page).getByRole('button', { name }).first()),
    tool: (name: string | RegExp) => tap(strip(page).getByRole('button', { name })),
    field: (name: string) => textbox(page, name),
    /** Publishes, and returns the number of actions. */
    async publish(): Promise<number> {
      const before = await host.head();
      await this.tool(/^Zet online \d/);
      await this.button(/^Zet \d+ ding(en)? online/);
      await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
      expect(await host.head()).not.toBe(before);
      return actions;
    },
  };
}

test.beforeEach(async ({ page, codeHost }) => {
  test.setTimeout(120_000);
  host = codeHost;
  await comeIn(page, host);
});

test('a new leader with a photo takes eight', async ({ page }) => {
  const photo = await jpegOf('#2a7', [400, 300]);
  const { tap, type, take, button, field, ...rest } = somebody(page);
  await button('Jongensleiding');
  await tap(previewFrame(page).getByText('Gust', { exact: true }));
  await button('Nieuw: leider');
  await type(field('Naam'), 'Nel');
  await take(panel(page).locator('input[type=file]'), photo);
  await tap(panel(page).getByRole('radio', { name: 'Ja' }));
  await expect(previewFrame(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 30_000 });
  await expect(previewFrame(page).getByText('Nel', { exact: true })).toBeVisible();
  expect(await { ...rest, button }.publish()).toBe(8);
});

test('another day for one age group takes six, with the sentence that parents will read', async ({
  page,
}) => {
  const { tap, choose, button, field, ...rest } = somebody(page);
  await button('Jongensleiding');
  await tap(
    previewFrame(page)
      .getByRole('heading', { name: /Kwakers/ })
      .first(),
  );
  await button(/^Wanneer, als het anders is/);
  await choose(panel(page).getByLabel(/^Dag/).first(), 'zaterdag');
  await expect(panel(page)).toContainText(/Ouders lezen: elke zaterdag, 13.45 tot 16.15.uur/);
  expect(await { ...rest, button }.publish()).toBe(6);
});

test('another name for a leader takes five taps and fields after signing in, then other dates for camp six, and a notice above every page eight', async ({
  page,
  facts: {
    named: { name: leader },
  },
}) => {
  const { tap, type, button, field, ...rest } = somebody(page);
  await button('Jongensleiding');
  await tap(previewFrame(page).getByText(leader, { exact: true }));
  await type(field('Naam'), `${leader} V.`);
  expect(await { ...rest, button }.publish()).toBe(5);

  const first = somebody(page);
  await first.tool('Taken');
  await first.button(/^Bivak Het kamp/);
  await expect(previewFrame(page).locator('[class*=picked]')).toBeInViewport(); // what is about to change
  await first.type(first.field('Eerste dag'), '7 juli');
  await first.type(first.field('Laatste dag'), '15 juli');
  await expect(previewFrame(page).getByText('wo 7 tot do 15 juli').first()).toBeVisible();
  expect(await first.publish()).toBe(6);

  const second = somebody(page);
  await second.tool('Taken');
  await second.button(/Meldingen boven elke pagina/);
  await second.button('Nieuw: melding');
  await second.type(second.field('Titel'), 'Zaterdag is er geen activiteit');
  await second.type(second.field('Van'), '5 maart 2027');
  await second.type(second.field('Tot en met'), '7 maart 2027');
  expect(await second.publish()).toBe(8);
});

test('from the old working year to a site that is true in the new one takes nine, and one undoes what was removed', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-08-30T12:00:00+02:00'));
  const programme = async () =>
    (await bytesOf(host, (await filesAt(host, await host.head())).get('content/programma.yaml'))).toString();
  const { tap, type, button, tool, field, ...rest } = somebody(page);
  expect(await programme()).toContain('Startwoensdag');
  await tool('Taken');
  await button(/Kalender Werkjaar/);
  await type(field('Eerste dag'), '15 september 2027');
  await type(field('Laatste dag'), '31 mei 2028');
  await tool(/ rechtzetten, /);
  await button('Haal alles van vorig jaar in één keer weg');
  await button(/^Haal deze \d\d weg$/);
  await expect(panel(page)).toContainText('Er staat niets meer van vorig jaar.');
  const notice = page.getByRole('status').filter({ hasText: 'van vorig jaar zijn weg' });
  await tap(notice.getByRole('button', { name: 'Zet terug' }));
  await expect(panel(page)).not.toContainText('niets meer van vorig jaar');
  await button(/^Haal deze \d\d weg$/);
  expect(await { ...rest, tool, button }.publish()).toBe(11); // two of them undid it and did it again
  expect(await programme()).not.toContain('Startwoensdag');
});

test('of the programme, no activity takes three taps and its reason one more, any day four and a text, eight empty days a tap and a text each, which change no other line', {
  tag: '@core',
}, async ({ page }) => {
  const strip = panel(page).getByRole('group', { name: 'Dag' });
  const programme = async (commit: string) =>
    (await bytesOf(host, (await filesAt(host, commit)).get('content/programma.yaml'))).toString();
  await page.clock.setFixedTime(new Date('2027-01-04T12:00:00+01:00'));

  await test.step('no activity', async () => {
    const { button, tool } = somebody(page);
    await tool('Taken');
    await button(/Dag na dag/);
    await button('Geen activiteit');
    await expect(strip.getByRole('radio', { checked: true })).toHaveAccessibleName(/geen activiteit/);
    await button('kerstvakantie');
    await expect(previewFrame(page).getByText('Kerstvakantie').first()).toBeAttached();
    await button('Toch activiteit');
    await expect(strip.getByRole('radio', { checked: true })).toHaveAccessibleName(/nog leeg/);
    await button(/^Sluit /);
  });

  await test.step('any day; what to bring is a tap, and so is another group', async () => {
    const { tap, type, button, tool, ...rest } = somebody(page);
    await tool('Taken');
    await button(/Dag na dag/);
    await tap(strip.getByRole('radio', { name: /^wo 7 april/ }));
    await type(panel(page).getByRole('textbox', { name: /op woensdag 7\sapril/ }), 'Knopen leggen');
    await button('laarzen');
    await tap(panel(page).getByText(/^Voor /));
    await button('Kwakers');
    await button('Klaar');
    await expect(previewFrame(page).getByText('Knopen leggen').first()).toBeAttached();
    expect(await { ...rest, tool, button }.publish()).toBe(4 + 1 + 3 + 2);
    expect(await programme(await host.head())).toMatch(
      / {2}- datum: 7 april 2027\n {4}voor:\n {6}- .*\n {6}- Kwakers\n {4}wat: Knopen leggen\n {4}mee:\n {6}- laarzen\n/,
    );
  });

  await test.step('eight empty days; the group that was edited opens again', async () => {
    const before = await programme(await host.head());
    const { choose, type, button, tool, ...rest } = somebody(page);
    await tool('Taken');
    await button(/Dag na dag/);
    await choose(panel(page).getByLabel('Groep'), 'Kwakers');
    const days = ['6', '13', '20', '27', '3', '10', '17', '24'];
    for (const [index, day] of days.entries()) {
      await type(
        panel(page).getByRole('textbox', { name: new RegExp(`op woensdag ${day}\\s`) }),
        `Spel ${index}`,
      );
      await button('Klaar');
    }
    await expect(strip.getByRole('radio', { name: /Spel/ })).toHaveCount(8);
    await expect(panel(page).getByRole('textbox', { name: /op woensdag 3\smaart/ })).toBeFocused();
    expect(await { ...rest, tool, button }.publish()).toBe(3 + 8 * 2 + 2);
    const changes = changedLines(before, await programme(await host.head()));
    expect(changes.filter((line) => line.startsWith('-'))).toEqual([]);
    expect(changes.filter((line) => line.includes('wat:'))).toEqual(
      days.map((_, index) => `+    wat: Spel ${index}`),
    );

    const next = somebody(page);
    await next.tool('Taken');
    await next.button(/Dag na dag/);
    await expect(panel(page).getByLabel('Groep')).toHaveValue('kwakers');
  });
});

test('a question with its answer takes five before it is published; a page of the group’s own is made, put in the menu and taken away', async ({
  page,
}) => {
  const text = async () => {
    const files = await filesAt(host, await host.head());
    return (await bytesOf(host, files.get('content/paginas.yaml'))).toString();
  };
  const before = await text();
  const { tap, type, button, field, ...rest } = somebody(page);
  await button('Rond de poel');
  await tap(previewFrame(page).getByText('Moet mijn kind kunnen zwemmen?'));
  await button('Nieuw: vraag');
  await type(field('Vraag'), 'Mag de hond mee?');
  await type(field('Antwoord'), 'Als hij kan kwaken.');
  expect(await { ...rest, button }.publish()).toBe(5 + 2);
  expect(changedLines(before, await text())).toEqual([
    '+          - vraag: Mag de hond mee?',
    '+            antwoord: Als hij kan kwaken.',
  ]);

  const made = somebody(page);
  await made.tool('Pagina’s');
  await made.button('Nieuwe pagina');
  await made.type(made.field('Naam'), 'Oudercomité');
  await made.choose(panel(page).getByLabel('Waar de link staat'), 'menu');
  await made.button(/^Blokken/);
  await made.button(/^Blok 1/);
  await made.type(made.field('Titel'), 'Wie zijn we?');
  await made.button(/^Kaartjes/);
  await made.type(made.field('Naam'), 'Greet');
  await made.button(/^Sluit/);
  await expect(previewFrame(page).getByRole('heading', { level: 1, name: 'Oudercomité' })).toBeVisible();
  await expect(previewFrame(page).locator('#hoofdmenu > ul > li').last()).toHaveText('Oudercomité');
  expect(await made.publish()).toBe(10 + 2);

  const gone = somebody(page);
  await gone.tool('Pagina’s');
  await gone.button(/^Oudercomité/);
  await gone.tap(previewFrame(page).getByRole('heading', { level: 1, name: 'Oudercomité' }));
  await gone.button(/^Haal Oudercomité weg/);
  await gone.publish();
  expect(await text()).not.toContain('Oudercomité');
});
