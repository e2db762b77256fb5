import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { filesIn } from '@/lib/files/files';
import { ageGroupPath, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { routesOf } from '@/lib/pages/groupPages';
import { ownLinks } from '@/lib/pages/ownPages';
import { routePath } from '@/lib/pages/pages';
import { untruths } from '../../export/untruths';
import { test } from '../../group';
import { fullRoutes } from '../../groups/exampleGroup';
import { withoutMotion } from '../../motion';

test.use(withoutMotion);

/** The content of the exported pages of the full group, without JavaScript. */
test.use({ javaScriptEnabled: false });

const sections = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

test('home shows its sections in order, the facts in short, the prices of the uniform, Trooper, and its foot', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  const order = ['Over ons rijk', 'Wat we uitspoken', 'Wat trek je aan?', 'Help ons via Trooper'];
  expect((await sections(page)).filter((title) => order.includes(title))).toEqual(order);

  const facts = page.getByRole('region', { name: 'In het kort' });
  for (const fact of [
    /Woensdag, 13\.45 tot 16\.15\suur/,
    'Mosstraat 7, Pruimelgem',
    'Vanaf 5 jaar, derde kleuterklas',
    /€\s35 per half jaar/,
    'Drie keer gratis',
  ])
    await expect(facts.getByText(fact)).toBeVisible();

  const rows = await page
    .getByRole('table', { name: 'Prijzen van het uniform' })
    .getByRole('row')
    .allTextContents();
  expect(rows.map((row) => row.replace(/\s/g, ' '))).toEqual([
    'StukKindVolwassene',
    'SjaalAltijd om, ook op kamp€ 6',
    'T-shirtVan dikke katoen, kan tegen wilgentakken€ 12,50€ 15',
    'Trui met kapOp bestelling, twee keer per jaar€ 27,50€ 31',
    'LieslaarzenVoor wie echt in het water wilEnkel te leen aan de poel',
  ]);

  const trooper = page.getByRole('link', { name: /^Open Trooper/ });
  await expect(trooper).toHaveAttribute('href', 'https://www.trooper.be');
  await expect(trooper).toHaveAttribute('target', '_blank');

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Mosstraat 7');
  await expect(footer).toContainText('© 2026 Speelbende ’t Paddenrijk');
  await expect(footer.getByRole('link', { name: 'dag@paddenrijk.example' })).toBeVisible();
  for (const name of [/^Facebook/, /^Instagram/])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
});

test('the leader pages list the age groups in order, with three to five leaders each', {
  tag: '@core',
}, async ({ page }) => {
  const groups = {
    '/jongensleiding/': [
      'Dikkopjes',
      'Kwakers',
      'Springers',
      'Padvinkers',
      'Salamanders',
      'Vijverbegeleiding',
    ],
    '/meisjesleiding/': [
      'Dikkopjes',
      'Libellen',
      'Kiki’s',
      'Boomkikkers',
      'IJsvogels',
      'Schaatsenrijders',
      'Vijverbegeleiding',
    ],
  };
  for (const [route, names] of Object.entries(groups)) {
    await page.goto(route);
    expect((await sections(page)).map((name) => name.replace('\u00ad', ''))).toEqual(names);
    for (const name of names) {
      const leaders = await page.getByRole('region', { name }).getByRole('listitem').count();
      expect(leaders).toBeGreaterThanOrEqual(3);
      expect(leaders).toBeLessThanOrEqual(5);
    }
  }
});

test('a leader’s photo without consent is not in the export, and named by the text that the editor opens with alone', ({
  content,
  exportFolder,
}) => {
  const files = filesIn(exportFolder);
  const [withConsent] = (content.boys?.groepen ?? []).flatMap(({ leiding }) =>
    leiding.flatMap(({ foto }) => foto ?? []),
  );
  expect(withConsent?.path).toBe('leiding/jelle.jpg');
  const about = (photo: string) =>
    files.filter((file) => file.includes(photo) || readFileSync(join(exportFolder, file)).includes(photo));
  expect(about('leiding-jelle').length).toBeGreaterThan(3);
  expect(about('eerst-vragen')).toEqual([join('beheer', 'inhoud.json')]);
});

test('a leader whose photo may not be shown has an initial instead', async ({ page }) => {
  await page.goto('/jongensleiding/');
  const leader = page
    .getByRole('region', { name: 'Kwakers' })
    .getByRole('listitem')
    .filter({ hasText: 'Öner' });
  await expect(leader.getByRole('img')).toHaveCount(0);
  await expect(leader.getByText('Ö', { exact: true })).toBeVisible();
});

