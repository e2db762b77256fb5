import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import type { Paper } from '@/lib/camp/documents';
import { expectedAttribute } from '@/lib/camp/refund';

/** A link to a paper, or that it is still to come; with what only those who listen need to be told. */
export function PaperLink({ paper, word, more }: { paper: Paper; word: string; more: readonly string[] }) {
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
