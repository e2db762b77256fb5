import { builtInNames } from '@/lib/calendar/builtInNames';
import { inPieces, linesOf, linesOnPage, overPages, packingPages } from '@/lib/camp/booklet';
import { bookletGroups } from '@/lib/camp/bookletGroups';
import { campDocuments, hasRefund } from '@/lib/camp/documents';
import { campTasks } from '@/lib/camp/tasks';
import type { Camp, ShownContent } from '@/lib/content/schemas/content';
import { listed } from '@/lib/text/words';
import type { FootName } from '@/lib/theme/feet';
import { DayPlan } from './DayPlan';
import { Extras } from './Extras';
import { Letter } from './Letter';
import { Packing } from './Packing';
import { Price } from './Price';
import { type BookletRule, Rules } from './Rules';
import type { Inside } from './Table';
import { Tasks } from './Tasks';
import { allTrips, Trips } from './Trips';
import { Calls, Visit } from './Visit';
import { Contents, Welcome } from './Welcome';

type Booklet = NonNullable<Camp['boekje']>;
type BookletContent = Omit<ShownContent, 'camp'> & { camp: Camp & { boekje: Booklet } };

/** The pages of the booklet between its cover and its back, a table of contents among the first. @param isOver see `isBookletOver` */
export function pagesInside(content: BookletContent, isOver: boolean): Inside[] {
  const subjects = subjectsOf(content, isOver);
  const { groet, inleiding, tekst = [], ondertekening } = content.camp.boekje;
  const listedPages = subjects.filter(({ isMore }) => !isMore);
  const blocks: Block[] = [
    ...tekst.map((text) => ({ text, height: linesOf(text) + 0.5 })),
    { height: 3 + listedPages.length * 1.6 },
  ];
  const opening = overPages(blocks, ({ height }) => height, linesOnPage - 2 - linesOf(inleiding, 48) * 1.4);
  const signed = Math.max(0, opening.map((some) => some.some(({ text }) => text)).lastIndexOf(true));
  const numbers = new Map(subjects.map(({ id }, at) => [id, 2 + opening.length + at])); // after the cover
  const contents = (
    <Contents pages={listedPages.map(({ id, title }) => ({ id, title, number: numbers.get(id) ?? 0 }))} />
  );
  const letter = opening.map((some, at): Inside => {
    const isAlone = at > signed;
    return {
      id: at === 0 ? 'welkom' : `welkom-${at + 1}`,
      title: isAlone ? contentsTitle : (groet ?? 'Welkom'),
      body: (
        <>
          <Welcome
            inleiding={at === 0 ? inleiding : undefined}
            tekst={some.flatMap(({ text }) => text ?? [])}
            ondertekening={at === signed ? ondertekening : undefined}
          />
          {at === opening.length - 1 && !isAlone && <h3>{contentsTitle}</h3>}
          {at === opening.length - 1 && contents}
        </>
      ),
    };
  });
  return [...letter, ...subjects];
}

/** A paragraph of the letter that opens the booklet; without a text, its table of contents. */
type Block = { text?: string; height: number };

const contentsTitle = 'In dit boekje';

/** Pages with one title: those after the first say that they go on. @param foot the drawing below the text of the last */
const inside = (id: string, title: string, bodies: readonly React.ReactNode[], foot?: FootName): Inside[] =>
  bodies.filter(Boolean).map((body, at, { length }) => ({
    ...(at === 0
      ? { id, title, body }
      : { id: `${id}-${at + 1}`, title: `${title}, vervolg`, body, isMore: true }),
    foot: at === length - 1 ? foot : undefined,
  }));

