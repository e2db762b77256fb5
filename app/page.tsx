import { AboutUs } from '@/components/home/AboutUs';
import { Activities } from '@/components/home/Activities';
import { CalendarSubscription } from '@/components/home/CalendarSubscription';
import { Hero } from '@/components/home/Hero';
import { QuickFacts } from '@/components/home/QuickFacts';
import { Support } from '@/components/home/Support';
import { Uniforms } from '@/components/home/Uniforms';
import { StructuredData } from '@/components/ui/StructuredData';
import { calendarEntries } from '@/lib/calendar/entries';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { homeGraph } from '@/lib/structured-data/pages';

export function generateMetadata() {
  const { site, home } = content();
  return pageMetadata({ site, page: home, route: '/', imageAlt: home.welkom.foto.alt });
}

export default function HomePage() {
  const { site, home, camp, calendar } = content();
  const { welkom, overOns, activiteiten, uniformen, steun } = home;
  const { lokaal, werking, siteAdres } = site;
  return (
    <>
      <StructuredData graph={homeGraph({ site, camp, calendar })} />
      <Hero {...welkom} />
      <QuickFacts welcome={welkom} meeting={werking} />
      <AboutUs {...overOns} />
      <Activities {...activiteiten} site={{ lokaal, werking }} />
      <CalendarSubscription
        texts={calendar}
        entries={calendarEntries({ site, camp, calendar })}
        siteAdres={siteAdres}
      />
      <Uniforms {...uniformen} />
      <Support {...steun} />
    </>
  );
}
