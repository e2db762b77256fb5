import { createStore, del, get, set } from 'idb-keyval';
import type { Invitation } from './invitation';

/**
 * “Onthoud mij”: the invitation of a group in this browser, encrypted with a key that cannot be exported. Scripts of this site could
 * still use it, so no page runs a script of others. The names of database, key and properties are those in leaders' browsers: they
 * stay.
 */

const storeKey = 'key';
type StoredInvitation = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; locked: ArrayBuffer };

/** @param name of the database; another one in tests */
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
  const stored: StoredInvitation = { key, iv, locked };
  await set(storeKey, stored, storeOf(name));
}

/** The stored invitation; undefined when there is none, or IndexedDB is unavailable. */
export async function storedInvitation(name = databaseName): Promise<Invitation | undefined> {
  try {
    const stored = await get<StoredInvitation>(storeKey, storeOf(name));
    if (!stored) return undefined;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: stored.iv }, stored.key, stored.locked);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

export async function deleteInvitation(name = databaseName): Promise<void> {
  await del(storeKey, storeOf(name));
}
