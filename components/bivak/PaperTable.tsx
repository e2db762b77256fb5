import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import type { Paper } from '@/lib/papers';
import styles from './PaperTable.module.scss';

type PaperTableProps = { caption: string; papers: readonly Paper[] };

/** Insurer × boys and girls; the neutral certificate, if there is one, is the last row. */
export function PaperTable({ caption, papers }: PaperTableProps) {
  const insurers = [...new Set(papers.flatMap(({ insurer }) => insurer ?? []))];
  const neutral = papers.find(({ kind }) => kind === 'neutral');
  return (
    <table className={styles.papers}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Ziekenfonds</th>
          <th scope="col">Jongens</th>
          <th scope="col">Meisjes</th>
        </tr>
      </thead>
      <tbody>
        {insurers.map((insurer) => (
          <tr key={insurer}>
            <th scope="row">{insurer}</th>
            {papers
              .filter((paper) => paper.insurer === insurer)
              .map((paper) => (
                <td key={paper.path}>
                  <PaperLink paper={paper}>{paper.sex === 'jongens' ? 'Jongens' : 'Meisjes'}</PaperLink>
                </td>
              ))}
          </tr>
        ))}
        {neutral && (
          <tr>
            <th scope="row">
              Ander<Hidden> ziekenfonds</Hidden>
            </th>
            <td colSpan={2}>
              <PaperLink paper={neutral}>Neutraal attest</PaperLink>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function PaperLink({ paper, children }: { paper: Paper; children: string }) {
  const about = [paper.kind === 'fee' && 'lidgeld', paper.insurer, paper.year].filter(Boolean).join(' ');
  return (
    <FileLink href={`/documents/${paper.path}`} icon="download" newTab>
      {children}
      <Hidden> {about} (pdf, opent in een nieuw tabblad)</Hidden>
    </FileLink>
  );
}
