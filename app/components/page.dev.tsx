import { PageHeading } from '@/components/ui/PageHeading';
import { content } from '@/lib/content';
import { Examples } from './Examples';

/**
 * `/components/` of `npm run dev`, and of no build (`pageExtensions` in next.config.mjs): what there is in `components/ui`, at a glance,
 * before somebody makes another one.
 */
export default function ComponentsPage() {
  return (
    <>
      <PageHeading title="Components" lead="Elk onderdeel van components/ui, in zijn standen." paper="sky" />
      <Examples photo={content().home.welkom.foto} />
    </>
  );
}
