import { act, renderHook } from '@testing-library/react';
import { storeInvitation } from '@/editor/access/storedInvitation';
import { useAccessToken } from './useAccessToken';

jest.mock('@/editor/publish/codeHost', () => ({ codeHost: () => ({ isPublic: async () => true }) }));
jest.mock('@/editor/access/storedInvitation', () => ({
  storeInvitation: jest.fn(),
  storedInvitation: async () => undefined,
  deleteInvitation: async () => undefined,
}));

const notify = jest.fn();
const invitation = { owner: 'groep', repo: 'site', branch: 'main', token: 'sleutel', expires: '2099-09-30' };

test('the access token is there only after it is stored: the next view would be closed again', async () => {
  let done = () => {};
  jest.mocked(storeInvitation).mockReturnValue(
    new Promise((end) => {
      done = end;
    }),
  );
  const { result } = renderHook(() => useAccessToken(notify));
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
  expect(result.current.isPublic).toBe(true);
});

test('without storage the access token can be used too, and that is reported', async () => {
  jest.mocked(storeInvitation).mockRejectedValue(new DOMException('no'));
  const { result } = renderHook(() => useAccessToken(notify));
  await act(() => result.current.use(invitation, 'Amber', { isRemembered: true }));
  expect(result.current.accessToken).toMatchObject({ name: 'Amber', invitation });
  expect(notify).toHaveBeenCalledWith(expect.stringMatching(/kon niet bewaard worden op dit toestel/));
});
