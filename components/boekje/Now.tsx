import { type Fact, FactList } from '@/components/ui/FactList';
import type { AboutGroups } from '@/lib/camp/bookletGroups';
import { campTasks } from '@/lib/camp/tasks';
import type { Camp } from '@/lib/content/schemas/content';
import { onlyIn } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { shortDay } from '@/lib/dates/dayWords';
import { startOf, wholeDays } from '@/lib/dates/moment';
import { telephoneLink, timeOfDay } from '@/lib/text/format';
import { capitalised, listed } from '@/lib/text/words';
import styles from './Now.module.scss';

type Booklet = NonNullable<Camp['boekje']>;
type NowProps = Pick<Booklet, 'vooraf' | 'vertrek' | 'jaar' | 'nood' | 'post'> & {
  days: { first: CalendarDate; last: CalendarDate };
  hasRefund: boolean;
  about: AboutGroups;
};

/** What matters now: before camp the next thing to do, during it the number, letters and the return, after it thanks and documents. */
export function Now({ vooraf, vertrek, jaar, nood, post, days, hasRefund, about }: NowProps) {
  const tasks = campTasks({ vooraf, jaar });
  const begins = startOf(addDays(days.first, -campMonths));
  const returns = vertrek.map(
    ({ voor, terug }): Fact => ({
      icon: 'arrow-left',
      label: `Terug: ${voor ? listed(voor, 'en') : 'iedereen'}`,
      answer: capitalised(`${shortDay(terug.dag, jaar)}, ${timeOfDay(terug.uur)}`),
      more: terug.waar,
      attributes: about(voor),
    }),
  );
  const during: Fact[] = [
    ...(nood
      ? [
          {
            icon: 'phone' as const,
            label: 'Noodnummer',
            answer: `[${nood.telefoon}](${telephoneLink(nood.telefoon)})`,
            more: nood.uitleg,
          },
        ]
      : []),
    ...(post ? [{ icon: 'mail' as const, label: 'Een brief', answer: '[Naar dit adres](#adres)' }] : []),
    ...returns,
  ];
  return (
    <div className={styles.now}>
      {tasks.map(({ wat, when, tekst, ends }, at) => (
        <div key={wat} {...onlyIn({ from: tasks[at - 1]?.ends ?? begins, until: ends })}>
          <FactList
            facts={[
              {
                icon: 'check',
                label: 'Wat moet er nu gebeuren?',
                answer: wat,
                more: [capitalised(when), ...(tekst ? [tekst] : []), '[Alles wat vooraf moet](#eerst)'].join(
                  ' · ',
                ),
              },
            ]}
          />
        </div>
      ))}
      {during.length > 0 && (
        <div {...onlyIn(wholeDays(days.first, days.last))}>
          <FactList facts={during} />
        </div>
      )}
      <div {...onlyIn({ from: startOf(addDays(days.last, 1)) })}>
        <FactList
          facts={[
            {
              icon: 'heart',
              label: 'Iedereen is thuis',
              answer: 'Bedankt, en tot volgend jaar!',
              more: hasRefund
                ? 'De papieren voor je ziekenfonds staan op [de pagina over het kamp](/bivak#terugbetaling).'
                : undefined,
            },
          ]}
        />
      </div>
    </div>
  );
}

/** In days before camp: from then on the booklet says what comes next. */
const campMonths = 200;
