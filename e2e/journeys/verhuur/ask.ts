import type { Locator, Page } from '@playwright/test';

/** The form of a request as a visitor of the full group fills it in. */

const request = (page: Page): Locator => page.getByRole('region', { name: 'Vraag de poel aan' });

/** The answers to the request. */
export const answers = (page: Page): Locator => request(page).getByRole('status').first();

/** The button that makes the message. */
export const readIt = (page: Page): Locator =>
  request(page).getByRole('button', { name: /^Lees je bericht na/ });

type Filled = {
  /** Of arrival and of leaving. */
  days?: readonly [string, string];
  sleepers?: number;
  inTents?: number;
  kind?: string;
  email?: string;
};

/** Fills in every field. */
export async function fillIn(
  page: Page,
  {
    days = ['2027-05-28', '2027-05-30'],
    sleepers = 40,
    inTents = 6,
    kind = 'Jeugdbeweging',
    email = 'sam@post.example',
  }: Filled = {},
): Promise<void> {
  const form = request(page);
  await form.getByRole('radio', { name: kind }).check(); // before an answer about the days moves it from under the mouse
  await form.getByLabel('Aankomst').fill(days[0]);
  await form.getByLabel('Vertrek').fill(days[1]);
  await form.getByLabel('Hoeveel slapers?').fill(String(sleepers));
  await form.getByLabel('Waarvan in tenten').fill(String(inTents));
  await form.getByLabel('Je naam').fill('Sam Voorbeeld');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Gsm, als we mogen bellen').fill('0400 00 00 09');
}
