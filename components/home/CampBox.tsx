import { ButtonLink } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
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
          <Lead>{lead}</Lead>
          <div className={styles.facts}>{children}</div>
          <ButtonLink href={link.href} arrow="arrow-right">
            {link.text}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
