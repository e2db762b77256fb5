/** Prefixes of foreign postcodes, with the code of the country (ISO 3166-1). */
export const countries = {
  L: 'LU',
  F: 'FR',
  D: 'DE',
  NL: 'NL',
  A: 'AT',
  CH: 'CH',
  I: 'IT',
  CZ: 'CZ',
  PL: 'PL',
};

/** Where something stands: in Belgium, or in the country that its postcode begins with (`L-9650`). */
export type Address = { name: string; street: string; postcode: string; town: string };

/** `9000 Gent`. */
export const townLine = ({ postcode, town }: Pick<Address, 'postcode' | 'town'>): string =>
  `${postcode} ${town}`;

/** `Dorpsstraat 12, 9000 Gent`. */
export const addressLine = (address: Omit<Address, 'name'>): string =>
  `${address.street}, ${townLine(address)}`;

/** The country of a postcode (ISO 3166-1): `9000` → `BE`, `L-9650` → `LU`. */
export function countryOf(postcode: string): string {
  const letters = postcode.replace(/-.*/, '');
  return Object.entries(countries).find(([letter]) => letter === letters)?.[1] ?? 'BE';
}