/** What the booklet has to say, a subject on one page or more. */
function subjectsOf(content: BookletContent, isOver: boolean): Inside[] {
  const { site, camp, calendar, documents } = content;
  const { boekje, kamp, documenten } = camp;
  const { jaar, vertrek, leiding, nood, thuis } = boekje;
  const { medical } = campDocuments(documents);
  const { about, others } = bookletGroups(content);
  const departing = vertrek.flatMap(({ voor = [] }) => voor);
  const paying = vertrek.flatMap(({ voor = [], prijs }) => (prijs === undefined ? [] : voor));
  const named = boekje.paklijst.filter(({ naam }) => naam);
  const extras = boekje.paklijst.filter(({ voor }) => voor);

  const trips = inPieces(allTrips(vertrek, kamp, others(departing)), 4);
  const hasVisit = Boolean(kamp.bezoek ?? boekje.bezoek);
  const hasManyCalls = leiding.length > (hasVisit ? 3 : 4);
  const rules: BookletRule[] = [
    ...(medical
      ? [{ ...formOf(documenten), file: { button: documenten.fiche.knop, href: medical.href } }]
      : []),
    ...boekje.afspraken,
  ];
  const extrasAndRules = total(extras, extraHeight) + 3 + total(thuis, ruleHeight);
  const isTogether = extras.length > 0 && extrasAndRules <= linesOnPage;

  return [
    ...inside(
      'heen',
      'Heen en terug',
      trips.map((some, at) => (
        <Trips
          key={listed(some[0]?.voor ?? [], 'en')}
          trips={some}
          year={jaar}
          bagage={at === trips.length - 1 ? boekje.bagage : undefined}
          about={about}
        />
      )),
    ),
    ...inside(
      'adres',
      'Waar we slapen',
      [!isOver && <Letter key="" kamp={kamp} way={boekje.weg} post={boekje.post} year={jaar} />],
      'tents',
    ),
    ...inside('bezoek', leiding.length > 0 || nood ? 'Bezoek en bereikbaar' : 'Bezoek', [
      (hasVisit || leiding.length > 0 || nood) && (
        <Visit
          key=""
          {...boekje}
          leiding={hasManyCalls ? [] : leiding}
          visit={kamp.bezoek}
          visitName={calendar?.namen.bezoek ?? builtInNames.visit}
        />
      ),
    ]),
    ...inside(
      'bellen',
      'Wie je belt',
      hasManyCalls ? inPieces(leiding, 6).map((some) => <Calls key={some[0]?.naam} people={some} />) : [],
    ),
    ...inside('prijs', 'Prijs en betalen', [
      boekje.prijs && (
        <Price
          key=""
          {...boekje.prijs}
          vertrek={vertrek}
          name={site.naam}
          hasRefund={hasRefund(documents)}
          about={about}
          others={others(paying)}
        />
      ),
    ]),
    ...inside(
      'papieren',
      'Papieren en afspraken',
      overPages(rules, ruleHeight).map((some) => <Rules key={some[0]?.naam} rules={some} icon="info" />),
      'flowers',
    ),
    ...inside(
      'paklijst',
      'De paklijst',
      packingPages(named).map((lists) => <Packing key={lists[0]?.naam} lists={lists} />),
    ),
    ...inside(
      'extra',
      'Extra’s, per groep',
      (isTogether ? [extras] : overPages(extras, extraHeight)).map((some) => (
        <Extras key={some[0]?.voor?.join()} extras={some} stays={isTogether ? thuis : []} about={about} />
      )),
      extrasAndRules < linesOnPage - 8 ? 'tents' : undefined, // not as small as a stamp
    ),
    ...inside(
      'thuis',
      'Dit blijft thuis',
      (isTogether ? [] : overPages(thuis, ruleHeight)).map((some) => (
        <Rules key={some[0]?.naam} rules={some} icon="house" />
      )),
    ),
    ...inside(
      'dag',
      'Een dag op kamp',
      inPieces(boekje.dag, 12).map((moments) => <DayPlan key={moments[0]?.uur} moments={moments} />),
    ),
    ...inside(
      'eerst',
      'Vóór je vertrekt',
      inPieces(campTasks(boekje), 9).map((tasks) => <Tasks key={tasks[0]?.wat} tasks={tasks} />),
    ),
  ];
}

const formOf = ({ fiche }: Camp['documenten']) => ({ naam: fiche.titel, tekst: fiche.tekst });

const total = <Part,>(parts: readonly Part[], height: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + height(part), 0);

/** Beside a drawing. */
const ruleHeight = ({ tekst, file }: BookletRule): number => linesOf(tekst, 56) + (file ? 3.5 : 2);

/** Two columns: the groups, and what they bring. */
const extraHeight = ({ voor = [], wat }: Booklet['paklijst'][number]): number =>
  0.8 + Math.max(linesOf(listed(voor, 'en'), 28), linesOf(wat.join(', '), 36));
