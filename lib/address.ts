/** Where something stands, in Belgium. */
export type Address = { name: string; street: string; postcode: string; town: string };

/** `9000 Gent`. */
export const townLine = ({ postcode, town }: Pick<Address, 'postcode' | 'town'>): string =>
  `${postcode} ${town}`;

/** `Dorpsstraat 12, 9000 Gent`. */
export const addressLine = (address: Omit<Address, 'name'>): string =>
  `${address.street}, ${townLine(address)}`;
