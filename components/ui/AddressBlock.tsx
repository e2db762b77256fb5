import { type Address, addressLine, townLine } from '@/lib/text/address';

type AddressBlockProps = {
  address: Address;
  /** Street and town on one line. */
  oneLine?: boolean;
};

/** The name of a place, with its address below it. */
export function AddressBlock({ address, oneLine = false }: AddressBlockProps) {
  return (
    <>
      <strong>{address.name}</strong>
      <br />
      {oneLine ? (
        addressLine(address)
      ) : (
        <>
          {address.street}
          <br />
          {townLine(address)}
        </>
      )}
    </>
  );
}
