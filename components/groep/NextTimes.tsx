import { FeedAddress } from '@/components/ui/FeedAddress';
import { FileLink } from '@/components/ui/FileLink';
import { Lead } from '@/components/ui/Lead';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { feedAddress, feedOnTheWeb } from '@/lib/calendar/feedAddress';
import type { AgeGroup } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { isoDay } from '@/lib/dates/days';
import { monthName, shortWeekday } from '@/lib/dates/dayWords';
import { shownFrom } from '@/lib/dates/shownFrom';
import type { Group } from '@/lib/meetings/groups';
import { usualTimes } from '@/lib/meetings/meetingWords';
import { routePath } from '@/lib/pages/pages';
import type { NextTime } from '@/lib/programme/coming';
import { hoursFor } from '@/lib/programme/programme';
import { fullDay, timesInWords } from '@/lib/programme/programmeWords';
import { capitalised, listed } from '@/lib/text/words';
import styles from './NextTimes.module.scss';

type NextTimesProps = Pick<AgeGroup, 'tekst' | 'foto'> & {
  group: Group;
  times: readonly NextTime[];
  /** The public address of the site: a calendar app fetches the feed from there. */
  siteAdres: string;
  hasProgramme: boolean;
};

/** The next three times of an age group, beside its photo and its words. Nothing without any of those. */
export function NextTimes({ group, times, siteAdres, hasProgramme, tekst, foto }: NextTimesProps) {
  const { id, name } = group;
  const hasWords = tekst !== undefined || foto !== undefined;
  if (times.length === 0 && !hasWords) return null;
  return (
    <Section id="keer" title={times.length > 0 ? 'De volgende keer' : name} edge="none" ownHead>
      <Split
        columns="wide"
        aside={
          hasWords && (
            <div className={styles.words}>
              {foto && (
                <PhotoFrame
                  photo={foto}
                  scene={{ name: 'group', panel: group.index }}
                  sizes="(min-width: 60em) 30rem, 92vw"
                />
              )}
              {tekst && <Lead>{tekst}</Lead>}
            </div>
          )
        }
      >
        <SectionHead id="keer-titel" title={times.length > 0 ? 'De volgende keer' : name} />
        {times.length > 0 && (
          <Sheet padded>
            <ol className={styles.times}>
              {times.map((time) => (
                <Time key={isoDay(time.day) + (time.activity?.name ?? '')} group={group} time={time} />
              ))}
            </ol>
          </Sheet>
        )}
        {hasProgramme && (
          <>
            <p className={styles.links}>
              <FileLink href={feedAddress(siteAdres, `/programma/${id}.ics`)} icon="calendar">
                Zet {name} in je agenda
              </FileLink>
              <FileLink href={`${routePath('/programma')}#${id}`} icon="arrow-right">
                Heel het programma
              </FileLink>
            </p>
            <div className={styles.paste}>
              <FeedAddress address={feedOnTheWeb(siteAdres, `/programma/${id}.ics`)}>
                Opent je agenda niet? Plak daar dit adres:
              </FeedAddress>
            </div>
          </>
        )}
      </Split>
    </Section>
  );
}

function Time({ group, time: { day, activity, period } }: { group: Group; time: NextTime }) {
  const times = activity ? timesInWords(activity, hoursFor(activity, group)) : usualTimes(group.rhythm).hours;
  const place = activity ? activity.place : group.rhythm.place;
  const { bring = [], cancelled, isForAll = false } = activity ?? {};
  return (
    <li {...shownFrom(buildDay(), period)} data-all={isForAll || undefined}>
      <p className={styles.leaf} aria-hidden="true">
        <span>{shortWeekday(day)}</span> <strong>{day.day}</strong> <span>{monthName(day)}</span>
      </p>
      <div>
        <p className={styles.when}>{[capitalised(fullDay(day)), times, place].filter(Boolean).join(', ')}</p>
        <h3>{cancelled === undefined ? (activity?.name ?? 'Nog niet bekend') : <s>{activity?.name}</s>}</h3>
        {cancelled !== undefined && (
          <p>
            <strong>Gaat niet door.</strong> {cancelled}
          </p>
        )}
        {cancelled === undefined && bring.length > 0 && <p>Breng mee: {listed(bring, 'en')}.</p>}
      </div>
    </li>
  );
}
