import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import type { CampDocument } from '@/lib/camp/documents';
import { expectedAttribute } from '@/lib/camp/refund';

/** A link to a document, or that it is expected; `more` is added to its name for screen readers. */
export function DocumentLink({
  document,
  word,
  more,
}: {
  document: CampDocument;
  word: string;
  more: readonly string[];
}) {
  const about = more.filter(Boolean).join(' ');
  if (document.expected) {
    return (
      <FileLink icon="clock">
        <Hidden>
          {word} {about}{' '}
        </Hidden>
        <span {...{ [expectedAttribute]: document.href }}>volgt</span>
      </FileLink>
    );
  }
  return (
    <FileLink href={document.href} icon="download" newTab>
      {word}
      <Hidden> {about} (pdf, opent in een nieuw tabblad)</Hidden>
    </FileLink>
  );
}
