import type { InsurerRefunds, Refund } from '@/lib/refund';
import { PaperLink } from './PaperLink';
import styles from './PaperTable.module.scss';

/** Which paper somebody with this insurer needs: camp × boys and girls. */
export function RefundTable({ insurer, years }: InsurerRefunds) {
  return (
    <table className={styles.papers}>
      <caption>
        {insurer === undefined
          ? 'Voor jouw ziekenfonds hebben we geen eigen formulier. Met dit attest kun je overal terecht.'
          : `Formulieren van ${insurer}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Bivak</th>
          <th scope="col">Jongens</th>
          <th scope="col">Meisjes</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, boys, girls }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {boys?.paper === girls?.paper ? (
              <td colSpan={2}>{boys && <Given {...boys} who="" about={[year]} />}</td>
            ) : (
              <>
                <td>{boys && <Given {...boys} who="Jongens" about={[insurer ?? '', year]} />}</td>
                <td>{girls && <Given {...girls} who="Meisjes" about={[insurer ?? '', year]} />}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Given({ paper, isOwn, who, about }: Refund & { who: string; about: readonly string[] }) {
  return <PaperLink paper={paper} word={isOwn ? who : 'Neutraal attest'} more={about} />;
}
