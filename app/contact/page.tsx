import { HeadLeaders } from '@/components/contact/HeadLeaders';
import { Postcard } from '@/components/contact/Postcard';
import { Banner } from '@/components/ui/Banner';
import { contact, site } from '@/lib/content';

export default function ContactPage() {
  const { kop, inleiding, formulierTitel, hoofdleiding } = contact();
  const { naam, lokaal, email } = site();
  return (
    <>
      <Banner title={kop} lead={inleiding} paper="forest" overlap />
      <Postcard title={formulierTitel} naam={naam} lokaal={lokaal} email={email}>
        <p>form</p>
      </Postcard>
      <HeadLeaders {...hoofdleiding} />
    </>
  );
}
