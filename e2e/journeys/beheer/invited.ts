import { expect, type Page } from '@playwright/test';
import { diffPatch } from 'node-diff3';
import { invitationLink } from '@/editor/access/invitation';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { answerBy, openEditor, panel, strip } from './editor';

export const invitationWords = 'tent appel zon kikker boot';

/** The link of an invitation with these words to the project on a code host of this machine. */
export const invitationTo = (host: TestHost, secret = invitationWords, expires = '2099-09-30') =>
  invitationLink({ ...host.access, expires }, secret);

/** Comes in with an invitation to the project on a code host of this machine. @param title of the panel that is open then */
export async function comeIn(page: Page, host: TestHost, title = 'Welkom, Amber.'): Promise<void> {
  await answerBy(page, host);
  await openEditor(page, await invitationTo(host));
  await page.getByLabel('Je voornaam').fill('Amber');
  await page.getByLabel('De vijf woorden').fill(invitationWords);
  await page.getByRole('button', { name: 'Aan de slag' }).click();
  await expect(panel(page, title)).toBeVisible({ timeout: 30_000 });
}

/** Opens a field by searching for it. @param row what it is called, with where it belongs */
export async function openField(page: Page, search: string, row: string | RegExp): Promise<void> {
  await openTask(page, 'Alle velden');
  await page.getByLabel('Zoek een veld').fill(search);
  await panel(page).getByRole('button', { name: row }).first().click();
}

/** Opens the tasks, and one thing after the other from there. */
export async function openTask(page: Page, ...rows: (string | RegExp)[]): Promise<void> {
  const tool = strip(page).getByRole('button', { name: 'Taken' });
  if ((await tool.getAttribute('aria-expanded')) !== 'true') await tool.click();
  for (const row of rows) await panel(page).getByRole('button', { name: row }).first().click();
}

/** Looks the changes over, and publishes them all. */
export async function publishAll(page: Page): Promise<void> {
  await strip(page)
    .getByRole('button', { name: /^Zet online \d/ })
    .click();
  await page.getByRole('button', { name: /^Zet \d+ ding(en)? online/ }).click();
}

/** Changes a file on the code host by hand, as somebody else does. */
export async function pushByHand(
  host: TestHost,
  path: string,
  change: (text: string) => string,
): Promise<void> {
  const sha = (await filesAt(host, await host.head())).get(path);
  const content = Buffer.from(change((await bytesOf(host, sha)).toString())).toString('base64');
  await host.ask('PUT', `contents/${path}`, {
    message: 'Met de hand',
    content,
    sha,
    branch: host.access.branch,
  });
}

/** A commit of the code host: with author, message and parents. */
export async function commitOf({ ask }: TestHost, sha: string) {
  const { author, message, parents } = await ask('GET', `git/commits/${sha}`);
  return {
    author: (author as { name: string }).name,
    message: String(message),
    parents: (parents as { sha: string }[]).map((parent) => parent.sha),
  };
}

/** The hash of every file at a commit. */
export async function filesAt({ ask }: TestHost, commit: string): Promise<ReadonlyMap<string, string>> {
  const { tree } = await ask('GET', `git/trees/${commit}?recursive=1`);
  const entries = tree as { path: string; type: string; sha: string }[];
  return new Map(entries.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
}

/** What a file holds, by its hash. */
export async function bytesOf({ ask }: TestHost, sha: string | undefined): Promise<Buffer> {
  const { content } = await ask('GET', `git/blobs/${sha}`);
  return Buffer.from(String(content), 'base64');
}

/** The lines that are other ones, as a list of changes writes them: `-` for what went, `+` for what came. */
export const changedLines = (before: string, after: string): string[] =>
  diffPatch(before.split('\n'), after.split('\n')).flatMap(({ buffer1, buffer2 }) => [
    ...(buffer1.chunk as string[]).map((line) => `-${line}`),
    ...(buffer2.chunk as string[]).map((line) => `+${line}`),
  ]);

/** The comments of a content file, in their order. */
export const commentsIn = (text: string): string[] => text.match(/(?<=^|\s)#.*$/gm) ?? [];
