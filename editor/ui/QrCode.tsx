import { encode } from 'uqr';
import styles from './parts.module.scss';

type QrCodeProps = {
  address: string;
  /** The accessible name. */
  name: string;
};

/** A QR code of an address. */
export function QrCode({ address, name }: QrCodeProps) {
  const { data, size } = encode(address, { border: 4 }); // modules of white around it, which the standard asks for
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={data.flatMap(barsIn).join('')} />
    </svg>
  );
}

/** The dark modules of a row as path segments, adjacent ones as one. */
const barsIn = (row: readonly boolean[], y: number): string[] =>
  row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
