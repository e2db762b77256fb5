import { act, renderHook } from '@testing-library/react';
import { storeInvitation } from '@/editor/access/remembered';
import { useAccessToken } from './useAccessToken';

jest.mock('@/editor/publish/codeHost', () => ({ codeHost: () => ({}) }));
jest.mock('@/editor/access/remembered', () => ({
  remember: jest.fn(),
  remembered: async () => undefined,
  forget: async () => undefined,
}));

const invitation = { owner: 'groep', repo: 'site', branch: 'main', token: 'sleutel', expires: '2099-09-30' };

test('nobody is inside before the key is remembered: what comes next would be closed again', async () => {
  let done = () => {};
  jest.mocked(storeInvitation).mockReturnValue(
    new Promise((end) => {
      done = end;
    }),
  );
  const { result } = renderHook(useAccessToken);
  let isReady = false;
  const using = result.current.use(invitation, 'Amber', { isRemembered: true }).then(() => {
    isReady = true;
  });
  await act(async () => {});
  expect(result.current.accessToken).toBeUndefined();
  await act(async () => {
    done();
    await using;
  });
  expect(isReady).toBe(true);
  expect(result.current.accessToken).toMatchObject({ name: 'Amber' });
});

test('a browser that remembers nothing lets its user in all the same', async () => {
  jest.mocked(storeInvitation).mockRejectedValue(new DOMException('no'));
  const { result } = renderHook(useAccessToken);
  await act(() => result.current.use(invitation, 'Amber', { isRemembered: true }));
  expect(result.current.accessToken).toMatchObject({ name: 'Amber', invitation });
});
