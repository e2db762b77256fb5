import type { QrCodeGenerateResult } from 'uqr';
import styles from './parts.module.scss';

type QrCodeProps = {
  code: QrCodeGenerateResult;
  /** The accessible name. */
  name: string;
};

/** The QR code of an address. Loads the library: few people invite somebody. */
export async function qrCodeOf(address: string): Promise<QrCodeGenerateResult> {
  const { encode } = await import('uqr');
  return encode(address, { border: 4 }); // modules of white around it, which the standard asks for
}

/** A drawn QR code. */
export function QrCode({ code: { data, size }, name }: QrCodeProps) {
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
