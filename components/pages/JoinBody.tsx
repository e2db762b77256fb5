import { Ages } from '@/components/lid/Ages';
import { Enrol } from '@/components/lid/Enrol';
import { Fee } from '@/components/lid/Fee';
import { GoodToKnow } from '@/components/lid/GoodToKnow';
import { WhomToTell } from '@/components/lid/WhomToTell';
import { Banner } from '@/components/ui/Banner';
import { StructuredData } from '@/components/ui/StructuredData';
import { hasRefund } from '@/lib/camp/documents';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { ageRows, joiningYear, withPaths } from '@/lib/joining/ageRows';
import { lastLook } from '@/lib/joining/publicFacts';
import { meetingGroups } from '@/lib/meetings/groups';
import { ownLines } from '@/lib/meetings/meetingWords';
import { ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { pageGraph } from '@/lib/pages/structured-data/pages';

/** Null for a group without a page about joining. */
export function JoinBody(content: ShownContent) {
  const { site, home, join, calendar, camp, documents } = content;
  if (!join) return null;
  const { kop, inleiding, vol, wachtlijst, koepel, aanspreekpunt, nagekeken } = join;
  const year = joiningYear(calendar, buildDay());
  const rows = withPaths(ageRows(content, year, vol), ageGroupsWithPage(content));
  const looked = lastLook(nagekeken);
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/lid-worden', heading: kop })} />
      <Banner title={kop} lead={inleiding} paper="sky" />
      <Ages
        meeting={site.werking}
        ownMeetings={ownLines(meetingGroups(content))}
        rows={rows}
        year={year}
        waiting={wachtlijst && { text: wachtlijst.tekst, link: wachtlijst.link, email: site.email }}
      />
      <Fee {...join} fee={site.werking.lidgeld} rows={rows} trying={home.welkom.proberen} looked={looked} />
      <Enrol {...join.inschrijven} email={site.email} />
      <GoodToKnow {...join} hasCamp={camp !== undefined} hasRefund={hasRefund(documents)} looked={looked} />
      <WhomToTell contact={aanspreekpunt} federation={koepel} looked={looked} />
    </>
  );
}
