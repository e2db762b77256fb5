import { AboutUs } from '@/components/home/AboutUs';
import { Activities } from '@/components/home/Activities';
import { CalendarSubscription } from '@/components/home/CalendarSubscription';
import { Hero } from '@/components/home/Hero';
import { QuickFacts } from '@/components/home/QuickFacts';
import { Support } from '@/components/home/Support';
import { Uniforms } from '@/components/home/Uniforms';
import { StructuredData } from '@/components/ui/StructuredData';
import { calendarEntries } from '@/lib/calendar/entries';
import { calendar, camp, home, site } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { homeGraph } from '@/lib/structured-data/pages';

export function generateMetadata() {
  const { titel, beschrijving, welkom } = home();
  return pageMetadata({
    site: site(),
    title: titel,
    description: beschrijving,
    route: '/',
    imageAlt: welkom.foto.alt,
  });
}

export default function HomePage() {
  const { welkom, overOns, activiteiten, uniformen, steun } = home();
  const all = { site: site(), camp: camp(), calendar: calendar() };
  const { lokaal, werking, siteAdres } = all.site;
  return (
    <>
      <StructuredData graph={homeGraph(all)} />
      <Hero {...welkom} />
      <QuickFacts welcome={welkom} meeting={werking} />
      <AboutUs {...overOns} />
      <Activities {...activiteiten} site={{ lokaal, werking }} />
      <CalendarSubscription texts={all.calendar} entries={calendarEntries(all)} siteAdres={siteAdres} />
      <Uniforms {...uniformen} />
      <Support {...steun} />
    </>
  );
}
