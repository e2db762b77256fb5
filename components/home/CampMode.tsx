import { CampCountdowns } from '@/components/ui/CampCountdowns';
import { campContactFacts } from '@/components/ui/campContactFacts';
import { type Fact, FactList } from '@/components/ui/FactList';
import { Icon } from '@/components/ui/Icon';
import { placeFact } from '@/components/ui/placeFact';
import { TearOff, TearOffWords } from '@/components/ui/TearOff';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import type { CampContact } from '@/lib/camp/campContact';
import { allDocuments, type CampDocuments, type DocumentYear } from '@/lib/camp/documents';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import { type CampSeason, campSeason, type Days } from '@/lib/camp/season';
import { isAmongAll, type OwnCamp } from '@/lib/camp/yearlyCamps';
import type { Camp, Home } from '@/lib/content/schemas/content';
import { onlyIn } from '@/lib/dates/datedParts';
import { type CalendarDate, compareInYear, type DayMonth } from '@/lib/dates/days';
import { dayOfMonth, dayRange } from '@/lib/dates/dayWords';
import { minuteAt, startOf, wholeDays } from '@/lib/dates/moment';
import type { Period } from '@/lib/dates/periods';
import { routePath } from '@/lib/pages/pages';
import { addressLine } from '@/lib/text/address';
import { hours } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import { CampBox } from './CampBox';

type CampModeProps = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot' | 'duur' | 'plaats' | 'geheimTot' | 'bezoek'>;
  /** The group's name for the visiting hour. */
  visitName: string;
  form: {
    title: string;
    /** The day before which it has to be handed in; else before they leave. */
    before: DayMonth | undefined;
  };
  documents: CampDocuments;
  /** How the children are reached; with a booklet, the page leads to it. */
  reached: CampContact;
  /** What the group calls its camp: `Bivak`. */
  name: string;
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
 * after it thanks and the documents for a refund. In all other weeks, and without a script, nothing. For who chose age groups with a
 * camp of their own it is about that one.
 */
export function CampMode({ camps, ...props }: CampModeProps) {
  const { kamp, years } = props;
  const yearly = camps.own.filter(isYearly);
  const firstDays = yearly.map(({ from }) => from);
  const seasons = years.map((year) => campSeason({ from: kamp.van, until: kamp.tot }, year, firstDays));
  const ofBooklet = campsThat(camps, (camp) => !isYearly(camp));
  const most = { ...props, camps: ofBooklet, seasons, away: yearly };
  const { others } = campsThat(camps, isYearly);
  const isOver = ({ until }: OwnCamp) => compareInYear(until, kamp.tot) <= 0;
  return (
    <>
      <div {...(yearly.length > 0 && forGroupsAttributes(others))}>
        <BeforeCamp {...most} />
        <DuringCamp {...most} />
      </div>
      {yearly.map((camp) => (
        <OwnWeeks key={camp.names.join()} {...props} camps={campsThat(camps, () => false)} own={camp} />
      ))}
      <div
        {...(yearly.length > 0 &&
          forGroupsAttributes([...others, ...yearly.filter(isOver).flatMap(({ ids }) => ids)]))}
      >
        <AfterCamp {...most} />
      </div>
    </>
  );
}

/** The weeks before and during a camp of age groups; the visiting hour is theirs too where they are there on that day. */
function OwnWeeks({ own, kamp, ...props }: CampModeProps & { own: OwnCamp }) {
  const { from, until } = own;
  const bezoek = kamp.bezoek && isAmongAll(own, kamp.bezoek.dag) ? kamp.bezoek : undefined;
  const theirs = {
    ...{ ...props, own, kamp: { ...kamp, van: from, tot: until, duur: '', bezoek } },
    seasons: props.years.map((year) => campSeason({ from, until }, year)),
  };
  return (
    <div {...forGroupsAttributes(own.ids)} hidden>
      <BeforeCamp {...theirs} />
      <DuringCamp {...theirs} />
    </div>
  );
}

const campPage = routePath('/bivak');
const bookletLink = { href: routePath('/bivak/boekje'), text: 'Lees het kampboekje' };

type SeasonProps = CampModeProps & {
  seasons: readonly CampSeason[];
  /** The camp, when it is that of some age groups alone. */
  own?: OwnCamp | undefined;
  /** Those of other age groups. */
  away?: readonly OwnCamp[] | undefined;
};

