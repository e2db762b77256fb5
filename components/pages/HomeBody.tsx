import { AboutUs } from '@/components/home/AboutUs';
import { Activities } from '@/components/home/Activities';
import { CalendarSubscription } from '@/components/home/CalendarSubscription';
import { CampMode } from '@/components/home/CampMode';
import { Hero } from '@/components/home/Hero';
import { QuickFacts } from '@/components/home/QuickFacts';
import { Support } from '@/components/home/Support';
import { Uniforms } from '@/components/home/Uniforms';
import { StructuredData } from '@/components/ui/StructuredData';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { campYears, datedEntries, weeklyEntry } from '@/lib/calendar/entries';
import { planOf } from '@/lib/calendar/plan';
import { campDocuments } from '@/lib/camp/documents';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { homeGraph } from '@/lib/pages/structured-data/pages';
import { comingDays } from '@/lib/programme/coming';
import { programmeOf } from '@/lib/programme/programme';

export function HomeBody(content: ShownContent) {
  const { site, home, camp, calendar, documents, join } = content;
  const { welkom, kamp, overOns, activiteiten, uniformen, steun } = home;
  const { lokaal, werking, siteAdres, teken } = site;
  const inCalendar = { site, camp, calendar, built: buildDay() };
  const dated = datedEntries(inCalendar);
  const weekly = calendar && weeklyEntry({ site, calendar });
  const programme = programmeOf(content);
  return (
    <>
      <StructuredData graph={homeGraph(inCalendar)} />
      <Hero {...welkom} teken={teken} />
      {camp && (
        <CampMode
          kamp={camp.kamp}
          visitName={calendar?.namen.bezoek ?? builtInNames.visit}
          form={camp.documenten.fiche.titel}
          documents={campDocuments(documents)}
          hasBooklet={camp.boekje !== undefined}
          words={kamp}
          years={campYears(dated)}
        />
      )}
      <QuickFacts
        lokaal={lokaal}
        welcome={welkom}
        meeting={werking}
        canJoin={join !== undefined}
        next={
          weekly &&
          calendar && {
            plan: planOf({ entries: [weekly, ...dated], since: calendar.werkjaar.van }),
            skipped: weekly.skipped,
            groups: programme && {
              days: comingDays(programme, inCalendar.built),
              ids: programme.groups.map(({ id }) => id),
            },
          }
        }
      />
      <AboutUs {...overOns} />
      {activiteiten.kaarten.length > 0 && <Activities {...activiteiten} site={{ lokaal, werking, teken }} />}
      {weekly && calendar && (
        <CalendarSubscription texts={calendar} entries={[weekly, ...dated]} siteAdres={siteAdres} />
      )}
      {uniformen && <Uniforms {...uniformen} />}
      {steun && <Support {...steun} />}
    </>
  );
}
