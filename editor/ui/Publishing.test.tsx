import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { saveHere } from '@/editor/local/here';
import type { CodeHost } from '@/editor/publish/codeHost';
import { HostProblem } from '@/editor/publish/hostProblem';
import { publish } from '@/editor/publish/publish';
import { Publishing } from './Publishing';
import { inEditor } from './testing/inEditor';
import { type PublishingTo, usePublishing } from './usePublishing';

jest.mock('@/editor/publish/codeHost', () => ({ codeHost: () => ({}) }));
jest.mock('@/editor/publish/publish', () => ({ publish: jest.fn() }));
jest.mock('@/editor/local/here', () => ({
  ...jest.requireActual('@/editor/local/here'),
  saveHere: jest.fn(),
}));

const own = draftOn({ 'bivak.yaml': 'kop: Weg\n' }, { 'bivak.yaml': 'kop: Mijn\n' });
const { base } = own;
const theirs = { ...base, commit: 'b', texts: { 'bivak.yaml': 'kop: Hun\n' } };
const host = { isBefore: async () => false, runs: async () => [] } as unknown as CodeHost;

function setUp() {
  let draft = own;
  const replace = jest.fn((next: (draft: Draft) => Draft) => {
    draft = next(draft);
  });
  const to: PublishingTo = { type: 'host', host, name: 'Amber' };
  const notify = jest.fn();
  const onSend = jest.fn();
  function Editor({ isShown, count = 1 }: { isShown: boolean; count?: number }) {
    const publishing = usePublishing({ to, replace, isShown, isChanged: count > 0, onSend, notify });
    return isShown && inEditor(<Publishing to={to} />, { publishing, count, work: { draft } });
  }
  const { rerender } = render(<Editor isShown />);
  return {
    now: () => draft,
    change: (next: Draft) => replace(() => next),
    /** Looks at something else. */
    leave: () => rerender(<Editor isShown={false} />),
    /** Looks at the changes again: so many of them. */
    comeBack: (count: number) => rerender(<Editor isShown count={count} />),
    notify,
  };
}

const conflict = {
  file: 'camp',
  path: ['kop'],
  where: 'Bivak › Kop',
  ours: '‘Mijn’',
  theirs: '‘Hun’',
  key: '/kop',
  of: { ours: own.texts, base: base.texts, theirs: theirs.texts },
} as const;

const publishConflicts = () =>
  jest.mocked(publish).mockResolvedValueOnce({
    type: 'conflicts',
    conflicts: [conflict],
    draft: { ...own, base: theirs, texts: theirs.texts },
  });
const pressPublish = () => userEvent.click(screen.getByRole('button', { name: 'Zet 1 ding online' }));

