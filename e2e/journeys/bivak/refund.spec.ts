import { expect, type Page, test } from '@playwright/test';
import { barriers } from '../../barriers';
import { open, scriptsReady } from '../../hydrated';
import { expectNoShift, recordShifts } from '../../layoutShifts';
import { withoutMotion } from '../../motion';

test.use(withoutMotion);

/** Which document somebody needs: three questions and one answer; without JavaScript the list of all documents. */

const asked = (page: Page) => page.locator('#welk-papier');
const answer = (page: Page) => asked(page).locator('[aria-live=polite]');

async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await asked(page).getByRole('radio', { name, exact: true }).check();
}

/** Expects the answer's visible text, line by line. */
const expectAnswer = (page: Page, lines: readonly string[]) =>
  expect.poll(async () => (await answer(page).innerText()).split(/\s*\n\s*/).filter(Boolean)).toEqual(lines);

const button = ['Download (pdf)', '(opent in een nieuw tabblad)'];
const ofForm = [
  ...['Jij', 'Alles boven de stippellijn.'],
  ...['De leiding', 'Alles eronder, met de stempel van de poel.'],
  ...['Daarna', 'Stuur het op. Wie wacht, vergeet het.'],
];
const ofCertificate = [
  ...['Jij', 'Alleen de naam van je kind.'],
  ...['De leiding', 'De dagen en de prijs.'],
  ...['Daarna', 'Stuur het op naar je eigen ziekenfonds.'],
];
const forOthers = 'Voor een ziekenfonds zonder eigen formulier: met dit attest kun je overal terecht.';
// other choices: components/bivak/RefundChooser.test.tsx
test('an insurer, a year and boys or girls lead to that document, or to what there is for now', {
  tag: ['@once', '@core', '@behaviour'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/bivak/');
  const general = ['Formulier van je ziekenfonds', ...ofForm, 'Neutraal attest', forOthers, ...ofCertificate];
  await expectAnswer(page, ['Beantwoord de vragen, dan staat je papier hier.', ...general]);
  const download = answer(page).getByRole('link');
  await expect(download).toHaveCount(0);

  await choose(page, 'Helan', '2025', 'Meisjes');
  await expectAnswer(page, ['Helan · bivak 2025 · meisjes', 'Formulier van Helan', ...button, ...ofForm]);
  await expect(download).toHaveAttribute('href', '/documents/2025/helan-meisjes.pdf');
  await expect(download).toHaveAccessibleName(button.join(' '));

  await choose(page, 'Partena', '2027', 'Jongens');
  await expectAnswer(page, [
    'Partena · bivak 2027 · jongens',
    'Dit papier volgt',
    'We krijgen het van Partena in de loop van augustus.',
    'Je hoeft nu niets te doen: zodra het er is, staat het hier.',
    'Haast? Neem het neutraal attest.',
    'Neutraal attest 2027',
    '(pdf, opent in een nieuw tabblad)',
  ]);
  await expect(download).toHaveAttribute('href', '/documents/2027/neutraal.pdf');

  for (const media of [{}, { forcedColors: 'active' as const }]) {
    await page.emulateMedia(media);
    expect(await barriers(page, { parts: ['#terugbetaling'] })).toEqual([]);
  }
});

test('by keyboard alone › the arrows choose, and the document is the next tab stop', {
  tag: ['@once', '@behaviour'],
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-02-01T12:00:00Z')); // the last camp is that of 2026
  await open(page, '/bivak/');
  await asked(page).getByRole('radio', { name: 'CM' }).focus();
  for (const key of ['ArrowRight', 'Tab', 'ArrowUp', 'Tab', 'Space', 'ArrowRight', 'Tab'])
    await page.keyboard.press(key);
  await expectAnswer(page, [
    'Solidaris · bivak 2027 · meisjes',
    'Formulier van Solidaris',
    ...button,
    ...ofForm,
  ]);
  await expect(answer(page).getByRole('link')).toBeFocused();
});

test('the answer matches the choice after going back', { tag: ['@once', '@behaviour'] }, async ({ page }) => {
  await open(page, '/bivak/');
  await choose(page, 'Ander', '2025');
  await page.goto('/contact/');
  await page.goBack();
  // the browser may give the choice back later than the page
  await expect(async () => {
    const checked = await asked(page).getByRole('radio', { name: 'Ander' }).isChecked();
    await expect(answer(page)).toContainText(
      checked ? 'Ander ziekenfonds · bivak 2025' : 'Beantwoord de vragen',
      { timeout: 1000 },
    );
  }).toPass({ timeout: 20_000 });
});

test('a missing document is named beside the choice, and the answer stays after hydration', {
  tag: '@once',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, '/bivak/');
  await page.context().route('**/documents/2026/helan-meisjes.pdf', (route) => route.abort());
  await choose(page, 'Helan', '2026', 'Meisjes');
  await answer(page).getByRole('link').click();
  const failure = "Fout: Het document 'helan-meisjes.pdf' is niet gevonden.";
  await expect(page.getByText(failure)).toBeVisible();
  // as when the tab that was opened for it closes
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectAnswer(page, [
    'Helan · bivak 2026 · meisjes',
    'Formulier van Helan',
    ...button,
    failure,
    'Probeer het nog eens, of vraag het ons per mail.',
    ...ofForm,
  ]);
  expect(errors.filter((text) => !text.includes('net::'))).toEqual([]);
  await choose(page, 'Ander');
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', '/documents/2026/neutraal.pdf');
});

test('nothing moves while the page loads, and nothing is wider than the narrowest screen', {
  tag: '@narrow',
}, async ({ page }) => {
  await recordShifts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bivak/#welk-papier');
  await expect(asked(page).getByRole('heading', { name: 'Welk papier heb ik nodig?' })).toBeInViewport();
  await scriptsReady(page);
  await page.evaluate(() => document.fonts.ready);
  await expectNoShift(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the list has the documents and those that follow, and the answer what holds for all', async ({
    page,
  }) => {
    await page.goto('/bivak/');
    await expect(asked(page).getByRole('radio')).toHaveCount(0);
    await expectAnswer(page, [
      'Formulier van je ziekenfonds',
      ...ofForm,
      'Neutraal attest',
      forOthers,
      ...ofCertificate,
    ]);
    const year = page.locator('details[name="jaar"][open]');
    await expect(year.getByRole('row', { name: /^Partena/ })).toContainText(/volgt.*volgt/);
    await expect(year).toContainText('Wat nog volgt, krijgen we in de loop van augustus.');
  });
});
