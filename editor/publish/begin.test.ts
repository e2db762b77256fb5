/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withAnswers } from '@/editor/drafts/answers';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import type { Answers } from '@/lib/begin/answers';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { codeHost } from './codeHost';
import { fileAt } from './earlier';
import { publish } from './publish';
import { startCodeHost, type TestHost } from './testing/codeHost';

jest.setTimeout(120_000); // a busy machine is no failure

const [name = ''] = exampleGroup.names;
const full = exampleTexts();
const texts = {
  ...full,
  'site.yaml': (full['site.yaml'] ?? '').replace(/^naam: .*$/m, `naam: Jeugdbeweging ${name}`),
};
const others = {
  'content/LEESMIJ.md': '# Leesmij',
  'content/fotos/hero.jpg': 'photo',
  'public/documents/2026/cm.pdf': 'document',
  'public/icons/logo.svg': '<svg/>',
  'app/page.tsx': 'code',
};

let there: TestHost;
beforeEach(async () => {
  there = await startCodeHost({
    ...Object.fromEntries(Object.entries(texts).map(([file, text]) => [`content/${file}`, text])),
    ...others,
  });
});
afterEach(() => there.stop());

const host = () => codeHost(there.access, there);
const now = Date.UTC(2026, 10, 23, 12);
const begun = (answers: Answers = exampleAnswers.klj) => withAnswers(draftOn(texts), answers, 7, now);
const filesNow = async () => [...(await host().files(await host().head())).keys()].sort();
const textNow = async (file: string) =>
  new TextDecoder().decode(await fileAt(host(), await host().head(), file));

test('the example group makes way for the group that begins, in one commit', async () => {
  const before = (await host().history('')).length;
  const outcome = await publish(host(), begun(), 'Nel');
  expect(outcome).toMatchObject({ type: 'sent', draft: { begun: undefined, files: {} } });
  expect(await filesNow()).toEqual(
    expect.arrayContaining([
      'app/page.tsx',
      'content/LEESMIJ.md',
      'content/contact.yaml',
      'content/home.yaml',
      'content/kalender.yaml',
      'content/leiding/leiding.yaml',
      'content/site.yaml',
    ]),
  );
  expect((await filesNow()).filter((file) => /fotos|documents|icons|bivak|jongens/.test(file))).toEqual([]);
  const history = await host().history('');
  expect(history.length).toBe(before + 1);
  expect(history[0]?.message).toBe('Begin: de site van KLJ Zandhoek');
  expect(await publish(host(), outcome.draft, 'Nel')).toMatchObject({ type: 'nothing' });
});

test('who begins second changes what the first made, and chooses where both answered', async () => {
  await publish(host(), begun(), 'Nel');
  const outcome = await publish(host(), begun(exampleAnswers.scouts), 'Tuur');
  expect(outcome.type).toBe('conflicts');
  expect(await textNow('content/site.yaml')).toContain('KLJ Zandhoek');
});
