import { render, screen } from '@testing-library/react';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { Start } from './Start';

afterEach(() => jest.restoreAllMocks());

test('a page that a browser kept, older than the content of the site, asks to reload and opens no editor', async () => {
  const files = { photos: [], documents: [] };
  const texts = { 'site.yaml': `naam: KLJ\nformaat: ${newestFormat + 1}\n` };
  const loaded = { commit: null, texts, photos: {}, files, examples: files, saves: 'with an access token' };
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => loaded }) as Response);
  render(<Start />);
  expect(await screen.findByRole('button', { name: 'Laad de pagina opnieuw' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('De site heeft een nieuwe versie.');
  expect(screen.queryByRole('button', { name: /Zet online|Publiceren/ })).not.toBeInTheDocument();
});
