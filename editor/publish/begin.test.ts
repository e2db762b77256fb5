/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withAnswers } from '@/editor/drafts/answers';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { withChosen } from '@/editor/merge/merge';
import type { Answers } from '@/lib/begin/answers';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { publish } from './publish';
import { codeHostWith } from './testing/codeHostWith';

jest.setTimeout(120_000); // a busy machine is no failure

const full = exampleTexts();
const texts = {
  ...full,
  'site.yaml': (full['site.yaml'] ?? '')
    .replace(/^naam: .*$/m, `naam: ${exampleGroup.name}`)
    .replace(/^gemeente: .*$/m, `gemeente: ${exampleGroup.town}`),
};
const others = {
  'content/LEESMIJ.md': '# Leesmij',
  'content/fotos/hero.jpg': 'photo',
  'public/documents/2026/cm.pdf': 'document',
  'public/icons/logo.svg': '<svg/>',
  'app/page.tsx': 'code',
};

const { host, textNow, filesNow: treeNow } = codeHostWith(texts, others);
const now = Date.UTC(2026, 10, 23, 12);
const begun = (answers: Answers = exampleAnswers.klj) => withAnswers(draftOn(texts), answers, 7, now);
const filesNow = async () => [...(await treeNow()).keys()];

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

describe('somebody else changed the example meanwhile', () => {
  /** A draft that begins on the commit of now, and what somebody published after it. */
  async function meanwhile() {
    const base = { ...draftOn(texts).base, commit: await host().head() };
    const beginning = withAnswers({ ...draftOn(texts), base }, exampleAnswers.klj, 7, now);
    const changes = new Map([['content/bivak.yaml', { content: `${full['bivak.yaml']}# Tuur\n` }]]);
    const author = { name: 'Tuur', email: 'tuur@groep.example' };
    const commit = await host().commit({ parent: base.commit, changes, message: 'Bivak', author });
    await host().moveBranch(commit);
    return beginning;
  }

  test('their work is not wiped: who begins is asked, and told where it is', async () => {
    const outcome = await publish(host(), await meanwhile(), 'Nel');
    expect(outcome).toMatchObject({
      type: 'conflicts',
      conflicts: [{ where: 'De hele site', theirs: 'wat iemand intussen wijzigde in content/bivak.yaml' }],
    });
    expect(await textNow('content/bivak.yaml')).toContain('# Tuur');
  });

  test('who then chooses to begin does', async () => {
    const outcome = await publish(host(), await meanwhile(), 'Nel');
    if (outcome.type !== 'conflicts') throw new Error(outcome.type);
    const chosen = withChosen(outcome.draft, outcome.conflicts, outcome.conflicts);
    expect(await publish(host(), chosen, 'Nel')).toMatchObject({ type: 'sent' });
    expect(await textNow('content/site.yaml')).toContain('KLJ Zandhoek');
  });
});

describe('somebody else began too, and was first', () => {
  /** What the second is asked; what is online is not mixed with it. */
  async function second() {
    await publish(host(), begun(), 'Nel');
    const outcome = await publish(host(), begun(exampleAnswers.chiro), 'Tuur');
    if (outcome.type !== 'conflicts') throw new Error(outcome.type);
    expect(outcome.conflicts).toEqual([
      expect.objectContaining({ where: 'De hele site', ours: 'Chiro Sint-Jan', theirs: 'KLJ Zandhoek' }),
    ]);
    expect(await textNow('content/site.yaml')).toContain('KLJ Zandhoek');
    return outcome;
  }

  test('what is online stays when the second chooses so', async () => {
    const { conflicts, draft } = await second();
    const outcome = await publish(host(), withChosen(draft, conflicts, []), 'Tuur');
    expect(outcome).toMatchObject({ type: 'nothing', draft: { begun: undefined } });
    expect(await textNow('content/site.yaml')).toContain('KLJ Zandhoek');
  });

  test('the second takes its place when the second chooses so, without anything of the first', async () => {
    const { conflicts, draft } = await second();
    const outcome = await publish(host(), withChosen(draft, conflicts, conflicts), 'Tuur');
    expect(outcome).toMatchObject({ type: 'sent', draft: { begun: undefined } });
    expect(await textNow('content/site.yaml')).toContain('Chiro Sint-Jan');
    expect(await filesNow()).toContain('content/leiding/jongens.yaml');
    expect(await filesNow()).not.toContain('content/leiding/leiding.yaml');
  });

  test('it is asked again when what is online changed since', async () => {
    const { conflicts, draft } = await second();
    const chosen = withChosen(draft, conflicts, conflicts);
    const nel = { ...draft, texts: { ...draft.texts, 'home.yaml': `${draft.texts['home.yaml']}# Nel\n` } };
    await publish(host(), nel, 'Nel');
    expect(await publish(host(), chosen, 'Tuur')).toMatchObject({ type: 'conflicts' });
  });
});
