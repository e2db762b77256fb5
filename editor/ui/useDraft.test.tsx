import { act, renderHook, waitFor } from '@testing-library/react';
import type { Loaded } from '@/editor/local/loaded';
import { useDraft } from './useDraft';

const files = { photos: [], documents: [] };
const loaded: Loaded = {
  commit: null,
  texts: { 'bivak.yaml': 'kop: Weg\n' },
  photos: {},
  files,
  examples: files,
  saves: 'with an access token',
};

test('a change that throws leaves the draft as it was, and the next one is made', async () => {
  const { result } = renderHook(() => useDraft(loaded));
  await waitFor(() => expect(result.current).toBeDefined());
  const edit = (value: string) =>
    act(() => result.current?.edit('camp', { type: 'set', path: ['kop'], value }));
  await edit('Mijn');
  const error = new Error('Unforeseen');
  await act(() =>
    result.current?.replace(() => {
      throw error;
    }),
  );
  expect(result.current?.failure).toEqual({ error });
  expect(result.current?.work.texts).toEqual({ 'bivak.yaml': 'kop: Mijn\n' });
  await edit('Ons');
  expect(result.current?.failure).toBeUndefined();
  expect(result.current?.work.texts).toEqual({ 'bivak.yaml': 'kop: Ons\n' });
});
