import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import type { CampDocument } from '@/lib/camp/documents';
import { expectedAttribute } from '@/lib/camp/refund';

/** A link to a paper, or that it is still to come; with what only those who listen need to be told. */
export function DocumentLink({
  paper,
  word,
  more,
}: {
  paper: CampDocument;
  word: string;
  more: readonly string[];
}) {
  const about = more.filter(Boolean).join(' ');
  if (paper.expected) {
    return (
      <FileLink icon="clock">
        <Hidden>
          {word} {about}{' '}
        </Hidden>
        <span {...{ [expectedAttribute]: paper.href }}>volgt</span>
      </FileLink>
    );
  }
  return (
    <FileLink href={paper.href} icon="download" newTab>
      {word}
      <Hidden> {about} (pdf, opent in een nieuw tabblad)</Hidden>
    </FileLink>
  );
}
