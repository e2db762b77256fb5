import { expect, test } from '@playwright/test';

/** What the exported pages of the example group say, read with scripting switched off. */
test.use({ javaScriptEnabled: false });

const sections = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

test('home shows its sections in order', async ({ page }) => {
  await page.goto('/');
  const order = ['Over Ons', 'Onze Activiteiten', 'Uniformen', 'Steun ons via Trooper'];
  const found = (await sections(page)).filter((title) => order.includes(title));
  expect(found).toEqual(order);
});

test('home says when, for whom, how much, and that the first month is free', async ({ page }) => {
  await page.goto('/');
  const facts = page.getByRole('region', { name: 'In het kort' });
  for (const fact of [
    /Zondag, 14 tot 17\suur/,
    'Vanaf 6 jaar, eerste leerjaar',
    /€\s40 per jaar/,
    'Eerste maand gratis',
  ]) {
    await expect(facts.getByText(fact)).toBeVisible();
  }
});

test('home shows three activities, and only camp is a link', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Meer info over Wekelijkse Bijeenkomsten' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Meer info over Speciale Events' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Meer info over Zomerkamp' })).toHaveAttribute(
    'href',
    '/bivak/',
  );
});

test('home gives the prices of the uniform', async ({ page }) => {
  await page.goto('/');
  const rows = await page
    .getByRole('table', { name: 'Prijzen van het uniform' })
    .getByRole('row')
    .allTextContents();
  expect(rows.map((row) => row.replace(/\s/g, ' '))).toEqual([
    'StukKindVolwassene',
    'T-shirtVerplicht op activiteiten€ 10€ 12',
    'TruiVoor frisse zondagen€ 20€ 24',
    'Short of rokNiet verplicht voor kinderenEnkel in de scoutswinkel',
  ]);
});

test('home links to Trooper in a new tab', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /^Naar Trooper/ });
  await expect(link).toHaveAttribute('href', 'https://www.trooper.be');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the leader pages list the age groups in order, with three to five leaders each', async ({ page }) => {
  const groups = {
    '/jongensleiding/': ['Ribbels', 'Speelclubs', 'Rakkers', 'Toppers', 'Kaspi’s', 'Volwassenbegeleiding'],
    '/meisjesleiding/': [
      'Ribbels',
      'Speelclubs',
      'Kwiks',
      'Tippers',
      'Tiptiens',
      'Aspi’s',
      'Volwassenbegeleiding',
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

test('a leader without a photo is shown by the first letter', async ({ page }) => {
  await page.goto('/jongensleiding/');
  const leader = page
    .getByRole('region', { name: 'Speelclubs' })
    .getByRole('listitem')
    .filter({ hasText: 'Arne' });
  await expect(leader.getByRole('img')).toHaveCount(0);
  await expect(leader.getByText('A', { exact: true })).toBeVisible();
});

test('camp says when, where and when parents may visit', async ({ page }) => {
  await page.goto('/bivak/');
  const main = page.getByRole('main');
  for (const fact of [/^21 tot 31\sjuli$/, 'Hoeve De Zonnekouter', /^21\sjuli, 19 tot 20\.30\suur$/]) {
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
  }
});

test('camp links its 49 papers, each in a new tab', async ({ page, request }) => {
  await page.goto('/bivak/');
  const links = page.locator('a[href^="/documents/"]');
  await expect(links).toHaveCount(49);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('contact names the two head leaders and sends renters elsewhere', async ({ page }) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  for (const name of ['Lander Voorbeeld', 'Noor Voorbeeld']) await expect(main.getByText(name)).toBeVisible();
  await expect(main.getByRole('link', { name: '0400 00 00 01' })).toHaveAttribute('href', 'tel:+32400000001');
  await expect(main.getByText(/Bel of mail daarvoor niet naar de hoofdleiding/)).toBeVisible();
  for (const field of ['Naam', 'E-mailadres', 'Onderwerp', 'Bericht']) {
    await expect(main.getByLabel(field, { exact: true })).toHaveAttribute('required');
  }
  await expect(main.getByLabel('Bericht')).toHaveAttribute('rows', '5');
});

test('rental counts its beds and rooms, and shows twenty photos', async ({ page }) => {
  await page.goto('/verhuur/');
  const main = page.getByRole('main');
  for (const words of [
    'Slaapplaats voor 40',
    '3 toiletten',
    '2 urinoirs',
    '4 wastafels',
    '1 douche',
    'Keuken',
    'Eetzaal',
  ]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Kijk rond' }).locator('img[alt]:not([alt=""])')).toHaveCount(
    20,
  );
  await expect(main.getByRole('link', { name: /^Bekijk de beschikbaarheid/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(main.getByRole('link', { name: 'verhuur@deklaproos.example' })).toBeVisible();
});

test('every page ends with the address, the mail address and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Veldstraat 1');
  await expect(footer).toContainText('© 2025 Jeugdbeweging De Klaproos');
  await expect(footer.getByRole('link', { name: 'info@deklaproos.example' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Facebook/ })).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('target', '_blank');
});
