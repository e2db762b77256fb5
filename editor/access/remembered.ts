import { createStore, del, get, set } from 'idb-keyval';
import type { Invitation } from './invitation';

/**
 * “Onthoud mij”: the key of a group in this browser, locked with a key that no script can read out, and opened here alone. Any
 * script of this site could still use it: that is why no page runs one that is not its own.
 */

const storeKey = 'key';
type StoredInvitation = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; locked: ArrayBuffer };

/** @param name of the database; another one for tests */
const storeOf = (name: string) => createStore(name, 'key');
const databaseName = 'beheer-sleutel';

export async function storeInvitation(invitation: Invitation, name = databaseName): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(invitation));
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const kept: StoredInvitation = { key, iv, locked };
  await set(storeKey, kept, storeOf(name));
}

/** What was remembered; undefined when nothing was, or when this browser lets nothing be kept. */
export async function storedInvitation(name = databaseName): Promise<Invitation | undefined> {
  try {
    const kept = await get<StoredInvitation>(storeKey, storeOf(name));
    if (!kept) return undefined;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, kept.key, kept.locked);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

export async function deleteInvitation(name = databaseName): Promise<void> {
  await del(storeKey, storeOf(name));
}
