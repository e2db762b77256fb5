import { JumpLinks } from '@/components/eigen/JumpLinks';
import { OwnBlock } from '@/components/eigen/OwnBlock';
import { PageHeading } from '@/components/ui/PageHeading';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import type { PageBlock, ShownContent } from '@/lib/content/schemas/content';
import type { SizeOf } from '@/lib/pages/downloads';
import { pageNews } from '@/lib/pages/news';
import { blockAnchors, blockIcon, ownPageAt } from '@/lib/pages/ownPages';
import type { PageAddress } from '@/lib/pages/pages';
import { ownPageGraph } from '@/lib/pages/structured-data/pages';

type OwnPageBodyProps = ShownContent & { address: PageAddress; sizeOf?: SizeOf };

/** Whether a block stands on the paper of the page. */
const isPlain = (block: PageBlock | undefined) => Boolean(block?.tekst ?? block?.vragen ?? block?.fotos);

/** A page has links to its blocks from so many on. */
const manyBlocks = 3;

/** A page that the group wrote itself, block by block. Null where it wrote none at this address. */
export function OwnPageBody({ address, sizeOf = () => undefined, ...content }: OwnPageBodyProps) {
  const page = ownPageAt(content, address);
  if (!page) return null;
  const { site } = content;
  const { naam, inleiding, foto, blokken } = page;
  const ids = blockAnchors(page);
  const news = pageNews(page);
  const links = blokken.map((block, index) => ({
    id: ids[index] ?? '',
    title: block.titel,
    icon: blockIcon(block),
  }));
  const jump = links.length >= manyBlocks && <JumpLinks links={links} />;
  return (
    <>
      <StructuredData graph={ownPageGraph({ site, page })} />
      {foto ? (
        <PhotoBanner title={naam} lead={inleiding} photo={foto} scene={{ name: 'field' }} />
      ) : (
        <PageHeading title={naam} lead={inleiding} paper="sky">
          {jump}
        </PageHeading>
      )}
      {blokken.map((block, index) => (
        <OwnBlock
          key={ids[index]}
          id={ids[index] ?? ''}
          block={block}
          isFlush={index > 0 && isPlain(block) && isPlain(blokken[index - 1])}
          news={news.filter(({ dag }) => block.nieuws?.some((one) => one.dag === dag))}
          group={site.korteNaam}
          sizeOf={sizeOf}
        />
      ))}
    </>
  );
}
