import type { ComponentProps } from 'react';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { TableFrame } from '@/components/ui/TableFrame';
import { WaitingList } from '@/components/ui/WaitingList';
import type { Site } from '@/lib/content/schemas/content';
import { type AgeRow, welcomeFrom } from '@/lib/joining/ageRows';
import { rhythmOf } from '@/lib/meetings/groups';
import { rhythmLine } from '@/lib/meetings/meetingWords';
import { capitalised } from '@/lib/text/words';
import styles from './Ages.module.scss';

type AgesProps = {
  meeting: Site['werking'];
  /** When age groups with a rhythm of their own meet, a line each. */
  ownMeetings: readonly string[];
  rows: readonly AgeRow[];
  /** In which the working year begins. */
  year: number;
  /** What parents of a full age group can do. */
  waiting?: ComponentProps<typeof WaitingList> | undefined;
};

/** From which age, and which age group that is. */
export function Ages({ meeting, ownMeetings, rows, year, waiting }: AgesProps) {
  const from = welcomeFrom(meeting);
  const title = 'In welke groep?';
  if (rows.length === 0) return null; // the home page says from which age
  return (
    <Section id="groep" title={title} edge="none" ownHead>
      <Split
        columns="narrow"
        aside={
          <Sheet taped padded>
            <TableFrame>
              <AgeTable rows={rows} year={year} />
            </TableFrame>
          </Sheet>
        }
      >
        <SectionHead
          id="groep-titel"
          title={title}
          lead={`${from ? `${from}. ` : ''}Zoek je kind in de lijst, en je weet bij wie het speelt.`}
        />
        {ownMeetings.length > 0 && (
          <Prose
            paragraphs={[
              `${capitalised(rhythmLine(rhythmOf(meeting)))}, maar niet voor elke groep.`,
              ...ownMeetings,
            ]}
          />
        )}
        {waiting && rows.some(({ isFull }) => isFull) && <WaitingList {...waiting} />}
      </Split>
    </Section>
  );
}

function AgeTable({ rows, year }: Pick<AgesProps, 'rows' | 'year'>) {
  const withYears = rows.some(({ born }) => born);
  const withAges = rows.some(({ age }) => age);
  return (
    <table className={styles.ages}>
      <caption>
        Werkjaar {year}-{year + 1}
      </caption>
      <thead>
        <tr>
          <th scope="col">Groep</th>
          {withYears && <th scope="col">Geboren in</th>}
          {withAges && <th scope="col">Klas</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, half, age, born, isFull, path }) => (
          <tr key={`${name} ${half}`}>
            <th scope="row">
              {path ? <a href={path}>{name}</a> : name}
              {isFull && (
                <>
                  {' '}
                  <strong className={styles.full}>vol</strong>
                </>
              )}
              {half && <small>{half}</small>}
            </th>
            {withYears && <td data-column="Geboren in">{born ?? '–'}</td>}
            {withAges && <td data-column="Klas">{age ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
