import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { answerBy, codeHostOf, panel, shownPage, strip, test } from './editor';
import type { EditorFacts } from './facts';
import { comeIn } from './invited';

let host: TestHost;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ contentFolder }) => {
  test.setTimeout(120_000);
  host = await codeHostOf(contentFolder);
});
test.afterAll(() => host.stop());

async function rename(page: Page, { from, to }: EditorFacts['renamed']['mine']): Promise<void> {
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await page.getByRole('button', { name: 'Jongensleiding' }).click();
  await shownPage(page).getByText(from, { exact: true }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill(to);
  await expect(shownPage(page).getByText(to, { exact: true })).toBeVisible();
}

const send = async (page: Page) => {
  await strip(page)
    .getByRole('button', { name: /^Zet online/ })
    .click();
  await page.getByRole('button', { name: /^Zet \d+ ding/ }).click();
};

/** What somebody else does meanwhile. */
async function other(contentFolder: string, change: (text: string) => string): Promise<void> {
  const path = 'content/leiding/jongens.yaml';
  const now = (await host.ask('GET', `contents/${path}?ref=${host.access.branch}`)) as {
    sha: string;
    content: string;
  };
  const text =
    Buffer.from(now.content, 'base64').toString() || readFileSync(join(contentFolder, '..', path), 'utf8');
  await host.ask('PUT', `contents/${path}`, {
    message: 'Van Noor',
    content: Buffer.from(change(text)).toString('base64'),
    sha: now.sha,
    branch: host.access.branch,
  });
}

const online = async () => {
  const now = (await host.ask('GET', `contents/content/leiding/jongens.yaml?ref=${host.access.branch}`)) as {
    content: string;
  };
  return Buffer.from(now.content, 'base64').toString();
};

test('two people who change other things are both online', async ({
  page,
  contentFolder,
  facts: {
    renamed: { mine, theirs },
  },
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  await rename(page, mine);
  await other(contentFolder, (text) => text.replace(`naam: ${theirs.from}`, `naam: ${theirs.to}`));
  await send(page);
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  expect(await online()).toMatch(new RegExp(`naam: ${mine.to}\n[\\s\\S]*naam: ${theirs.to}\n`));
});

test('who changed the same chooses, and neither text is lost before', async ({
  page,
  contentFolder,
  facts: {
    renamed: { both },
  },
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  await rename(page, both);
  await other(contentFolder, (text) => text.replace(`naam: ${both.from}`, `naam: ${both.other}`));
  await send(page);
  await expect(panel(page)).toContainText('Iemand was je net voor', { timeout: 60_000 });
  await expect(panel(page)).toContainText(both.to);
  await expect(panel(page)).toContainText(both.other);
  await page.getByRole('radio', { name: /Die van jou/ }).check();
  await page.getByRole('button', { name: 'Ga zo verder' }).click();
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  expect(await online()).toContain(`naam: ${both.to}`);
});

test('a host that does not answer, or refuses, is told in Dutch; the changes stay, and the next try succeeds', async ({
  page,
  facts: {
    renamed: { away },
  },
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  await rename(page, away);
  await page.route(`${codeHostOrigin}/**`, (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert').first()).toContainText('Er is geen verbinding', { timeout: 60_000 });
  await page.unroute(`${codeHostOrigin}/**`);
  await page.route(`${codeHostOrigin}/**`, (route) =>
    route.fulfill({
      status: 401,
      json: { message: 'Bad credentials' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Je sleutel werkt niet meer', {
    timeout: 60_000,
  });
  await page.unroute(`${codeHostOrigin}/**`);
  await answerBy(page, host);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  expect(await online()).toContain(`naam: ${away.to}`);
});

test('an earlier version is looked at and brought back', async ({
  page,
  facts: {
    renamed: { away },
  },
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  await strip(page).getByRole('button', { name: 'Taken' }).click();
  await page.getByRole('button', { name: 'Vorige versies' }).click();
  await page.getByLabel('Van welke pagina?').selectOption('Jongensleiding');
  await panel(page)
    .getByRole('button', { name: /Begin$/ })
    .click();
  await expect(panel(page)).toContainText(`‘${away.to}’ wordt ‘${away.before}’`);
  await page.getByRole('button', { name: 'Haal dit terug' }).click();
  await expect(panel(page, 'Dit gaat online')).toContainText(`‘${away.to}’ wordt ‘${away.before}’`);
});
