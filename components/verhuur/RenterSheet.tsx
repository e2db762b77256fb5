import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Paragraph, Text } from '@/components/ui/Text';
import type { Rental, Site } from '@/lib/content/schemas/content';
import { addressLine } from '@/lib/text/address';
import { telephoneLink } from '@/lib/text/format';
import { FloorPlan } from './FloorPlan';
import styles from './RenterSheet.module.scss';

type RenterSheetProps = NonNullable<Rental['infofiche']> &
  Pick<Site, 'lokaal'> & { rooms: readonly number[] };

/** The information sheet for renters: a plain page on a screen, one or two A4 in print. */
export function RenterSheet({
  kop,
  inleiding,
  bellen,
  plattegrond,
  punten,
  slot,
  rooms,
  lokaal,
}: RenterSheetProps) {
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <PageLink href="/verhuur">Alles over de verhuur</PageLink>
      </p>
      <article className={styles.sheet}>
        <header className={styles.top}>
          <img src="/icons/favicon.svg" alt="" width="64" height="64" />
          <div>
            <h1>{kop}</h1>
            <p>
              {lokaal.name}, {addressLine(lokaal)} · <Text>{inleiding}</Text>
            </p>
          </div>
        </header>
        <dl className={styles.calls}>
          {bellen.map(({ wat, telefoon, waar }) => (
            <div key={wat}>
              <dt>{wat}</dt>
              <dd>{telefoon ? <a href={telephoneLink(telefoon)}>{telefoon}</a> : waar}</dd>
            </div>
          ))}
        </dl>
        {plattegrond && <FloorPlan {...plattegrond} rooms={rooms} />}
        <div className={styles.points}>
          {punten.map(({ titel, icoon, tekst }) => (
            <section key={titel}>
              <h2>
                <Icon name={icoon} />
                {titel}
              </h2>
              <Paragraph>{tekst}</Paragraph>
            </section>
          ))}
        </div>
        {slot && <Paragraph className={styles.end}>{slot}</Paragraph>}
      </article>
    </div>
  );
}
