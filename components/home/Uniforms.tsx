import { Icon } from '@/components/ui/Icon';
import { Note } from '@/components/ui/Note';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { TableFrame } from '@/components/ui/TableFrame';
import { Paragraph, Text } from '@/components/ui/Text';
import type { Home } from '@/lib/content/schemas/content';
import { euro } from '@/lib/text/format';
import styles from './Uniforms.module.scss';

const cuts = ['b', 'c', 'a'] as const;

/** What to wear and what it costs. */
export function Uniforms({ titel, inleiding, tekst, prijzen, tip, fotos }: NonNullable<Home['uniformen']>) {
  return (
    <Section id="uniformen" title={titel} paper="sky" ownHead>
      <Split
        columns="narrow"
        aside={
          <Sheet taped padded>
            <TableFrame>
              <PriceTable rows={prijzen} />
            </TableFrame>
            <Note>{tip}</Note>
          </Sheet>
        }
      >
        <SectionHead id="uniformen-titel" title={titel} />
        <Prose lead={inleiding} paragraphs={[tekst]} />
      </Split>
      {fotos.length > 0 && (
        <ul className={styles.wardrobe}>
          {fotos.map((foto, index) => (
            <li key={foto.image.stem}>
              <PhotoFrame
                photo={foto}
                scene={{ name: 'play' }}
                ratio="1/1"
                cut={cuts[index % cuts.length] ?? 'b'}
                sizes="(min-width: 72em) 17rem, (min-width: 44em) 23vw, 45vw"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PriceTable({ rows }: { rows: NonNullable<Home['uniformen']>['prijzen'] }) {
  return (
    <table className={styles.prices}>
      <caption>Prijzen van het uniform</caption>
      <thead>
        <tr>
          <th scope="col">Stuk</th>
          <th scope="col">Kind</th>
          <th scope="col">Volwassene</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ stuk, icoon, opmerking, prijs, kind, volwassene, enkel }) => (
          <tr key={stuk}>
            <th scope="row">
              <span className={styles.item}>
                <Icon name={icoon} />
                <span>
                  {stuk}
                  <small>
                    <Text>{opmerking}</Text>
                  </small>
                </span>
              </span>
            </th>
            {kind !== undefined && volwassene !== undefined ? (
              <>
                <td data-column="Kind">{euro(kind)}</td>
                <td data-column="Volwassene">{euro(volwassene)}</td>
              </>
            ) : (
              <td colSpan={2}>
                {enkel ? <Paragraph>{enkel}</Paragraph> : prijs !== undefined && euro(prijs)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
