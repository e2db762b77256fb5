import { TableFrame } from '@/components/ui/TableFrame';
import styles from './PriceTable.module.scss';

type PriceTableProps = {
  /** The title of its section, which is its caption. */
  title: string;
  id: string;
  columns: readonly { name: string; more?: string | undefined }[];
  /** What is paid for, and a cell for each column. */
  rows: readonly {
    what: string;
    how: string;
    cells: readonly { value: string | number; more?: string | undefined }[];
  }[];
};

/** Prices of the hall. In a narrow place a row is a block, and each price has the name of its column. */
export function PriceTable({ title, id, columns, rows }: PriceTableProps) {
  return (
    <TableFrame>
      <table className={styles.prices}>
        <caption>
          <h2 id={id}>{title}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Wat</th>
            {columns.map(({ name, more }) => (
              <th key={name} scope="col">
                <strong>{name}</strong> {more}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, how, cells }) => (
            <tr key={what}>
              <th scope="row">
                {what} <small>{how}</small>
              </th>
              {cells.map(({ value, more }, index) => (
                <td key={columns[index]?.name} data-column={columns[index]?.name}>
                  {value} {more && <small>{more}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
