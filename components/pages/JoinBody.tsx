import { Ages } from '@/components/lid/Ages';
import { Enrol } from '@/components/lid/Enrol';
import { EnrolWay } from '@/components/lid/EnrolWay';
import { Fee } from '@/components/lid/Fee';
import { GoodToKnow } from '@/components/lid/GoodToKnow';
import { Ticket } from '@/components/lid/Ticket';
import { WhomToTell } from '@/components/lid/WhomToTell';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { meetingEntries } from '@/lib/calendar/entries';
import { hasRefund } from '@/lib/camp/documents';
import { urgentContacts } from '@/lib/camp/urgentContacts';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { ageRows, joiningYear, withPaths } from '@/lib/joining/ageRows';
import { personIn } from '@/lib/joining/personIn';
import { lastLook } from '@/lib/joining/publicFacts';
import { meetingGroups, rhythmOf } from '@/lib/meetings/groups';
import { ownLines } from '@/lib/meetings/meetingWords';
import { ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { pageGraph } from '@/lib/pages/structured-data/pages';
import { comingMeetings } from '@/lib/programme/coming';

/** Null for a group without a page about joining. */
export function JoinBody(content: ShownContent) {
  const { site, home, join, calendar, camp, documents, contact } = content;
  if (!join) return null;
  const { kop, inleiding, wachtlijst, koepel, aanspreekpunt, nagekeken } = join;
  const built = buildDay();
  const year = joiningYear(calendar, built);
  const rhythm = rhythmOf(site.werking);
  const own = ownLines(meetingGroups(content));
  const [meetings] = calendar ? meetingEntries({ ...content, calendar }) : [];
  const people = [...(contact.hoofdleiding?.personen ?? []), aanspreekpunt];
  const rows = withPaths(ageRows(content, year), ageGroupsWithPage(content));
  const looked = lastLook(nagekeken);
  const [urgent] = urgentContacts(contact);
  const carer = personIn(join.zorg, people) ?? (urgent && { telefoon: urgent.phone });
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/lid-worden', heading: kop })} />
      <PhotoBanner
        title={kop}
        lead={inleiding}
        photo={home.welkom.foto}
        scene={{ name: 'field', sign: site.teken }}
      />
      <Ticket
        trying={home.welkom.proberen}
        proberen={join.proberen}
        rhythm={rhythm}
        coming={meetings ? comingMeetings(meetings, built) : []}
        hasOwnMeetings={own.length > 0 && rows.length > 0}
        place={site.lokaal}
        onthaal={join.onthaal}
        fee={site.werking.lidgeld}
        per={site.werking.lidgeldPer}
        inbegrepen={join.inbegrepen}
      >
        <EnrolWay {...join.inschrijven} email={site.email} kind="ink" />
      </Ticket>
      <Ages
        meeting={site.werking}
        ownMeetings={own}
        rows={rows}
        year={year}
        waiting={wachtlijst && { text: wachtlijst.tekst, link: wachtlijst.link, email: site.email }}
      />
      <Fee
        {...join}
        fee={site.werking.lidgeld}
        per={site.werking.lidgeldPer}
        rows={rows}
        helper={personIn(join.korting?.tekst, people)}
        looked={looked}
      />
      <GoodToKnow
        {...join}
        carer={carer}
        words={site.woorden}
        hasCamp={camp !== undefined}
        hasRefund={hasRefund(documents)}
        looked={looked}
      />
      <WhomToTell
        contact={aanspreekpunt}
        leaders={site.woorden.leaders}
        federation={koepel}
        looked={looked}
      />
      <Enrol {...join.inschrijven} email={site.email} />
    </>
  );
}
