import { expect, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { slug } from '@/lib/text/slug';
import { answerBy, jpegOf, openEditor, panel, previewFrame, strip, test } from './editor';
import { comeIn, commitOf, filesAt, openTask, publishAll } from './invited';

let host: TestHost;
test.beforeEach(({ codeHost }) => {
  host = codeHost;
});

type Refusal = {
  status: number | 'none' | 'never';
  /** Of which question: its method and the end of its path. */
  to: [method: string, path: RegExp];
  headers?: Record<string, string>;
  /** What a leader reads. */
  message: RegExp;
};

const [first, last] = [/\/git\/ref\//, /\/git\/refs\//];
const refusals: readonly Refusal[] = [
  { status: 401, to: ['GET', first], message: /Je sleutel werkt niet meer.*nieuwe uitnodiging/ },
  { status: 403, to: ['GET', first], message: /Met deze sleutel mag je niets aan de site veranderen/ },
  {
    status: 403,
    to: ['GET', first],
    headers: { 'x-ratelimit-remaining': '0' },
    message: /te veel gevraagd met deze sleutel. Wacht een uur/,
  },
  { status: 404, to: ['GET', first], message: /niet te vinden met deze sleutel/ },
  { status: 409, to: ['PATCH', last], message: /Iemand anders zette net iets online. Probeer het nog eens/ },
  { status: 422, to: ['POST', /\/git\/trees$/], message: /aanvaardt deze wijziging niet/ },
  { status: 500, to: ['POST', /\/git\/commits$/], message: /heeft een storing/ },
  { status: 503, to: ['GET', first], message: /heeft een storing/ },
  { status: 'none', to: ['GET', first], message: /Er is geen verbinding/ },
  { status: 'never', to: ['GET', first], message: /antwoordt niet. Probeer het straks opnieuw/ },
];

/** Makes the code host refuse one request, as long as `wrong` is true. */
async function refuse(page: Page, wrong: { now?: Refusal | undefined }): Promise<void> {
  await page.route(`${codeHostOrigin}/**`, async (route) => {
    if (!wrong.now) return route.fallback();
    const {
      status,
      to: [method, path],
      headers = {},
    } = wrong.now;
    const request = route.request();
    if (request.method() !== method || !path.test(new URL(request.url()).pathname)) return route.fallback();
    if (status === 'never') return;
    if (status === 'none') return route.abort();
    const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
    await route.fulfill({ status, json: { message: 'No' }, headers: { ...cors, ...headers } });
  });
}

test('every refusal of the code host is a message in Dutch; the draft stays, and goes online after it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // in ms: what is waited for is that waiting ends
    AbortSignal.timeout = (time) => timeout(Reflect.get(window, 'isImpatient') ? 100 : time);
  });
  const before = await host.head();
  await comeIn(page, host);
  await openTask(page, /Het kamp/);
  await page.getByRole('textbox', { name: 'Hoelang' }).fill('Lang genoeg');
  await publishAll(page);
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  const sent = await host.head();
  expect((await commitOf(host, sent)).parents).toEqual([before]);

  await openTask(page, /Het kamp/);
  await page.getByRole('textbox', { name: 'Hoelang' }).fill('Nog een dag langer');
  await strip(page)
    .getByRole('button', { name: /^Zet online 1/ })
    .click();
  const wrong: { now?: Refusal | undefined } = {};
  await refuse(page, wrong);
  for (const refusal of refusals) {
    await test.step(`${refusal.status} ${refusal.message.source}`, async () => {
      wrong.now = refusal;
      const isImpatient = refusal.status === 'never';
      await page.evaluate((is) => Object.assign(window, { isImpatient: is }), isImpatient);
      await page.getByRole('button', { name: /^(Zet 1 ding online|Probeer opnieuw)$/ }).click();
      const message = panel(page).getByRole('alert');
      await expect(message).toHaveText(refusal.message, { timeout: 60_000 });
      await expect(message).toContainText('Je wijzigingen staan nog op dit toestel.');
      await expect(strip(page).getByRole('button', { name: 'Zet online 1 wijziging' })).toBeVisible();
      wrong.now = undefined;
      expect(await host.head()).toBe(sent);
    });
  }
  await page.evaluate(() => Object.assign(window, { isImpatient: false }));
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  expect((await commitOf(host, await host.head())).parents).toEqual([sent]);
});

/** Counts the files that a page sends; after so many the connection is gone. */
async function countUploads(page: Page, most: number): Promise<{ uploads: number }> {
  const count = { uploads: 0 };
  await page.route(`${codeHostOrigin}/**/git/blobs`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    count.uploads += 1;
    return count.uploads > most ? route.abort() : route.fallback();
  });
  return count;
}

test('the fifth photo of an upload fails: no commit; in another tab, as after a dead battery, it goes on from there', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  const before = await host.head();
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await page.getByRole('button', { name: 'Meisjesleiding' }).click();
  const names = ['Elke', 'Juliette', 'Saar', 'Fleur', 'Bo', 'Yara'];
  for (const [index, name] of names.entries()) {
    await previewFrame(page).getByText(name, { exact: true }).click();
    const shade = { r: 20 * index, g: 120, b: 90 };
    const buffer = await jpegOf(shade, [60, 60]);
    await panel(page, name)
      .getByLabel('Foto', { exact: false })
      .and(page.locator('input[type=file]'))
      .setInputFiles({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer });
    await panel(page, name).getByRole('radio', { name: 'Ja' }).check();
    await expect(previewFrame(page).locator('img[src^="blob:"]')).toHaveCount(index + 1, { timeout: 30_000 });
  }

  const begun = await countUploads(page, 4);
  await publishAll(page);
  await expect(panel(page).getByRole('alert')).toContainText('Er is geen verbinding', { timeout: 60_000 });
  expect(await host.head()).toBe(before);
  expect(begun.uploads).toBe(5);

  await page.close();
  const again = await context.newPage();
  await answerBy(again, host);
  const rest = await countUploads(again, 9);
  await openEditor(again);
  await publishAll(again);
  await expect(panel(again)).toContainText('Verzonden', { timeout: 60_000 });
  expect(rest.uploads).toBe(2);
  const commit = await host.head();
  expect((await commitOf(host, commit)).parents).toEqual([before]);
  const old = await filesAt(host, before);
  const added = [...(await filesAt(host, commit)).keys()].filter((path) => !old.has(path));
  expect(added.map((path) => path.replace(/-[0-9a-f]{8}\.jpg$/, '')).sort()).toEqual(
    names.map((name) => `content/fotos/leiding/${slug(name)}`).sort(),
  );
});
