import { ButtonLink } from '@/components/ui/ButtonLink';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { SectionHead } from '@/components/ui/SectionHead';
import { Split } from '@/components/ui/Split';
import { Paragraph } from '@/components/ui/Text';
import type { PageBlock } from '@/lib/content/schemas/content';
import styles from './CallToAction.module.scss';

type CallToActionProps = NonNullable<PageBlock['oproep']> & { id: string; title: string };

/** One thing to do: large words and one button, beside a photo where there is one. */
export function CallToAction({ id, title, tekst, knop, link, foto }: CallToActionProps) {
  const words = (
    <div className={styles.words}>
      <SectionHead id={`${id}-titel`} title={title} />
      <Paragraph>{tekst}</Paragraph>
      <ButtonLink href={link} arrow="arrow-right">
        {knop}
      </ButtonLink>
    </div>
  );
  if (!foto) return words;
  return (
    <Split columns="narrow" align="center" aside={words}>
      <PhotoFrame photo={foto} scene={{ name: 'field' }} sizes="(min-width: 60em) 29rem, 90vw" />
    </Split>
  );
}
