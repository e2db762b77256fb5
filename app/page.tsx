import { AboutUs } from '@/components/home/AboutUs';
import { Activities } from '@/components/home/Activities';
import { Hero } from '@/components/home/Hero';
import { QuickFacts } from '@/components/home/QuickFacts';
import { Support } from '@/components/home/Support';
import { Uniforms } from '@/components/home/Uniforms';
import { home, site } from '@/lib/content';

export default function HomePage() {
  const { welkom, overOns, activiteiten, uniformen, steun } = home();
  const { lokaal, werking } = site();
  return (
    <>
      <Hero {...welkom} />
      <QuickFacts welcome={welkom} meeting={werking} />
      <AboutUs {...overOns} />
      <Activities {...activiteiten} site={{ lokaal, werking }} />
      <Uniforms {...uniformen} />
      <Support {...steun} />
    </>
  );
}