/** The anchor and the title of a box, with whose camp it is about. */
const headOf = (id: string, title: string, own: OwnCamp | undefined) =>
  own
    ? {
        id: `${id}-${own.ids[0]}`,
        title: `${listed(own.names, 'en')}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      }
    : { id, title };

/** Who is on camp today, before or after most are. */
const awayToday = ({ away = [], years }: Pick<SeasonProps, 'away' | 'years'>): Fact[] =>
  away.map(({ names, from, until }) => ({
    icon: 'tent',
    label: 'Nu op kamp',
    answer: listed(names, 'en'),
    more: `Tot en met ${dayOfMonth(until)}`,
    attributes: onlyIn(...years.map((year) => period(campSeason({ from, until }, year).during))),
  }));

/** The place of a camp: the one that its age groups wrote, else that of most. */
const whereOf = ({ kamp, own }: Pick<SeasonProps, 'kamp' | 'own'>, label?: string): Fact =>
  own?.place
    ? { icon: 'pin', label: label ?? 'Waar', answer: own.place }
    : placeFact(kamp.plaats, kamp.geheimTot, label);

function BeforeCamp({
  kamp,
  own,
  visitName,
  form,
  documents,
  reached,
  words,
  name,
  seasons,
  away,
  years,
  ...camps
}: SeasonProps) {
  const { van, tot, duur, plaats, bezoek } = kamp;
  const wanted: Fact = documents.medical
    ? {
        icon: 'medkit',
        label: `Afgeven ${form.before ? `vóór ${dayOfMonth(form.before)}` : 'voor het vertrek'}`,
        answer: `[${form.title}](${documents.medical.href})`,
        more: 'Elk jaar opnieuw, voor elke deelnemer',
      }
    : { icon: 'calendar', label: 'Wanneer', answer: dayRange(van, tot), more: duur };
  const place: Fact = bezoek
    ? { ...visit(visitName, bezoek), ...(plaats && { more: `${plaats.name}, ${plaats.town}` }) }
    : { ...whereOf({ kamp, own }), ...(plaats && !own?.place && { more: addressLine(plaats) }) };
  return (
    <div {...onlyIn(...periods(seasons, 'before'))}>
      <CampBox
        {...headOf('bijna-op-bivak', `Bijna op ${name.toLowerCase()}`, own)}
        lead={words?.vooraf ?? 'Nog even, en we vertrekken.'}
        tearOff={<CampCountdowns {...camps} away={away} from={van} until={tot} name={name} isSoon />}
        link={
          reached.booklet ? bookletLink : { href: campPage, text: `Alles over het ${name.toLowerCase()}` }
        }
      >
        <FactList facts={[wanted, place, ...awayToday({ away, years })]} />
      </CampBox>
    </div>
  );
}

function DuringCamp({ kamp, own, visitName, reached, words, name, years, seasons, camps }: SeasonProps) {
  const { tot, bezoek } = kamp;
  const here = whereOf({ kamp, own }, 'Hier slapen we');
  // the number of the booklet is that of most
  const calls = campContactFacts(
    own ? { people: reached.people } : reached,
    seasons.map((season) => season.during),
  );
  const ends = lastDays(tot, camps);
  const home = ends.map(
    ({ words, attributes }): Fact => ({ icon: 'house', label: 'Terug thuis', answer: words, attributes }),
  );
  const visits = bezoek ? years.map((year) => ({ ...bezoek.dag, year })) : [];
  const over = bezoek ? visits.map((day) => minuteAt(day, bezoek.tot)) : [];
  return (
    <div {...onlyIn(...periods(seasons, 'during'))}>
      <CampBox
        {...headOf('op-kamp', 'We zijn op kamp', own)}
        lead={words?.tijdens ?? 'Hier vind je waar we zijn, en tot wanneer.'}
        tearOff={
          <TearOff top={name} data-state="busy">
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
        link={reached.booklet ? bookletLink : { href: campPage, text: 'Naar de kamppagina' }}
      >
        {bezoek ? (
          <>
            <div
              {...onlyIn(...visits.map((day, at) => within(seasons[at]?.during, { until: startOf(day) })))}
            >
              <FactList facts={[here, visit(visitName, bezoek), ...calls]} />
            </div>
            <div {...onlyIn(...visits.map((day, at) => ({ from: startOf(day), until: over[at] ?? 0 })))}>
              <FactList facts={[here, visit(visitName, bezoek, 'Vandaag'), ...calls]} />
            </div>
            <div {...onlyIn(...over.map((from, at) => within(seasons[at]?.during, { from })))}>
              <FactList facts={[here, ...home, ...calls]} />
            </div>
          </>
        ) : (
          <FactList facts={[here, ...home, ...calls]} />
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

function AfterCamp({ away, documents: { camps }, words, name, seasons }: SeasonProps) {
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
                {name}{' '}
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
            <FactList
              facts={[
                hasDocuments && refund(during.first.year),
                lost,
                ...awayToday({ away, years: [during.first.year] }),
              ]}
            />
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
