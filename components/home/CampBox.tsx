import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import styles from './CampBox.module.scss';

type CampBoxProps = {
  id: string;
  title: string;
  lead: string;
  tearOff: React.ReactNode;
  link: { href: string; text: string };
  children: React.ReactNode;
};

/** The box about camp on the home page, of the same height in every season. */
export function CampBox({ id, title, lead, tearOff, link, children }: CampBoxProps) {
  return (
    <Section id={id} title={title} paper="sky" ownHead>
      <div className={styles.box}>
        <div className={styles.tearOff}>{tearOff}</div>
        <div className={styles.words}>
          <h2 id={`${id}-titel`}>{title}</h2>
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
          <div className={styles.facts}>{children}</div>
          <ButtonLink href={link.href} arrow="arrow-right">
            {link.text}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
