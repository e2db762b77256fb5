import { Back } from '@/components/boekje/Back';
import { Booklet } from '@/components/boekje/Booklet';
import { Cover } from '@/components/boekje/Cover';
import { Now } from '@/components/boekje/Now';
import { Opening } from '@/components/boekje/Opening';
import { pagesInside } from '@/components/boekje/pagesInside';
import { Table } from '@/components/boekje/Table';
import { StructuredData } from '@/components/ui/StructuredData';
import { bookletDays, bookletEnd, isBookletOver, pagesToFill } from '@/lib/camp/booklet';
import { bookletGroups } from '@/lib/camp/bookletGroups';
import { hasRefund } from '@/lib/camp/documents';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { addDays } from '@/lib/dates/days';
import { dayRange } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { pageGraph } from '@/lib/pages/structured-data/pages';

/** Null for a group without a booklet. */
export function BookletBody(content: ShownContent) {
  const { site, camp, documents } = content;
  if (!camp?.boekje) return null;
  const { boekje, kamp } = camp;
  const { groups, about } = bookletGroups(content);
  const inside = pagesInside(
    { ...content, camp: { ...camp, boekje } },
    isBookletOver({ kamp, boekje }, buildDay()),
  );
  const toFill = pagesToFill(inside.length + 2);
  const title = boekje.thema ?? `Op kamp met ${site.korteNaam}`;
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/bivak/boekje', heading: title })} />
      <Cover
        year={boekje.jaar}
        title={title}
        foot={[dayRange(kamp.van, kamp.tot), kamp.plaats && `${kamp.plaats.name}, ${kamp.plaats.town}`]
          .filter(Boolean)
          .join(' · ')}
        sign={site.teken}
      />
      <Booklet
        year={boekje.jaar}
        ids={groups.map(({ id }) => id)}
        gone={startOf(addDays(bookletEnd({ kamp, boekje }), 1))}
      >
        <Opening pages={inside.length + toFill + 2} groups={groups} camp={site.woorden.camp}>
          <Now
            {...boekje}
            days={bookletDays({ kamp, boekje })}
            hasRefund={hasRefund(documents)}
            about={about}
          />
        </Opening>
        <Table pages={inside} toFill={toFill} back={<Back {...site} emergency={boekje.nood} />} />
      </Booklet>
    </>
  );
}
