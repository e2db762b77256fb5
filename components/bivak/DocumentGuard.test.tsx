import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentGuard } from './DocumentGuard';
import { latestFailure } from './latestFailure';

const answers: Record<string, () => Promise<Partial<Response>>> = {
  'goed.pdf': async () => ({ ok: true, text: async () => '%PDF-1.7' }),
  'ook-goed.pdf': async () => ({ ok: true, text: async () => '%PDF-1.4' }),
  'weg.pdf': async () => ({ ok: false, text: async () => 'not found' }),
  'html.pdf': async () => ({ ok: true, text: async () => '<!doc' }),
  'offline.pdf': async () => Promise.reject(new TypeError('Failed to fetch')),
};

const tab = { opener: {}, close: jest.fn(), location: { replace: jest.fn() } };

// jsdom cannot load another page
beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()));

beforeEach(() => {
  jest.clearAllMocks();

  latestFailure.set(null);
  global.fetch = jest.fn((url: string) =>
    answers[url.split('/').at(-1) ?? '']?.(),
  ) as unknown as typeof fetch;
  window.open = jest.fn(() => tab as unknown as Window);
});

const page = (
  <>
    <DocumentGuard place="boven" icon={null}>
      <a href="/documents/weg.pdf">Weg</a>
    </DocumentGuard>
    <DocumentGuard place="onder" icon={null}>
      <a href="/documents/html.pdf">Html</a>
      <a href="/documents/offline.pdf">Offline</a>
      <a href="/documents/goed.pdf">Goed</a>
    </DocumentGuard>
    <a href="/documents/lidgeld.pdf">Lidgeld</a>
  </>
);

const message = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent?.trim())
    .filter(Boolean);

test('a missing document shows the exact message and opens no tab that stays', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'weg.pdf' is niet gevonden."]));
  const opened = (window.open as jest.Mock).mock.calls.length;
  expect(tab.close).toHaveBeenCalledTimes(opened);
});

test('a page in the place of a document, and no connection, count as not found', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Html' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'html.pdf' is niet gevonden."]));
  await userEvent.click(screen.getByRole('link', { name: 'Offline' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'offline.pdf' is niet gevonden."]));
});

test('only the latest failure is shown, wherever it was', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }));
  await waitFor(() => expect(message()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Html' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'html.pdf' is niet gevonden."]));
});

test('a success clears the message', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }));
  await waitFor(() => expect(message()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Goed' }));
  await waitFor(() => expect(message()).toEqual([]));
});

test('a click before the answer is there opens the document in the tab that it opened at once', async () => {
  let arrive: (response: Partial<Response>) => void = () => {};
  global.fetch = jest.fn(
    () =>
      new Promise((resolve) => {
        arrive = resolve as typeof arrive;
      }),
  ) as unknown as typeof fetch;
  render(
    <DocumentGuard place="traag" icon={null}>
      <a href="/documents/traag.pdf">Traag</a>
    </DocumentGuard>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Traag' }));
  expect(window.open).toHaveBeenCalledTimes(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
  arrive({ ok: true, text: async () => '%PDF-1.7' });
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith('http://localhost/documents/traag.pdf'),
  );
  expect(tab.opener).toBeNull();
  expect(tab.close).not.toHaveBeenCalled();
});

test('a click with a modifier key stays the browser’s own', async () => {
  render(page);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Weg' }));
  await user.keyboard('{/Control}');
  expect(window.open).not.toHaveBeenCalled();
  expect(message()).toEqual([]);
});
