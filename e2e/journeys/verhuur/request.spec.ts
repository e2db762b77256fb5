import { buildMoment } from '@/lib/dates/buildDay';
import { hydrated, open } from '../../hydrated';
import { withoutMotion } from '../../motion';
import { answerMap, delayScripts } from '../../network';
import { expect, form, test } from '../contact/mailbox';
import { answers, fillIn, readIt } from './ask';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await answerMap(page);
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+01:00'));
});

const thanks = 'Bedankt voor je bericht! We nemen spoedig contact op.';
const messageText = /^Dag ’t Paddenrijk,/;

test('a whole request › is answered while it is filled in, read, copied, and arrives as it was read', {
  tag: ['@core', '@behaviour'],
}, async ({ page, context, sender, received }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/verhuur/');
  await fillIn(page, { email: sender });
  await expect(answers(page)).toContainText(/Van vrijdag\s28 tot zondag\s30\smei 2027, twee nachten\./);
  await expect(answers(page)).toContainText('34 in huis, 6 in tenten.');
  await expect(page.getByText('34 in huis × 2 nachten × € 5,75')).toBeVisible();
  await expect(page.getByText('Samen, ongeveer').locator('xpath=following-sibling::*')).toHaveText(/€\s547/);

  await readIt(page).click();
  await expect(page.getByRole('heading', { name: 'Lees je bericht na' })).toBeFocused();
  const text = (await page.getByText(messageText).textContent()) ?? '';
  expect(text).toContain('Slapers: 40, waarvan 6 in tenten');
  await page.getByRole('button', { name: 'Kopieer het bericht' }).click();
  await expect(
    page.getByText('Gekopieerd. Plak het in een mail aan verhuur@paddenrijk.example.'),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Aanvraag: 28 tot 30 mei 2027, 40 slapers/,
  );
  await form(page).button.click();

  const status = page.getByRole('status').filter({ hasText: thanks });
  await expect(status).toBeFocused();
  await expect(page.getByText(messageText)).toBeVisible();
  const [submission, ...more] = await received();
  expect(more).toEqual([]);
  expect(submission?.accepted).toBe(true);
  expect(submission?.fields.slice(0, 4)).toEqual([
    ['name', 'Sam Voorbeeld'],
    ['email', sender],
    ['subject', 'Aanvraag: 28 tot 30 mei 2027, 40 slapers'],
    ['message', text.replaceAll('\n', '\r\n')],
  ]);
  await expect(page).toHaveURL(/\/verhuur\/$/);
});

test('a part of a day › is tapped in the table, answered, and stands in the message', {
  tag: ['@core', '@behaviour'],
}, async ({ page }) => {
  await page.clock.setFixedTime(buildMoment()); // the table is about the weeks after the build
  await open(page, '/verhuur/');
  const free = page.getByRole('region', { name: 'Ook overdag' }).getByRole('link', { name: /, voormiddag$/ });
  await free.first().click();
  const request = page.getByRole('region', { name: 'Vraag de poel aan' });
  await expect(request.getByLabel('Welke dag?')).toHaveValue(/^20\d\d-/);
  await expect(request.getByRole('checkbox', { name: /^Voormiddag/ })).toBeChecked();
  await expect(answers(page)).toContainText(/^Vrij.*: voormiddag\.$/);
  await expect(request.getByLabel('Aankomst')).toBeHidden();
  await expect(page.getByText('Samen, ongeveer').locator('xpath=following-sibling::*')).toHaveText(/€\s45/);

  await request.getByRole('radio', { name: 'Schoolklas' }).check();
  await request.getByLabel('Met hoeveel zijn jullie?').fill('24');
  await request.getByLabel('Je naam').fill('Sam Voorbeeld');
  await request.getByLabel('E-mailadres').fill('sam@post.example');
  await readIt(page).click();
  await expect(page.getByText(messageText)).toContainText('Wanneer: voormiddag\nMet hoeveel: 24');
});