test('camp shows when, where and when parents may visit, and links its 49 documents, each in a new tab', {
  tag: '@core',
}, async ({ page, request }) => {
  await page.goto('/bivak/');
  const main = page.getByRole('main');
  for (const fact of [/^8 tot 16\sjuli$/, 'Schuur De Zevenslaper', /^12\sjuli, 14 tot 16\.30\suur$/])
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
  const links = page.locator('a[href^="/documents/"]');
  expect(
    await links.evaluateAll(
      (all) => all.filter((link) => !link.matches('[target=_blank][rel=noopener]')).length,
    ),
  ).toBe(0);
  // one may stand by its year and by its insurer
  const addresses = new Set(
    await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href')))),
  );
  expect(addresses.size).toBe(49);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('contact names whom to call and sends renters elsewhere', { tag: '@core' }, async ({ page }) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  for (const name of ['Wannes Voorbeeld', 'Elke Voorbeeld', 'Marie-Antoinette Voorbeeld'])
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  const calls = main.getByRole('link', { name: '0400 00 00 21' }); // above the form, and with the others
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', 'tel:+32400000021');
  await expect(main.getByText(/^Dringend\? Bel 0400 00 00 21 \(Wannes Voorbeeld\)/)).toBeVisible();
  await expect(main.getByText(/De verhuur loopt niet via de hoofdleiding/)).toBeVisible();
  for (const field of ['Naam', 'E-mailadres', 'Onderwerp', 'Bericht']) {
    await expect(main.getByLabel(field, { exact: true })).toHaveAttribute('required');
  }
  await expect(main.getByRole('textbox', { name: 'Bericht' })).toHaveAttribute('rows', '5');
});

test('rental leads to its free days and to the request, counts its beds and rooms, and shows twenty photos', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/verhuur/');
  const main = page.getByRole('main');
  for (const [name, target] of Object.entries({
    'Zie wat vrij is': '#vrij',
    'Vraag de poel aan': '#aanvraag',
  }))
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
  for (const words of [
    '34 bedden, vijf kamers',
    '5 toiletten',
    '3 urinoirs',
    '6 wastafels',
    '2 douches',
    'Grote keuken',
    'twee fornuizen, oven, potten en borden voor 40',
    'Refter',
  ]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Loop eens binnen' }).locator('img[alt]:not([alt=""])'),
  ).toHaveCount(20);
  await expect(main.getByRole('link', { name: /^Open de kalender/ })).toHaveAttribute('target', '_blank');
  const rooms = page.getByRole('region', { name: '34 bedden, vijf kamers' });
  await expect(rooms.getByRole('link', { name: 'verhuur@paddenrijk.example' })).toBeVisible();
});

test('privacy names everyone whom a visit can reach, and is found under the form and in the foot', async ({
  page,
}) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Je bericht gaat via EmailJS naar onze mailbox/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Meer over privacy' })).toHaveAttribute('href', '/privacy/');
  const away = main.getByRole('link', { name: 'Laat de foto weghalen' });
  await expect(away).toHaveAttribute('href', '/privacy/#foto-weg');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const parties = page.getByRole('region', { name: 'Wie kijkt er mee?' });
  await expect(parties.getByRole('term')).toHaveText([
    'EmailJS',
    'OpenStreetMap',
    'Google Agenda',
    'Onze host',
    'Elders op het web',
  ]);
  await expect(parties).toContainText(
    '1712.be, boeken.example, facebook.example, financien.belgium.be, inschrijven.example, instagram.example, kikkerbal.example, ksa.be, lampionnentocht.example, lelieblad.example, modderloop.example, oudleiding.example, pannenkoekenslag.example, trooper.be, uitpas.be, winterbar.example, zwembad.example',
  );
  await expect(main.getByRole('link', { name: 'Vraag het ons' })).toHaveAttribute(
    'href',
    'mailto:dag@paddenrijk.example?subject=Van%20een%20foto%20af%3F',
  );
});

test('every page has the tags that browsers, search engines and chats read', async ({
  page,
  content,
  request,
}) => {
  const { siteAdres } = content.site;
  const paths = [
    ...routesOf(content).map(routePath),
    ...ageGroupsWithPage(content).map(({ id }) => ageGroupPath(id)),
    ...ownLinks(content).map(({ address }) => routePath(address)),
  ];
  const addresses = paths.map((path) => `${siteAdres}${path}`);
  for (const address of addresses) {
    await page.goto(new URL(address).pathname);
    const title = await page.title();
    expect(title).not.toBe('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
      await expect(page.locator(`link[rel="${rel}"]`)).toHaveCount(1);
    for (const [name, value] of [
      ['description', /\S/],
      ['theme-color', /^#[0-9a-f]{6}$/],
      ['twitter:card', 'summary_large_image'],
      ['og:url', address],
      ['og:title', title],
      ['og:description', /\S/],
      ['og:locale', 'nl_BE'],
      ['og:image', /\/og\/[\w-]+\.png$/],
      ['og:image:alt', /\S/],
    ] as const)
      await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`)).toHaveAttribute(
        'content',
        value,
      );
  }

  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)).toEqual(addresses);
  const days = [...sitemap.matchAll(/<lastmod>(.+?)<\/lastmod>/g)].map(([, day = '']) => Date.parse(day));
  expect(days.filter((day) => day <= Date.now())).toHaveLength(addresses.length);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteAdres}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: *\//m);
  await page.goto('/404.html');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});

const printed = { '/bivak/': 2, '/verhuur/': 4 };

test('printed, the camp page has two pages, and a rental with beds and parts of a day four', {
  tag: '@once',
}, async ({ page }) => {
  for (const [path, most] of Object.entries(printed)) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, path).toBeLessThanOrEqual(most);
  }
});

test('printed, every drawing on a scrap of paper is dark: the scrap is white', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/verhuur/']) {
    await page.goto(path);
    const drawings = page.locator('main [data-tone] > svg:only-child');
    const colours = await drawings.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(colours.length, path).toBeGreaterThan(3);
    expect(
      colours.filter((colour) => !isDark(colour)),
      path,
    ).toEqual([]);
  }
});

const isDark = (rgb: string) => rgb.match(/\d+/g)?.every((channel) => Number(channel) < 90);

test('printed, no trees take room below the last words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of fullRoutes.map(routePath)) {
    await page.goto(path);
    const room = await page
      .locator('main > :last-child')
      .evaluate((last) => Number.parseFloat(getComputedStyle(last).paddingBlockEnd));
    expect(room, path).toBeLessThanOrEqual(48);
  }
});

test('every page is valid HTML, and says to search engines what stands on it', async ({
  exportFolder,
  contentFolder,
}) => {
  expect(await untruths(exportFolder, contentFolder)).toEqual([]);
});
