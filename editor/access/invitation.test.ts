/** @jest-environment node */
import 'fake-indexeddb/auto';
import { createStore, get } from 'idb-keyval';
import {
  expiryMessage,
  type Invitation,
  InvitationError,
  invitationLink,
  isInvitation,
  newPassphrase,
  openInvitation,
} from './invitation';
import { deleteInvitation, storedInvitation, storeInvitation } from './storedInvitation';
import { wordList } from './wordList';

jest.setTimeout(60_000); // a busy machine is no failure

const invited: Invitation = {
  owner: 'groep',
  repo: 'site',
  branch: 'main',
  token: 'github_pat_GEHEIM',
  expires: '2027-09-30',
};
const words = 'tent appel zon kikker boot';

test('the link and the five words open the invitation, however they are typed', async () => {
  const link = await invitationLink(invited, words);
  expect(isInvitation(link)).toBe(true);
  expect(await openInvitation(link, words, '2027-09-30')).toEqual(invited);
  expect(await openInvitation(link, ' Tent, appel  ZON,kikker. Boot', '2027-01-01')).toEqual(invited);
});

test('the link contains nothing readable, and no two are the same', async () => {
  const [one, other] = [await invitationLink(invited, words), await invitationLink(invited, words)];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^#uitnodiging=[\w-]+$/);
  expect(Buffer.from(one.slice(13), 'base64url').toString('latin1')).not.toContain('GEHEIM');
});

test('wrong words, an incomplete link and an expired one are refused in Dutch', async () => {
  const link = await invitationLink(invited, words);
  await expect(openInvitation(link, 'tent appel zon kikker maan', '2027-01-01')).rejects.toThrow(
    InvitationError,
  );
  await expect(openInvitation(link, 'tent', '2027-01-01')).rejects.toThrow('niet de vijf woorden');
  await expect(openInvitation(link.slice(0, 40), words, '2027-01-01')).rejects.toThrow('niet volledig');
  await expect(openInvitation('#uitnodiging=%%', words, '2027-01-01')).rejects.toThrow('niet volledig');
  await expect(openInvitation(link, words, '2027-10-01')).rejects.toThrow('verlopen');
});

test('in the last month there is a warning; then a message that the access token expired', () => {
  expect(expiryMessage(invited, '2027-08-30')).toBeUndefined();
  expect(expiryMessage(invited, '2027-08-31')).toContain('over 30 dagen af');
  expect(expiryMessage(invited, '2027-09-29')).toContain('over 1 dag af');
  expect(expiryMessage(invited, '2027-09-30')).toContain('Vandaag is de laatste dag');
  expect(expiryMessage(invited, '2027-10-05')).toBe('Je sleutel is verlopen. Vraag een nieuwe uitnodiging.');
});

test('new words are five of a list of 1024 that are easy to type', async () => {
  expect(new Set(wordList).size).toBe(1024);
  expect(wordList.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
  const some = await Promise.all(Array.from({ length: 50 }, newPassphrase));
  expect(new Set(some).size).toBe(50);
  for (const five of some) expect(five.split(' ').every((word) => wordList.includes(word))).toBe(true);
  expect(some[0]?.split(' ')).toHaveLength(5);
});

describe('an invitation stored in the browser', () => {
  test('is read again, until it is deleted', async () => {
    expect(await storedInvitation('a')).toBeUndefined();
    await storeInvitation(invited, 'a');
    expect(await storedInvitation('a')).toEqual(invited);
    await deleteInvitation('a');
    expect(await storedInvitation('a')).toBeUndefined();
  });

  test('is encrypted with a key that cannot be exported', async () => {
    await storeInvitation(invited, 'b');
    const stored = await get<{ key: CryptoKey; locked: ArrayBuffer }>('key', createStore('b', 'key'));
    expect(stored?.key.extractable).toBe(false);
    expect(Buffer.from(stored?.locked ?? new ArrayBuffer(0)).toString('latin1')).not.toContain('GEHEIM');
  });
});
