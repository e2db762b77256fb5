import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeHost } from '@/lib/editor/codeHost';
import type { Draft } from '@/lib/editor/drafts';
import { publish } from '@/lib/editor/publish';
import { Publishing } from './Publishing';

jest.mock('@/lib/editor/codeHost', () => ({ codeHost: () => ({}) }));
jest.mock('@/lib/editor/publish', () => ({ publish: jest.fn() }));

const base = { commit: 'a', texts: { 'bivak.yaml': 'kop: Weg\n' }, isWithoutOwnWords: false };
const own: Draft = { base, texts: { 'bivak.yaml': 'kop: Mijn\n' }, files: {}, sent: {}, changedAt: 1 };
const theirs = { ...base, commit: 'b', texts: { 'bivak.yaml': 'kop: Hun\n' } };
const host = { isBefore: async () => false, runs: async () => [] } as unknown as CodeHost;

function setUp() {
  let draft = own;
  const replace = jest.fn((next: (draft: Draft) => Draft) => {
    draft = next(draft);
  });
  render(
    <Publishing
      to={{ is: 'host', host, name: 'Amber' }}
      draft={own}
      count={1}
      held={false}
      replace={replace}
      onBusy={() => {}}
    />,
  );
  return { now: () => draft, change: (next: Draft) => replace(() => next) };
}

const clash = {
  file: 'camp',
  path: ['kop'],
  where: 'Bivak › Kop',
  mine: '‘Mijn’',
  theirs: '‘Hun’',
  edits: [{ is: 'set', path: ['kop'], value: 'Mijn' }],
} as const;

test('two texts for the same field: one’s own stays in the draft until somebody chose', async () => {
  jest.mocked(publish).mockResolvedValueOnce({
    is: 'clashes',
    clashes: [clash],
    draft: { ...own, base: theirs, texts: theirs.texts },
  });
  const { now } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Zet 1 ding online' }));
  expect(await screen.findByText('Iemand was je net voor')).toBeVisible();
  expect(now()).toBe(own); // whoever closes the editor here finds it again

  jest.mocked(publish).mockImplementationOnce(async (_host, draft) => ({ is: 'nothing', draft }));
  await userEvent.click(screen.getByRole('radio', { name: /Die van jou/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ga zo verder' }));
  expect(now()).toMatchObject({ base: theirs, texts: own.texts });
});

test('a change that comes while the draft is being sent is not lost with it', async () => {
  let sent = (_draft: Draft) => {};
  jest.mocked(publish).mockReturnValueOnce(
    new Promise((end) => {
      sent = (draft) => end({ is: 'nothing', draft });
    }),
  );
  const { now, change } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Zet 1 ding online' }));
  change({ ...own, files: { nieuw: { bytes: new Uint8Array(1), type: 'image/jpeg' } } });
  sent({ ...own, base: { ...base, texts: own.texts } });
  expect(await screen.findByText(/Er was niets te versturen/)).toBeVisible();
  expect(Object.keys(now().files)).toEqual(['nieuw']);
});

test('what nobody foresaw is told too, and may be tried again', async () => {
  jest.mocked(publish).mockRejectedValueOnce(new Error('Unforeseen'));
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report }); // jsdom has none
  setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Zet 1 ding online' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Je wijzigingen staan nog op dit toestel');
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeEnabled();
  expect(report).toHaveBeenCalledWith(new Error('Unforeseen'));
});
