import { expect } from '@playwright/test';
import { invitationLink } from '@/lib/editor/invitation';
import type { TestHost } from '@/lib/editor/testing/codeHost';
import { answerBy, codeHostOf, openEditor, panel, shownPage, strip, test } from './editor';

test.use({ viewport: { width: 390, height: 844 } });

const words = 'tent appel zon kikker boot';
let host: TestHost;

test.beforeAll(async ({ contentFolder }) => {
  test.setTimeout(120_000);
  host = await codeHostOf(contentFolder);
});
test.afterAll(() => host.stop());

const invited = () => invitationLink({ ...host.access, expires: '2099-09-30' }, words);

/** What the newest commit is: who made it, and the lines that it changed. */
async function newest(): Promise<{ author: string; message: string; files: string[]; lines: string[] }> {
  const { commit, files } = (await host.ask('GET', `commits/${host.access.branch}`)) as {
    commit: { author: { name: string }; message: string };
    files: { filename: string; patch?: string }[];
  };
  return {
    author: commit.author.name,
    message: commit.message,
    files: files.map(({ filename }) => filename),
    lines: files.flatMap(({ patch = '' }) => patch.split('\n').filter((line) => /^[+-]/.test(line))),
  };
}

test('with a link and five words, a leader gets another name and the site another commit', async ({
  page,
  incidents,
}) => {
  test.setTimeout(120_000);
  await answerBy(page, host);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));

  await test.step('wrong words open nothing', async () => {
    await openEditor(page, await invited());
    expect(new URL(page.url()).hash).toBe('');
    await panel(page, 'Kom erbij.').getByLabel('Je voornaam').fill('Amber');
    await page.getByLabel('De vijf woorden').fill('tent appel zon kikker trein');
    await page.getByRole('button', { name: 'Aan de slag' }).click();
    await expect(page.getByLabel('De vijf woorden')).toHaveAccessibleDescription(/Er is niets bewaard/);
    expect(asked.filter((address) => address.includes('api.'))).toEqual([]);
  });

  await test.step('the right ones do', async () => {
    await page.getByLabel('De vijf woorden').fill(words);
    await page.getByRole('button', { name: 'Aan de slag' }).click();
    await expect(panel(page, 'Kom erbij.')).toBeHidden({ timeout: 30_000 });
  });

  await test.step('a tap on a name opens it', async () => {
    await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
    await page.getByRole('button', { name: 'Jongensleiding' }).click();
    await shownPage(page).getByText('Wannes', { exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Wannes');
    await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  });

  await test.step('what is typed stands on the page at once', async () => {
    await page.getByRole('textbox', { name: 'Naam' }).fill('Wannes V.');
    await expect(shownPage(page).getByText('Wannes V.', { exact: true })).toBeVisible();
  });

  await test.step('it goes online', async () => {
    await strip(page)
      .getByRole('button', { name: /^Zet online 1/ })
      .click();
    await expect(panel(page)).toContainText('‘Wannes’ wordt ‘Wannes V.’');
    await page.getByRole('button', { name: 'Zet 1 ding online' }).click();
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  });

  const { author, message, files, lines } = await newest();
  expect(author).toBe('Amber');
  expect(message).toContain('Wannes V.');
  expect(files).toEqual(['content/leiding/jongens.yaml']);
  if (lines.length > 0) expect(lines).toEqual(['-      - naam: Wannes', '+      - naam: Wannes V.']);
  expect(
    asked.filter((address) => address.includes(host.access.token) || address.includes('kikker')),
  ).toEqual([]);
  expect(incidents.violations).toEqual([]);
});
