import { FramedPhoto } from '@/components/ui/FramedPhoto';
import { Prose } from '@/components/ui/Prose';
import { Scrap } from '@/components/ui/Scrap';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Split } from '@/components/ui/Split';
import { Paragraph } from '@/components/ui/Text';
import type { Home } from '@/lib/content/schemas/content';
import styles from './AboutUs.module.scss';

const tones = ['sun', 'forest', 'sky', 'poppy'] as const;

/** The mission, and what the group does. */
export function AboutUs({ titel, inleiding, tekst, foto, watTitel, wat }: Home['overOns']) {
  return (
    <Section id="over-ons" title={titel} edge="none" poppies ownHead>
      <Split
        columns="even"
        aside={<FramedPhoto photo={foto} sizes="(min-width: 72em) 35rem, (min-width: 60em) 46vw, 92vw" />}
      >
        <SectionHead id="over-ons-titel" title={titel} />
        <Prose lead={inleiding} paragraphs={tekst} />
      </Split>
      {wat.length > 0 && (
        <>
          <h3 className={styles.heading}>{watTitel}</h3>
          <ul className={styles.doing}>
            {wat.map((item, index) => (
              <li key={item.titel}>
                <Scrap icon={item.icoon} tone={tones[index % tones.length] ?? 'sun'} />
                <h4>{item.titel}</h4>
                <Paragraph>{item.tekst}</Paragraph>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
