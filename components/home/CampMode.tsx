import { CampCountdowns } from '@/components/ui/CampCountdowns';
import { type Fact, FactList } from '@/components/ui/FactList';
import { Icon } from '@/components/ui/Icon';
import { placeFact } from '@/components/ui/placeFact';
import { TearOff, TearOffWords } from '@/components/ui/TearOff';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import type { OwnCamps } from '@/lib/camp/bookletGroups';
import { allDocuments, type CampDocuments, type DocumentYear } from '@/lib/camp/documents';
import { type CampSeason, campSeason, type Days } from '@/lib/camp/season';
import type { Camp, Home } from '@/lib/content/schemas/content';
import { onlyIn } from '@/lib/dates/datedParts';
import { type CalendarDate, compareInYear, type DayMonth } from '@/lib/dates/days';
import { dayOfMonth, dayRange } from '@/lib/dates/dayWords';
import { minuteAt, startOf, wholeDays } from '@/lib/dates/moment';
import type { Period } from '@/lib/dates/periods';
import { routePath } from '@/lib/pages/pages';
import { addressLine } from '@/lib/text/address';
import { hours } from '@/lib/text/format';
import { CampBox } from './CampBox';

type CampModeProps = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot' | 'duur' | 'plaats' | 'geheimTot' | 'bezoek'>;
  /** The group's names for the visiting hour and the medical form. */
  visitName: string;
  form: string;
  documents: CampDocuments;
  /** Whether there is a booklet to lead to. */
  hasBooklet: boolean;
  /** The group's text per season; without it a default. */
  words: Home['kamp'];
  /** Of the camps around which the page may be read. */
  years: readonly number[];
  camps: OwnCamps;
  /** The day of the build. */
  built: CalendarDate;
};

/**
 * In the weeks around camp what parents look for: before it the medical form and the visiting hour, during camp the place,
 * after it thanks and the documents for a refund. In all other weeks, and without a script, nothing.
 */
export function CampMode(props: CampModeProps) {
  const { kamp, years } = props;
  const seasons = years.map((year) => campSeason({ from: kamp.van, until: kamp.tot }, year));
  return (
    <>
      <BeforeCamp {...props} seasons={seasons} />
      <DuringCamp {...props} seasons={seasons} />
      <AfterCamp {...props} seasons={seasons} />
    </>
  );
}

const campPage = routePath('/bivak');
const bookletLink = { href: routePath('/bivak/boekje'), text: 'Lees het kampboekje' };

type SeasonProps = CampModeProps & { seasons: readonly CampSeason[] };

function BeforeCamp({ kamp, visitName, form, documents, hasBooklet, words, seasons, ...camps }: SeasonProps) {
  const { van, tot, duur, plaats, bezoek } = kamp;
  const wanted: Fact = documents.medical
    ? {
        icon: 'medkit',
        label: 'Afgeven voor het vertrek',
        answer: `[${form}](${documents.medical.href})`,
        more: 'Elk jaar opnieuw, voor elke deelnemer',
      }
    : { icon: 'calendar', label: 'Wanneer', answer: dayRange(van, tot), more: duur };
  const place: Fact = bezoek
    ? { ...visit(visitName, bezoek), ...(plaats && { more: `${plaats.name}, ${plaats.town}` }) }
    : { ...placeFact(plaats, kamp.geheimTot), ...(plaats && { more: addressLine(plaats) }) };
  return (
    <div {...onlyIn(...periods(seasons, 'before'))}>
      <CampBox
        id="bijna-op-bivak"
        title="Bijna op bivak"
        lead={words?.vooraf ?? 'Nog even, en we vertrekken.'}
        tearOff={<CampCountdowns {...camps} from={van} until={tot} isSoon />}
        link={hasBooklet ? bookletLink : { href: campPage, text: 'Alles over het bivak' }}
      >
        <FactList facts={[wanted, place]} />
      </CampBox>
    </div>
  );
}

