import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentGuard } from './DocumentGuard';

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
  global.fetch = jest.fn((url: string) =>
    answers[url.split('/').at(-1) ?? '']?.(),
  ) as unknown as typeof fetch;
  window.open = jest.fn(() => tab as unknown as Window);
});

const page = (
  <>
    <DocumentGuard email="info@groep.example" icon={null}>
      <a href="/documents/weg.pdf">Weg</a>
    </DocumentGuard>
    <DocumentGuard email="info@groep.example" icon={null}>
      <a href="/documents/html.pdf">Html</a>
      <a href="/documents/offline.pdf">Offline</a>
      <a href="/documents/goed.pdf">Goed</a>
    </DocumentGuard>
    <a href="/documents/lidgeld.pdf">Lidgeld</a>
  </>
);

const message = () => screen.queryAllByRole('alert').map((alert) => alert.querySelector('p')?.textContent);

test('an HTML page in place of a document, and no connection, count as not found', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Html' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'html.pdf' is niet gevonden."]));
  await userEvent.click(screen.getByRole('link', { name: 'Offline' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'offline.pdf' is niet gevonden."]));
});

test('only the latest failure is shown, in whichever guard', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }));
  await waitFor(() => expect(message()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Html' }));
  await waitFor(() => expect(message()).toEqual(["Fout: Het document 'html.pdf' is niet gevonden."]));
});

test('a click before the check ends opens a tab at once, and the document in it later', async () => {
  let arrive: (response: Partial<Response>) => void = () => {};
  global.fetch = jest.fn(
    () =>
      new Promise((resolve) => {
        arrive = resolve as typeof arrive;
      }),
  ) as unknown as typeof fetch;
  render(
    <DocumentGuard email="info@groep.example" icon={null}>
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

test('a click with a modifier key is left to the browser', async () => {
  render(page);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Weg' }));
  await user.keyboard('{/Control}');
  expect(window.open).not.toHaveBeenCalled();
  expect(message()).toEqual([]);
});

const table = (
  <DocumentGuard email="info@groep.example" icon={null}>
    <table>
      <tbody>
        <tr>
          <th scope="row">CM</th>
          <td>
            <a href="/documents/2025/weg.pdf">Jongens</a>
          </td>
          <td />
        </tr>
        <tr>
          <th scope="row">Helan</th>
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  </DocumentGuard>
);

test('the message follows its link, in a table as the next row', async () => {
  render(table);
  await userEvent.click(screen.getByRole('link', { name: 'Jongens' }));
  const alert = await screen.findByRole('alert');
  expect(alert.closest('tr')?.previousElementSibling).toBe(screen.getByRole('row', { name: 'CM Jongens' }));
  cleanup();
  render(page);
  const link = screen.getByRole('link', { name: 'Html' });
  await userEvent.click(link);
  expect(link.nextElementSibling).toContainElement(await screen.findByRole('alert'));
});

test('the mail link has the path in its subject, and is not guarded itself', async () => {
  render(table);
  await userEvent.click(screen.getByRole('link', { name: 'Jongens' }));
  const mail = await screen.findByRole('link', { name: 'vraag het ons per mail' });
  expect(mail).toHaveAttribute(
    'href',
    'mailto:info@groep.example?subject=Document%20niet%20gevonden%3A%202025%2Fweg.pdf',
  );
  jest.mocked(global.fetch).mockClear();
  await userEvent.click(mail);
  expect(global.fetch).not.toHaveBeenCalled();
  expect(message()).toEqual(["Fout: Het document 'weg.pdf' is niet gevonden."]);
});

test('a second failure of a document is a new element, so that it is announced', async () => {
  render(page);
  const link = screen.getByRole('link', { name: 'Weg' });
  await userEvent.click(link);
  const first = await screen.findByRole('alert');
  await userEvent.click(link);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(message()).toEqual(["Fout: Het document 'weg.pdf' is niet gevonden."]);
});
