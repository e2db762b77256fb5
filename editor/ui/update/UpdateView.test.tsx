import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CodeHost } from '@/editor/publish/codeHost';
import { HostProblem } from '@/editor/publish/hostProblem';
import {
  askForUpdate,
  bringIn,
  broughtIn,
  followPreparing,
  type PreparedUpdate,
  type Preparing,
  preparingState,
  takeBack,
} from '@/editor/publish/update';
import { inEditor } from '@/editor/ui/testing/inEditor';
import { version } from '@/lib/version/version';
import { UpdateView } from './UpdateView';

jest.mock('@/editor/publish/codeHost', () => ({ codeHost: () => ({}) }));
jest.mock('@/editor/publish/update');

const update: PreparedUpdate = {
  from: '2.0.0',
  to: '2.1.0',
  news: [
    { version: '2.1.0', date: '1 mei 2027', parents: ['Een blad.'], todo: ['Niets.'], better: ['Veel.'] },
  ],
  problem: '',
  lines: [],
  remarks: [],
  workflows: [],
  files: [],
  commit: 'new',
  base: 'main',
  changesTexts: false,
  report: 'report',
};

const host = {} as CodeHost;
const invitation = { owner: 'groep', repo: 'site', token: 't', expires: '2099-09-30' };

/** The view, with what is prepared and what the editor does otherwise. */
function show(prepared?: PreparedUpdate, more: object = {}) {
  const follow = jest.fn();
  function Editor() {
    const [now, setPrepared] = useState(prepared);
    const publishing = { state: { type: 'idle' }, follow };
    return inEditor(<UpdateView host={host} name="Amber" invitation={invitation} />, {
      ...{ update: { prepared: now, setPrepared }, publishing, open: jest.fn(), readOnly: false },
      ...more,
    });
  }
  render(<Editor />);
  return { follow };
}

const answers = (...all: Preparing[]) =>
  jest.mocked(followPreparing).mockImplementation(async function* () {
    yield* all;
  });
const button = (name: string) => screen.getByRole('button', { name });
const bring = () => screen.queryByRole('button', { name: /^Haal versie/ });

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(preparingState).mockResolvedValue('idle');
  jest.mocked(broughtIn).mockResolvedValue(undefined);
  jest.mocked(askForUpdate).mockResolvedValue({ report: undefined, run: undefined });
});

