import { renderHook } from '@testing-library/react';
import type { AddedFile } from '@/editor/drafts/drafts';
import { useObjectUrl } from './useObjectUrl';

test('the address of a file is revoked with the next file, and when nothing shows it any more', () => {
  const file = (byte: number) => ({ bytes: new Uint8Array([byte]), type: 'image/jpeg' });
  let made = 0;
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL });

  const { result, rerender, unmount } = renderHook(useObjectUrl, {
    initialProps: file(1) as AddedFile | undefined,
  });
  expect(result.current).toBe('blob:1');
  rerender(file(2));
  expect(result.current).toBe('blob:2');
  expect(revokeObjectURL).toHaveBeenLastCalledWith('blob:1');
  rerender(undefined);
  expect(result.current).toBeUndefined();
  expect(revokeObjectURL).toHaveBeenLastCalledWith('blob:2');
  rerender(file(3));
  unmount();
  expect(revokeObjectURL).toHaveBeenLastCalledWith('blob:3');
});
