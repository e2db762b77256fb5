import { AboutUs } from '@/components/home/AboutUs';
import { Activities } from '@/components/home/Activities';
import { CalendarSubscription } from '@/components/home/CalendarSubscription';
import { CampMode } from '@/components/home/CampMode';
import { Hero } from '@/components/home/Hero';
import { QuickFacts } from '@/components/home/QuickFacts';
import { Support } from '@/components/home/Support';
import { Uniforms } from '@/components/home/Uniforms';
import { StructuredData } from '@/components/ui/StructuredData';
import { calendarEntries, campYears } from '@/lib/calendar/entries';
import { planOf } from '@/lib/calendar/plan';
import { campDocuments } from '@/lib/camp/documents';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { homeGraph } from '@/lib/pages/structured-data/pages';

export function HomeBody({ site, home, camp, calendar, documents }: ShownContent) {
  const { welkom, kamp, overOns, activiteiten, uniformen, steun } = home;
  const { lokaal, werking, siteAdres, teken } = site;
  const dated = { site, camp, calendar, built: buildDay() };
  const entries = calendarEntries(dated);
  return (
    <>
      <StructuredData graph={homeGraph(dated)} />
      <Hero {...welkom} teken={teken} />
      <CampMode
        kamp={camp.kamp}
        visitName={calendar.namen.bezoek}
        form={camp.documenten.fiche.titel}
        documents={campDocuments(documents)}
        words={kamp}
        years={campYears(entries)}
      />
      <QuickFacts
        welcome={welkom}
        meeting={werking}
        plan={planOf({ entries, since: calendar.werkjaar.van })}
        skipped={entries[0].skipped}
      />
      <AboutUs {...overOns} />
      <Activities {...activiteiten} site={{ lokaal, werking, teken }} />
      <CalendarSubscription texts={calendar} entries={entries} siteAdres={siteAdres} />
      <Uniforms {...uniformen} />
      <Support {...steun} />
    </>
  );
}