function DuringCamp({ kamp, visitName, hasBooklet, words, years, seasons, camps }: SeasonProps) {
  const { tot, bezoek } = kamp;
  const here = placeFact(kamp.plaats, kamp.geheimTot, 'Hier slapen we');
  const ends = lastDays(tot, camps);
  const home = ends.map(
    ({ words, attributes }): Fact => ({ icon: 'house', label: 'Terug thuis', answer: words, attributes }),
  );
  const visits = bezoek ? years.map((year) => ({ ...bezoek.dag, year })) : [];
  const over = bezoek ? visits.map((day) => minuteAt(day, bezoek.tot)) : [];
  return (
    <div {...onlyIn(...periods(seasons, 'during'))}>
      <CampBox
        id="op-kamp"
        title="We zijn op kamp"
        lead={words?.tijdens ?? 'Hier vind je waar we zijn, en tot wanneer.'}
        tearOff={
          <TearOff top="Bivak" data-state="busy">
            <TearOffWords size="large">Kamp is bezig</TearOffWords>{' '}
            <TearOffWords size="drawing">
              <Icon name="tent" />
            </TearOffWords>{' '}
            {ends.map(({ words, attributes }) => (
              <TearOffWords key={words} size="small" {...attributes}>
                tot en met {words}{' '}
              </TearOffWords>
            ))}
          </TearOff>
        }
        link={hasBooklet ? bookletLink : { href: campPage, text: 'Naar de kamppagina' }}
      >
        {bezoek ? (
          <>
            <div
              {...onlyIn(...visits.map((day, at) => within(seasons[at]?.during, { until: startOf(day) })))}
            >
              <FactList facts={[here, visit(visitName, bezoek)]} />
            </div>
            <div {...onlyIn(...visits.map((day, at) => ({ from: startOf(day), until: over[at] ?? 0 })))}>
              <FactList facts={[here, visit(visitName, bezoek, 'Vandaag')]} />
            </div>
            <div {...onlyIn(...over.map((from, at) => within(seasons[at]?.during, { from })))}>
              <FactList facts={[here, ...home]} />
            </div>
          </>
        ) : (
          <FactList facts={[here, ...home]} />
        )}
      </CampBox>
    </div>
  );
}

/** The last day of most, and those of age groups that go home on another; `groups.script.ts` shows the one of the chosen. */
function lastDays(last: DayMonth, { own, others }: OwnCamps) {
  const isLast = (day: DayMonth) => compareInYear(day, last) === 0;
  const days = new Map([last, ...own.map(({ until }) => until)].map((day) => [dayOfMonth(day), day]));
  return [...days].map(([words, day]) => {
    const ids = own.filter(({ until }) => compareInYear(until, day) === 0).flatMap((camp) => camp.ids);
    const of = forGroupsAttributes(isLast(day) ? [...others, ...ids] : ids);
    return { words, attributes: days.size === 1 ? {} : { ...of, hidden: !isLast(day) } };
  });
}

function AfterCamp({ documents: { camps }, words, seasons }: SeasonProps) {
  const lost: Fact = {
    icon: 'chat',
    label: 'Iets kwijt?',
    answer: '[Schrijf ons een kaartje](/contact)',
    more: words?.verloren,
  };
  const refund = (year: number): Fact => ({
    icon: 'euro',
    label: 'Terugbetaling',
    answer: `Papieren van ${year}${camps.some((camp) => camp.year === String(year) && hasDocument(camp)) ? '' : ' volgen'}`,
    more: 'Veel ziekenfondsen betalen een deel terug',
  });
  const hasDocuments = camps.length > 0;
  return (
    <div {...onlyIn(...periods(seasons, 'after'))}>
      <CampBox
        id="na-het-kamp"
        title="Wat een kamp!"
        lead={words?.nadien ?? 'Dank aan iedereen die erbij was en meehielp.'}
        tearOff={
          <TearOff
            data-state="after"
            top={
              <>
                Bivak{' '}
                {seasons.map(({ during, after }) => (
                  <span key={during.first.year} {...onlyIn(period(after))}>
                    {during.first.year}
                  </span>
                ))}
              </>
            }
          >
            <TearOffWords size="drawing">
              <Icon name="heart" />
            </TearOffWords>
            <TearOffWords size="large">Bedankt!</TearOffWords>{' '}
            <TearOffWords size="small">tot volgend jaar</TearOffWords>
          </TearOff>
        }
        link={
          hasDocuments
            ? { href: `${campPage}#welk-papier`, text: 'Welk papier heb ik nodig?' }
            : { href: campPage, text: 'Naar de kamppagina' }
        }
      >
        {seasons.map(({ during, after }) => (
          <div key={during.first.year} {...onlyIn(period(after))}>
            <FactList facts={hasDocuments ? [refund(during.first.year), lost] : [lost]} />
          </div>
        ))}
      </CampBox>
    </div>
  );
}

/** Whether a document of that year exists, and is not only expected. */
const hasDocument = (camp: DocumentYear) => allDocuments({ camps: [camp], fees: [] }).length > 0;

const visit = (
  label: string,
  { dag, van, tot, tekst }: NonNullable<Camp['kamp']['bezoek']>,
  day = dayOfMonth(dag),
): Fact => ({ icon: 'child', label, answer: `${day}, ${hours(van, tot)}`, more: tekst });

const period = ({ first, last }: Days) => wholeDays(first, last);

const periods = (seasons: readonly CampSeason[], state: keyof CampSeason) =>
  seasons.map((season) => period(season[state]));

const within = (days: Days | undefined, part: Period): Period => ({ ...(days && period(days)), ...part });