test('two texts for the same field: our text stays in the draft until somebody chose', async () => {
  publishConflicts();
  const { now } = setUp();
  await pressPublish();
  expect(await screen.findByText('Iemand was je net voor')).toBeVisible();
  expect(now()).toBe(own); // whoever closes the editor here finds it again

  jest.mocked(publish).mockImplementationOnce(async (_host, draft) => ({ type: 'nothing', draft }));
  await userEvent.click(screen.getByRole('radio', { name: /Die van jou/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ga zo verder' }));
  expect(now()).toMatchObject({ base: theirs, texts: own.texts });
});

test('a choice that was made for texts that were taken back meanwhile publishes nothing of them', async () => {
  publishConflicts();
  const { now, change, comeBack } = setUp();
  await pressPublish();
  await userEvent.click(await screen.findByRole('radio', { name: /Die van jou/ }));
  const takenBack = { ...own, texts: { ...base.texts, 'site.yaml': 'naam: Wij\n' } };
  change(takenBack);
  comeBack(1);
  jest.mocked(publish).mockImplementationOnce(async (_host, draft) => ({ type: 'nothing', draft }));
  await userEvent.click(screen.getByRole('button', { name: 'Ga zo verder' }));
  expect(jest.mocked(publish).mock.lastCall?.[1].texts).toEqual(takenBack.texts);
  expect(now().texts).toEqual(takenBack.texts);
});

test('a change that comes while the draft is being sent is not lost with it', async () => {
  let sent = (_draft: Draft) => {};
  jest.mocked(publish).mockReturnValueOnce(
    new Promise((end) => {
      sent = (draft) => end({ type: 'nothing', draft });
    }),
  );
  const { now, change, comeBack } = setUp();
  await pressPublish();
  change({ ...own, files: { nieuw: { bytes: new Uint8Array(1), type: 'image/jpeg' } } });
  sent({ ...own, base: { ...base, texts: own.texts } });
  await screen.findByRole('button', { name: 'Zet 1 ding online' });
  comeBack(0);
  expect(await screen.findByText(/Er was niets te versturen/)).toBeVisible();
  expect(Object.keys(now().files)).toEqual(['nieuw']);
});

test('an unexpected error shows a message, and publishing can be tried again', async () => {
  jest.mocked(publish).mockRejectedValueOnce(new Error('Unforeseen'));
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report }); // jsdom has none
  setUp();
  await pressPublish();
  expect(await screen.findByRole('alert')).toHaveTextContent('Je wijzigingen staan nog op dit toestel');
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeEnabled();
  expect(report).toHaveBeenCalledWith(new Error('Unforeseen'));
});

test('a leader in another view is notified of the outcome, and finds it again', async () => {
  let refuse = (_error: Error) => {};
  jest.mocked(publish).mockReturnValueOnce(
    new Promise((_end, fail) => {
      refuse = fail;
    }),
  );
  const { leave, comeBack, notify } = setUp();
  await pressPublish();
  leave();
  refuse(new HostProblem('offline'));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringContaining('Er is geen verbinding')));
  comeBack(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Er is geen verbinding');
});

describe('a commit that is on its way', () => {
  const commit = 'c0ffee';
  let answer = (_version: { commit: string }) => {};
  beforeEach(() => {
    const answered = new Promise<{ commit: string }>((end) => {
      answer = end;
    });
    const json = async () => answered;
    Object.assign(globalThis, { fetch: async () => ({ json }) }); // jsdom has none
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'fetch');
    localStorage.clear();
  });
  const send = async () => {
    jest.mocked(publish).mockResolvedValueOnce({ type: 'sent', commit, draft: own });
    const editor = setUp();
    await pressPublish();
    editor.leave();
    return editor;
  };

  test('is followed whatever is looked at', async () => {
    const { comeBack, notify } = await send();
    answer({ commit });
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Online! Iedereen ziet je wijzigingen.'));
    comeBack(0);
    expect(screen.getByRole('heading')).toHaveTextContent('Het staat online! Dank je, Amber.');
  });

  test('is followed again when the editor was closed meanwhile', async () => {
    await send();
    cleanup();
    const { notify, leave } = setUp();
    leave();
    answer({ commit });
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Online! Iedereen ziet je wijzigingen.'));
    cleanup();
    setUp().comeBack(0);
    expect(screen.queryByRole('list')).toBeNull(); // it is known, once
  });
});

test('on the own computer, a next change removes the message of the save, also when it is undone', async () => {
  jest.mocked(saveHere).mockResolvedValueOnce({ type: 'sent', commit: '', draft: own });
  const here: PublishingTo = { type: 'here' };
  let setCount: (count: number) => void = () => undefined;
  function Editor() {
    const [count, set] = useState(1);
    setCount = set;
    const publishing = usePublishing({
      ...{ to: here, isShown: true, isChanged: count > 0 },
      ...{ replace: () => set(0), notify: jest.fn(), onSend: jest.fn() },
    });
    return inEditor(<Publishing to={here} />, { publishing, count, work: { draft: own } });
  }
  const { container } = render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar 1 ding' }));
  expect(screen.getByText(/^Bewaard/)).toBeVisible();
  act(() => setCount(1));
  act(() => setCount(0));
  expect(container).toBeEmptyDOMElement();
});
