import { Hidden } from '@/components/ui/Hidden';
import { TableFrame } from '@/components/ui/TableFrame';
import { type DocumentYear, formsOf } from '@/lib/camp/documents';
import { comesAttribute } from '@/lib/camp/refund';
import { DocumentLink } from './DocumentLink';
import styles from './DocumentTable.module.scss';

type DocumentTableProps = DocumentYear & {
  caption: string;
  /** For screen readers, before the insurer in the name of each link. */
  about?: string;
};

/** Insurer × boys and girls; the neutral certificate, if there is one, is the last row. */
export function DocumentTable({
  caption,
  about = '',
  year,
  insurers,
  neutral,
  expectedWhen,
}: DocumentTableProps) {
  const waits = [neutral, ...insurers.flatMap(formsOf)].some((document) => document?.expected);
  const areTogether = insurers.every(({ boys, girls }) => !boys && !girls);
  const columns = areTogether ? 1 : 2;
  return (
    <>
      <TableFrame>
        <table className={styles.documents}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Ziekenfonds</th>
              {areTogether ? (
                <th scope="col">Formulier</th>
              ) : (
                <>
                  <th scope="col">Jongens</th>
                  <th scope="col">Meisjes</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {insurers.map(({ name, all, boys, girls }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {all ? (
                  <td colSpan={columns}>
                    <DocumentLink document={all} word="Formulier" more={[about, name, year]} />
                  </td>
                ) : (
                  <>
                    <td>
                      {boys && <DocumentLink document={boys} word="Jongens" more={[about, name, year]} />}
                    </td>
                    <td>
                      {girls && <DocumentLink document={girls} word="Meisjes" more={[about, name, year]} />}
                    </td>
                  </>
                )}
              </tr>
            ))}
            {neutral && (
              <tr>
                <th scope="row">
                  Ander<Hidden> ziekenfonds</Hidden>
                </th>
                <td colSpan={columns}>
                  <DocumentLink document={neutral} word="Neutraal attest" more={[about, year]} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </TableFrame>
      {waits && expectedWhen && (
        <p>
          Wat nog volgt, krijgen we <span {...{ [comesAttribute]: year }}>{expectedWhen}</span>.
        </p>
      )}
    </>
  );
}
