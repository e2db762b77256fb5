import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import type { CodeHost } from '@/editor/publish/codeHost';
import { earlierVersions, withEarlierVersion } from '@/editor/publish/earlier';
import { HostProblem } from '@/editor/publish/hostProblem';
import { renderInEditor } from './testing/inEditor';
import { VersionsView } from './VersionsView';

jest.mock('@/editor/publish/earlier');

const texts = { 'home.yaml': 'kop: Nu\n' };
const former = (kop: string) => draftOn(texts, { 'home.yaml': `kop: ${kop}\n` });
const version = (author: string) => ({ commit: author, author, date: '2026-11-01', message: 'Home' });
const press = (author: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(author) }));

beforeEach(async () => {
  jest.mocked(earlierVersions).mockResolvedValue([version('Nel'), version('Tuur')]);
  renderInEditor(<VersionsView host={{} as CodeHost} />, texts);
  await screen.findByRole('button', { name: /Nel/ });
});

test('a version that could not be fetched says so, until one is', async () => {
  jest.mocked(withEarlierVersion).mockRejectedValueOnce(new HostProblem('offline'));
  await press('Nel');
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is geen verbinding');
  jest.mocked(withEarlierVersion).mockResolvedValueOnce(former('Vroeger'));
  await press('Nel');
  expect(await screen.findByText(/wordt ‘Vroeger’/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a version of a page that is not chosen any more says nothing', async () => {
  let fail = (_error: HostProblem) => {};
  const slow = new Promise<Draft>((_, reject) => {
    fail = reject;
  });
  jest.mocked(withEarlierVersion).mockReturnValueOnce(slow);
  await press('Nel');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Bivak');
  await act(async () => fail(new HostProblem('offline')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the version that was pressed last is open, whichever comes last', async () => {
  let arrive = (_draft: Draft) => {};
  const slow = new Promise<Draft>((resolve) => {
    arrive = resolve;
  });
  jest.mocked(withEarlierVersion).mockReturnValueOnce(slow).mockResolvedValueOnce(former('Vroeger'));
  await press('Nel');
  await press('Tuur');
  await act(async () => arrive(former('Lang geleden')));
  expect(screen.getByText(/wordt ‘Vroeger’/)).toBeVisible();
  expect(screen.queryByText(/Lang geleden/)).toBeNull();
});
