import { FactList } from '@/components/ui/FactList';
import { placeFact } from '@/components/ui/placeFact';
import { Paragraph } from '@/components/ui/Text';
import type { Camp } from '@/lib/content/schemas/content';
import { shortDay } from '@/lib/dates/dayWords';
import { addressLine, townLine } from '@/lib/text/address';
import styles from './Letter.module.scss';

type LetterProps = {
  kamp: Pick<Camp['kamp'], 'plaats' | 'geheimTot'>;
  way: string | undefined;
  post: NonNullable<Camp['boekje']>['post'];
  year: number;
};

/** Where everybody sleeps, how to get there, and a letter with the address on it. */
export function Letter({ kamp, way, post, year }: LetterProps) {
  const place = kamp.plaats;
  return (
    <>
      <FactList
        facts={[{ ...placeFact(place, kamp.geheimTot), ...(place && { more: addressLine(place) }) }]}
      />
      {way && <Paragraph className={styles.way}>{way}</Paragraph>}
      {post && place && (
        <>
          <h3>Post!</h3>
          {post.tip && <Paragraph>{post.tip}</Paragraph>}
          <div className={styles.envelope}>
            <p>
              <span>Naam van je kind</span> <span>Groep</span> <span>{post.adres}</span>{' '}
              <span>{place.street}</span> <span>{townLine(place)}</span>
            </p>
          </div>
          {post.laatste && (
            <p>Je laatste brief vertrekt ten laatste op {shortDay(post.laatste, year, true)}.</p>
          )}
        </>
      )}
    </>
  );
}
