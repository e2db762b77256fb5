import { PageLink } from '@/components/ui/PageLink';
import { Text } from '@/components/ui/Text';
import type { AboutGroups } from '@/lib/camp/bookletGroups';
import type { Camp } from '@/lib/content/schemas/content';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { euro } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import styles from './Price.module.scss';

type Booklet = NonNullable<Camp['boekje']>;
type PriceProps = NonNullable<Booklet['prijs']> &
  Pick<Booklet, 'vertrek'> & {
    name: string;
    /** Whether the camp page has documents for a refund. */
    hasRefund: boolean;
    about: AboutGroups;
    /** The groups that pay the same as most. */
    others: readonly string[];
  };

/** What camp costs, where to pay it, and what to do when that is hard. */
export function Price({
  bedrag,
  kortingen,
  rekening,
  mededeling,
  voor,
  hulp,
  vertrek,
  name,
  hasRefund,
  about,
  others,
}: PriceProps) {
  const other = vertrek.flatMap(({ voor: groups, prijs }) =>
    groups && prijs !== undefined
      ? [{ who: listed(groups, 'en'), price: euro(prijs), attributes: about(groups) }]
      : [],
  );
  const rows = [
    ...other,
    {
      who: other.length > 0 ? 'Alle andere groepen' : 'Iedereen',
      price: euro(bedrag),
      attributes: other.length > 0 ? about(others) : {},
    },
    ...kortingen.map((one) => ({ who: one.naam, price: `${euro(one.bedrag)} minder`, attributes: {} })),
  ];
  const slip = [
    ...(rekening ? [['Rekening', rekening] as const, ['Naam', name] as const] : []),
    ...(mededeling ? [['Mededeling', mededeling] as const] : []),
  ];
  return (
    <>
      <table className={styles.prices}>
        <caption>Prijs per kind</caption>
        <tbody>
          {rows.map(({ who, price, attributes }) => (
            <tr key={who} {...attributes}>
              <th scope="row">{who}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(rekening || mededeling || voor) && (
        <div className={styles.slip}>
          <h3>
            {rekening ? 'Storten' : 'Betalen'}
            {voor && ` vóór ${dayOfMonth(voor)}`}
          </h3>
          {slip.length > 0 && (
            <dl>
              {slip.map(([term, detail]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      {hasRefund && (
        <p>
          <strong>Veel ziekenfondsen betalen een deel terug.</strong> De papieren staan op{' '}
          <PageLink href="/bivak">de pagina over het kamp</PageLink>.
        </p>
      )}
      {hulp && (
        <p>
          <strong>Lukt het niet?</strong> <Text>{hulp}</Text>
        </p>
      )}
    </>
  );
}
