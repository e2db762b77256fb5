import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import type { PageBlock } from '@/lib/content/schemas/content';
import type { SizeOf } from '@/lib/pages/downloads';
import type { NewsEntry } from '@/lib/pages/news';
import { Album } from './Album';
import { CallToAction } from './CallToAction';
import { Cards } from './Cards';
import { Downloads } from './Downloads';
import { NewsList } from './NewsList';
import styles from './OwnBlock.module.scss';
import { Questions } from './Questions';

type OwnBlockProps = {
  id: string;
  block: PageBlock;
  /** It goes on on the paper of the block before. */
  isFlush: boolean;
  /** Of the block, the newest first. */
  news: readonly NewsEntry[];
  group: string;
  sizeOf: SizeOf;
};

/** A block of a page of the group's own, on paper of its kind. */
export function OwnBlock({ id, block, isFlush, news, group, sizeOf }: OwnBlockProps) {
  const { titel, inleiding, tekst, vragen, fotos, blaadjes, kaarten, oproep } = block;
  const section = { id, title: titel, flush: isFlush, ...(inleiding && { lead: inleiding }) };
  if (oproep)
    return (
      <Section {...section} paper="forest" edge="hills" ownHead>
        <CallToAction id={id} title={titel} {...oproep} />
      </Section>
    );
  if (fotos)
    return (
      <Section {...section}>
        <Album
          photos={fotos.map(({ image: { placeholder: _, ...image }, alt, caption }) => ({
            image,
            alt,
            caption,
          }))}
          icons={{
            previous: <Icon name="arrow-left" />,
            next: <Icon name="arrow-right" />,
            close: <Icon name="close" />,
          }}
        />
      </Section>
    );
  if (blaadjes)
    return (
      <Section {...section} paper="kraft" edge="cut">
        <Downloads files={blaadjes} group={group} sizeOf={sizeOf} />
      </Section>
    );
  if (kaarten)
    return (
      <Section {...section} paper="sky">
        <Cards cards={kaarten} />
      </Section>
    );
  return (
    <Section {...section} {...(news.length > 0 && { paper: 'sheet', edge: 'cut' })} ownHead>
      <div className={styles.beside}>
        <SectionHead id={`${id}-titel`} title={titel} lead={inleiding} />
        {tekst && <Prose paragraphs={tekst} />}
        {vragen && <Questions questions={vragen} />}
        {news.length > 0 && <NewsList entries={news} />}
      </div>
    </Section>
  );
}
