import { AboutUs } from '@/components/home/AboutUs';
import { Activities } from '@/components/home/Activities';
import { CalendarSubscription } from '@/components/home/CalendarSubscription';
import { CampMode } from '@/components/home/CampMode';
import { Hero } from '@/components/home/Hero';
import { LatestNews } from '@/components/home/LatestNews';
import { QuickFacts } from '@/components/home/QuickFacts';
import { Support } from '@/components/home/Support';
import { Uniforms } from '@/components/home/Uniforms';
import { StructuredData } from '@/components/ui/StructuredData';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { campYears, datedEntries, type MeetingEntry, meetingEntries } from '@/lib/calendar/entries';
import { planOf } from '@/lib/calendar/plan';
import { campContact } from '@/lib/camp/campContact';
import { campDocuments } from '@/lib/camp/documents';
import { ownCamps } from '@/lib/camp/ownCamps';
import { formDeadline } from '@/lib/camp/tasks';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import type { CalendarDate } from '@/lib/dates/days';
import { feesOf } from '@/lib/joining/fees';
import { meetingGroups } from '@/lib/meetings/groups';
import { meetingLine, ownLines } from '@/lib/meetings/meetingWords';
import { newsOnHome } from '@/lib/pages/news';
import { homeGraph } from '@/lib/pages/structured-data/pages';
import { comingDays, comingMeetings } from '@/lib/programme/coming';
import { programmeOf } from '@/lib/programme/programme';

/** The coming meetings of a rhythm that differs, in words. */
const ownMeetings = (entry: MeetingEntry, built: CalendarDate) =>
  comingMeetings(entry, built)
    .slice(0, 2) // enough until the next build, and light
    .map(({ day, period }) => ({
      who: entry.who ?? '',
      line: meetingLine(day, entry.rhythm),
      period,
    }));

export function HomeBody(content: ShownContent) {
  const { site, home, camp, calendar, documents, join } = content;
  const { welkom, kamp, overOns, activiteiten, uniformen, steun } = home;
  const { lokaal, werking, siteAdres, teken } = site;
  const built = buildDay();
  const inCalendar = { ...content, built };
  const dated = datedEntries(inCalendar);
  const meetings = calendar && meetingEntries({ ...content, calendar });
  const programme = programmeOf(content);
  const news = newsOnHome(content, built);
  const own = ownLines(meetingGroups(content));
  const fees = feesOf(content);
  return (
    <>
      <StructuredData graph={homeGraph(inCalendar)} />
      <Hero
        {...welkom}
        teken={teken}
        tryDays={
          join && welkom.proberen
            ? (meetings ? comingMeetings(meetings[0], built) : []).slice(0, 2)
            : undefined
        }
      />
      {camp && (
        <CampMode
          kamp={camp.kamp}
          visitName={calendar?.namen.bezoek ?? builtInNames.visit}
          form={{ title: camp.documenten.fiche.titel, before: formDeadline(camp) }}
          documents={campDocuments(documents)}
          reached={campContact(content)}
          words={kamp}
          name={site.woorden.camp}
          years={campYears(dated)}
          camps={ownCamps(content, built)}
          built={built}
        />
      )}
      <QuickFacts
        lokaal={lokaal}
        welcome={welkom}
        meeting={werking}
        ownMeetings={own}
        fees={fees}
        canJoin={join !== undefined}
        next={
          meetings && {
            plan: planOf({ meetings, dated, since: calendar.werkjaar.van }),
            skipped: meetings[0].skipped,
            own: meetings
              .filter(({ who }, index) => who && index > 0)
              .flatMap((entry) => ownMeetings(entry, built)),
            groups: programme && {
              days: comingDays(programme, built),
              ids: programme.groups.map(({ id }) => id),
              havePages: programme.groups.every(({ page }) => page !== undefined),
            },
          }
        }
      />
      {news && <LatestNews {...news} />}
      <AboutUs {...overOns} />
      {activiteiten.kaarten.length > 0 && (
        <Activities {...activiteiten} ownMeetings={own} fees={fees} site={{ lokaal, werking, teken }} />
      )}
      {meetings && (
        <CalendarSubscription texts={calendar} meetings={meetings} dated={dated} siteAdres={siteAdres} />
      )}
      {uniformen && <Uniforms {...uniformen} />}
      {steun && <Support {...steun} />}
    </>
  );
}
