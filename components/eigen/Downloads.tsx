import { Icon } from '@/components/ui/Icon';
import { hrefOf } from '@/lib/camp/documents';
import type { PageBlock } from '@/lib/content/schemas/content';
import { compareDays } from '@/lib/dates/days';
import { writtenDay } from '@/lib/dates/dayWords';
import { type SizeOf, sizeInWords } from '@/lib/pages/downloads';
import styles from './Downloads.module.scss';

type Files = NonNullable<PageBlock['blaadjes']>;

type DownloadsProps = {
  files: Files;
  /** Of whom they are, on the cover. */
  group: string;
  sizeOf: SizeOf;
};

/** Papers to download: the newest with a cover, the others in a list below it. */
export function Downloads({ files, group, sizeOf }: DownloadsProps) {
  const [newest, ...older] = newestFirst(files);
  if (!newest) return null;
  const about = (file: typeof newest) => {
    const size = sizeOf(file.bestand);
    const day = file.dag && writtenDay(file.dag);
    return [`pdf${size ? `, ${sizeInWords(size)}` : ''}`, day].filter(Boolean).join(' · ');
  };
  return (
    <div className={styles.downloads}>
      <a className={styles.newest} href={hrefOf(newest.bestand)} target="_blank" rel="noopener">
        <span className={styles.cover} aria-hidden="true">
          <span>{group}</span>
          <img src="/icons/logo.svg" alt="" width="56" height="56" loading="lazy" />
          <strong>{newest.naam}</strong>
        </span>
        <span className={styles.words}>
          <strong>{newest.naam}</strong>
          {newest.uitleg && <span>{newest.uitleg}</span>}
          <small>
            <Icon name="download" /> {about(newest)}
          </small>
        </span>
      </a>
      {older.length > 0 && (
        <ul className={styles.older}>
          {older.map((file) => (
            <li key={file.bestand}>
              <a href={hrefOf(file.bestand)} target="_blank" rel="noopener">
                <Icon name="doc" />
                <span>
                  <strong>{file.naam}</strong>
                  {file.uitleg && <span>{file.uitleg}</span>}
                  <small>{about(file)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Those with a day by that day, the newest first; then the others, as they were written. */
const newestFirst = (files: Files): Files =>
  files.toSorted((one, other) => {
    if (one.dag && other.dag) return compareDays(other.dag, one.dag);
    return Number(Boolean(other.dag)) - Number(Boolean(one.dag));
  });
