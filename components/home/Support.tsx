import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/lib/content/schemas/content';
import styles from './Support.module.scss';

/** A coupon to cut out: help the group by shopping online. */
export function Support({ titel, inleiding, knop, link, stappen }: NonNullable<Home['steun']>) {
  return (
    <Section id="steun" title={titel} ownHead>
      <div className={styles.coupon}>
        <Icon name="scissors" />
        <div className={styles.words}>
          <h2 id="steun-titel">{titel}</h2>
          <Lead>{inleiding}</Lead>
          <ButtonLink href={link} kind="ink">
            {knop}
          </ButtonLink>
        </div>
        <ol className={styles.steps}>
          {stappen.map((stap) => (
            <li key={stap}>
              <Text>{stap}</Text>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
