import '@/styles/global.scss';
import { NotFound } from '@/components/site/NotFound';
import { Shell } from '@/components/site/Shell';
import { content } from '@/lib/content';
import { absentRoutes } from '@/lib/pages/groupPages';
import { layoutMetadata, viewport as pageViewport } from '@/lib/pages/metadata';
import { ownPageNames } from '@/lib/pages/pageNames';

export const viewport = pageViewport;

export function generateMetadata() {
  const { site } = content();
  const { titel, beschrijving } = site.nietGevonden;
  return { ...layoutMetadata(site), title: `${titel} – ${site.korteNaam}`, description: beschrijving };
}

export default function NotFoundPage() {
  const group = content();
  const { nietGevonden, email } = group.site;
  return (
    <Shell content={group}>
      <NotFound
        {...nietGevonden}
        email={email}
        without={absentRoutes(group)}
        names={ownPageNames(group.site.woorden)}
      />
    </Shell>
  );
}
