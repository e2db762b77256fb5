/** A path or a hash of an address as it was meant: `%C3%A9` → `é`. One with a stray % stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
