import { encode } from 'uqr';
import styles from './Publishing.module.scss';

type QrCodeProps = {
  address: string;
  /** What it is, for who does not see it. */
  name: string;
};

/** An address that the camera of another phone opens. */
export function QrCode({ address, name }: QrCodeProps) {
  const { data, size } = encode(address, { border: 4 }); // the white around it, of which a camera needs four
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={data.flatMap(barsIn).join('')} />
    </svg>
  );
}

/** The dark parts of a row, each as one bar of its outline. */
const barsIn = (row: readonly boolean[], y: number): string[] =>
  row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