test('an impossible request › shows why and what can be done, and makes no message', {
  tag: ['@core', '@behaviour'],
}, async ({ page }) => {
  await open(page, '/verhuur/');
  await fillIn(page, { days: ['2027-05-14', '2027-05-16'] });
  await expect(answers(page)).toContainText(/Vlakbij vrij: 21 tot 23\smei of 7 tot 9\smei\./);
  await readIt(page).click();
  await expect(answers(page)).toBeFocused();

  await fillIn(page, { days: ['2027-07-23', '2027-07-25'] });
  await expect(answers(page)).toContainText('De zomer is voor kampen');
  await fillIn(page, { sleepers: 40, inTents: 0 });
  await expect(answers(page)).toContainText('40 slapers? We hebben 34 bedden');
  await fillIn(page, { kind: 'Vrijgezellen' });
  await expect(answers(page)).toContainText('De kikkers slapen licht');
  await readIt(page).click();
  await expect(answers(page)).toBeFocused();
  await expect(page.getByText(messageText)).toHaveCount(0);

  await fillIn(page, { days: ['2027-04-10', '2027-04-12'] });
  await expect(answers(page)).toContainText(
    /Op 10\sapril vertrekt er een groep Dat kan: zij zijn weg om 10\.30\suur/,
  );
  await readIt(page).click();
  await expect(page.getByText(messageText)).toBeVisible();
});

test('taken nights › on a phone the reason is in view with the dates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, '/verhuur/');
  await page.getByLabel('Aankomst').fill('2027-05-14');
  await page.getByLabel('Vertrek').fill('2027-05-16');
  await expect(answers(page)).toContainText('bezet');
  const reason = page.getByText('Die nachten zijn al bezet').filter({ visible: true }).first();
  await expect(page.getByLabel('Vertrek')).toBeInViewport();
  await expect(reason).toBeInViewport();
  await expect(page.getByRole('button', { name: /^21 tot 23\smei$/ })).toBeInViewport();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Die nachten zijn al bezet').filter({ visible: true })).toHaveCount(1);
});

test('by keyboard alone › from the first field to the message and back', async ({ page }) => {
  await open(page, '/verhuur/');
  await fillIn(page);
  await page.getByLabel('Gsm, als we mogen bellen').focus();
  await page.keyboard.press('Tab');
  await expect(readIt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lees je bericht na' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nog iets veranderen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Verstuur' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Aankomst')).toBeFocused();
  await expect(page.getByLabel('Je naam')).toHaveValue('Sam Voorbeeld');
});

test('fields filled in before the script loads › are answered once it has', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/verhuur/');
  await fillIn(page);
  await readIt(page).click();
  await expect(page).toHaveURL(/\/verhuur\/$/);
  await expect(page.getByLabel('Je naam')).toHaveValue('Sam Voorbeeld');
  release();
  await hydrated(page);
  await expect(page.getByText(messageText)).toBeVisible();
});

test('a script that does not load › shows an error with the address, and the fields stay filled in', async ({
  page,
}) => {
  await open(page, '/verhuur/');
  await page.getByRole('button', { name: 'Volgende foto' }).focus(); // React is there for the photos already
  await hydrated(page);
  await page.route('**/*.js', (route) => route.abort());
  await fillIn(page);
  await readIt(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'kon niet geladen worden' })).toBeVisible();
  await expect(page.getByLabel('Je naam')).toHaveValue('Sam Voorbeeld');
});

test('back from the sheet › the fields that the browser restored are answered', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/verhuur/');
  await fillIn(page);
  await expect(answers(page)).toContainText('Jullie passen');
  await page.goto('/verhuur/infofiche/');
  await page.goBack();
  await expect(page.getByLabel('Aankomst')).toHaveValue('2027-05-28');
  await expect(answers(page)).toContainText('Jullie passen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same questions are a list, with the address, and there is no form', async ({ page }) => {
    await page.goto('/verhuur/');
    const request = page.getByRole('region', { name: 'Vraag de poel aan' });
    await expect(request.getByRole('listitem').filter({ visible: true })).toHaveText([
      'je dag van aankomst en van vertrek',
      'met hoeveel jullie slapen, en hoeveel in tenten',
      'of zonder slapen: je dag, en welk dagdeel: voormiddag, namiddag of avond, of welke uren',
      'met hoeveel jullie zijn',
      'wat voor groep jullie zijn: jeugdbeweging, schoolklas',
      'je naam, en hoe we je bereiken',
    ]);
    await expect(request.getByText('De kikkers slapen licht')).toBeVisible();
    await expect(request.getByRole('link', { name: 'verhuur@paddenrijk.example' })).toHaveAttribute(
      'href',
      'mailto:verhuur@paddenrijk.example',
    );
    await expect(request.getByLabel('Aankomst')).toBeHidden();
  });
});
