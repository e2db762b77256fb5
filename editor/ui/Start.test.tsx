import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadedWith } from '@/editor/local/testing/loadedWith';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { Start } from './Start';

// what it loads is there already: a busy computer takes long for it
beforeAll(() => import('./Opened'));
afterEach(() => jest.restoreAllMocks());

test('a page that a browser cached, older than the content of the site, asks to reload and opens no editor', async () => {
  const loaded = loadedWith({ 'site.yaml': `naam: KLJ\nformaat: ${newestFormat + 1}\n` });
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => loaded }) as Response);
  render(<Start />);
  expect(await screen.findByRole('button', { name: 'Laad de pagina opnieuw' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('De site heeft een nieuwe versie.');
  expect(screen.queryByRole('button', { name: /Zet online|Publiceren/ })).not.toBeInTheDocument();
});

test('content that the page asked for ahead and that does not come is asked for again', async () => {
  const fetched = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  globalThis.fetch = fetched;
  Object.assign(globalThis, { contentAhead: Promise.reject(new Error('offline')) });
  render(<Start />);
  const again = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(again);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('kon niet geladen worden');
});