test('without a prepared version the view names its own, and asks; what is prepared then is shown', async () => {
  answers({ type: 'asked' }, { type: 'running' }, { type: 'prepared', update });
  show();
  expect(screen.getByText(new RegExp(`versie ${version.program}`))).toBeVisible();
  expect(bring()).toBeNull();
  await userEvent.click(button('Vraag een nieuwe versie na'));
  expect(await screen.findByText('Een blad.')).toBeVisible();
  expect(screen.getByText(/^Ze is klaar/)).toBeVisible();
  expect(bring()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Vraag een nieuwe versie na' })).toBeNull();
});

test.each<[Preparing, RegExp]>([
  [{ type: 'none' }, /^Er is geen nieuwere versie/],
  [{ type: 'late' }, /^Na een uur is er nog geen antwoord/],
  [{ type: 'failed', address: 'https://code.example/1' }, /^Het klaarmaken lukte niet/],
])('an answer to it (%j) is read, and it can be asked again', async (answer, words) => {
  answers(answer);
  show();
  await userEvent.click(button('Vraag een nieuwe versie na'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(button('Vraag een nieuwe versie na')).not.toHaveAttribute('aria-disabled');
  const why = screen.queryByRole('link', { name: 'Bekijk waarom' });
  expect(why?.getAttribute('href')).toBe(answer.type === 'failed' ? answer.address : undefined);
});

test('a version that needs something first says what, and cannot be brought in', async () => {
  show({ ...update, commit: '', problem: 'content/site.yaml, regel 3: te lang' });
  expect(screen.getByText('content/site.yaml, regel 3: te lang')).toBeVisible();
  expect(bring()).toBeNull();
  answers({ type: 'prepared', update });
  await userEvent.click(button('Ik zette het recht: probeer opnieuw'));
  await waitFor(() => expect(bring()).toBeEnabled());
  expect(screen.queryByText(/te lang/)).toBeNull();
});

test('a project without the workflow says who can see to it, and asks nothing', async () => {
  jest.mocked(preparingState).mockResolvedValue('without workflow');
  show();
  expect(await screen.findByText(/^Bij jullie kan dat nog niet vanzelf/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vraag/ })).toBeNull();
});

test('a run that goes on when the view opens is followed, without asking', async () => {
  jest.mocked(preparingState).mockResolvedValue('running');
  answers({ type: 'prepared', update });
  show();
  await waitFor(() => expect(bring()).toBeEnabled());
  expect(askForUpdate).not.toHaveBeenCalled();
});

test.each(['offline', 'rights'] as const)(
  'a refusal (%s) is read, and bringing in can be tried again',
  async (reason) => {
    const problem = new HostProblem(reason);
    jest.mocked(bringIn).mockRejectedValueOnce(problem).mockResolvedValueOnce('merged');
    const { follow } = show(update);
    await userEvent.click(button('Haal versie 2.1.0 binnen'));
    expect(await screen.findByRole('alert')).toHaveTextContent(problem.message);
    await userEvent.click(button('Haal versie 2.1.0 binnen'));
    expect(await screen.findByRole('heading', { name: 'Versie 2.1.0 is binnen' })).toBeVisible();
    expect(follow).toHaveBeenCalledWith('merged');
  },
);

test('a site that changed since asks to prepare it again, and brings in nothing meanwhile', async () => {
  jest.mocked(bringIn).mockResolvedValueOnce(undefined);
  answers({ type: 'running' });
  const { follow } = show(update);
  await userEvent.click(button('Haal versie 2.1.0 binnen'));
  expect(await screen.findByText(/^De site was intussen veranderd/)).toBeVisible();
  expect(askForUpdate).toHaveBeenCalledTimes(1);
  await userEvent.click(button('Haal versie 2.1.0 binnen'));
  expect(bringIn).toHaveBeenCalledTimes(1);
  expect(follow).not.toHaveBeenCalled();
});

test('nothing is brought in while nothing can be changed, as in a second tab', async () => {
  show(update, { readOnly: true });
  await userEvent.click(button('Haal versie 2.1.0 binnen'));
  expect(bringIn).not.toHaveBeenCalled();
  expect(button('Haal versie 2.1.0 binnen')).toHaveAttribute('aria-disabled', 'true');
});

test('a run that is found late does not take the place of what somebody did meanwhile', async () => {
  let found: (state: 'running') => void = () => undefined;
  jest.mocked(preparingState).mockReturnValue(
    new Promise((resolve) => {
      found = resolve;
    }),
  );
  jest.mocked(bringIn).mockResolvedValueOnce('merged');
  show(update);
  await userEvent.click(button('Haal versie 2.1.0 binnen'));
  await screen.findByRole('heading', { name: 'Versie 2.1.0 is binnen' });
  await act(async () => found('running'));
  expect(screen.getByRole('heading', { name: 'Versie 2.1.0 is binnen' })).toBeVisible();
  expect(followPreparing).not.toHaveBeenCalled();
});

describe('the way back', () => {
  const last = { to: '2.0.0', commit: 'merged' };
  const wayBack = () => screen.findByRole('button', { name: 'Haal versie 2.0.0 weer weg' });

  test('a version that came in before is taken back, and followed until the former one is online', async () => {
    jest.mocked(broughtIn).mockResolvedValue(last);
    jest.mocked(takeBack).mockResolvedValueOnce('taken back');
    const { follow } = show();
    await userEvent.click(await wayBack());
    expect(await screen.findByRole('heading', { name: 'Versie 2.0.0 is weer weg' })).toBeVisible();
    expect(takeBack).toHaveBeenCalledWith(host, last, 'Amber');
    expect(follow).toHaveBeenCalledWith('taken back');
    expect(screen.queryByRole('button', { name: /^Haal/ })).toBeNull();
  });

  test('one that just came in has it at once', async () => {
    jest.mocked(bringIn).mockResolvedValueOnce('merged');
    show(update);
    await userEvent.click(button('Haal versie 2.1.0 binnen'));
    expect(await screen.findByRole('button', { name: 'Haal versie 2.1.0 weer weg' })).toBeVisible();
  });

  test('what was changed since, and a refusal, are said, and nothing is followed', async () => {
    jest.mocked(broughtIn).mockResolvedValue(last);
    jest.mocked(takeBack).mockResolvedValueOnce(undefined);
    const { follow } = show();
    await userEvent.click(await wayBack());
    expect(await screen.findByText(/alleen nog door wie de site beheert/)).toBeVisible();
    const problem = new HostProblem('offline');
    jest.mocked(takeBack).mockRejectedValueOnce(problem);
    await userEvent.click(await wayBack());
    expect(await screen.findByText(problem.message)).toBeVisible();
    expect(follow).not.toHaveBeenCalled();
  });

  test('an answer that comes late does not take the place of a version that came in meanwhile', async () => {
    let found: (version: typeof last) => void = () => undefined;
    jest.mocked(broughtIn).mockReturnValue(
      new Promise((resolve) => {
        found = resolve;
      }),
    );
    jest.mocked(bringIn).mockResolvedValueOnce('merged');
    show(update);
    await userEvent.click(button('Haal versie 2.1.0 binnen'));
    await screen.findByRole('button', { name: 'Haal versie 2.1.0 weer weg' });
    await act(async () => found(last));
    expect(button('Haal versie 2.1.0 weer weg')).toBeVisible();
  });

  test('is no way while nothing can be changed', async () => {
    jest.mocked(broughtIn).mockResolvedValue(last);
    show(undefined, { readOnly: true });
    await userEvent.click(await wayBack());
    expect(takeBack).not.toHaveBeenCalled();
  });
});
