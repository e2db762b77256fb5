import { builtInNames } from '@/lib/calendar/builtInNames';
import { inPieces, linesOf, linesOnPage, overPages, packingPages } from '@/lib/camp/booklet';
import { bookletGroups } from '@/lib/camp/bookletGroups';
import { campDocuments } from '@/lib/camp/documents';
import type { Camp, ShownContent } from '@/lib/content/schemas/content';
import { listed } from '@/lib/text/words';
import { DayPlan } from './DayPlan';
import { Extras } from './Extras';
import { Letter } from './Letter';
import { Packing } from './Packing';
import { Price } from './Price';
import { type Rule, Rules } from './Rules';
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
  const lead = linesOf(inleiding, 48) * 1.4;
  const height = (paragraph: string) => linesOf(paragraph) + 0.5;
  const isShort = lead + total(tekst, height) + 2 + (subjects.length + 2) * 1.6 <= linesOnPage;
  const letter = isShort || tekst.length === 0 ? [tekst] : overPages(tekst, height, linesOnPage - lead - 2);
  const first = 2 + letter.length + (isShort ? 0 : 1); // after the cover
  const contents = (
    <Contents pages={subjects.map(({ id, title }, at) => ({ id, title, number: first + at }))} />
  );
  return [
    ...inside(
      'welkom',
      groet ?? 'Welkom',
      letter.map((paragraphs, at) => (
        <>
          <Welcome
            inleiding={at === 0 ? inleiding : undefined}
            tekst={paragraphs}
            ondertekening={at === letter.length - 1 ? ondertekening : undefined}
          />
          {isShort && <h3>{contentsTitle}</h3>}
          {isShort && contents}
        </>
      )),
    ),
    ...(isShort ? [] : inside('inhoudsopgave', contentsTitle, [contents])),
    ...subjects,
  ];
}

const contentsTitle = 'In dit boekje';

/** Pages with one title: the second says that it goes on. */
const inside = (id: string, title: string, bodies: readonly React.ReactNode[]): Inside[] =>
  bodies.map((body, at) =>
    at === 0 ? { id, title, body } : { id: `${id}-${at + 1}`, title: `${title}, vervolg`, body },
  );

/** What the booklet has to say, a subject on one page or more. */
function subjectsOf(content: BookletContent, isOver: boolean): Inside[] {
  const { site, camp, calendar, documents } = content;
  const { boekje, kamp, documenten } = camp;
  const { jaar, vertrek, leiding, nood, thuis } = boekje;
  const { medical, camps } = campDocuments(documents);
  const { about, others } = bookletGroups(content);
  const departing = vertrek.flatMap(({ voor = [] }) => voor);
  const paying = vertrek.flatMap(({ voor = [], prijs }) => (prijs === undefined ? [] : voor));
  const named = boekje.paklijst.filter(({ naam }) => naam);
  const extras = boekje.paklijst.filter(({ voor }) => voor);

  const trips = inPieces(allTrips(vertrek, kamp, others(departing)), 4);
  const hasVisit = Boolean(kamp.bezoek ?? boekje.bezoek);
  const hasManyCalls = leiding.length > (hasVisit ? 3 : 4);
  const rules: Rule[] = [
    ...(medical
      ? [{ ...formOf(documenten), file: { button: documenten.fiche.knop, href: medical.href } }]
      : []),
    ...boekje.afspraken,
  ];
  const isTogether =
    extras.length > 0 && total(extras, extraHeight) + 3 + total(thuis, ruleHeight) <= linesOnPage;

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
      isOver ? [] : [<Letter key="" kamp={kamp} way={boekje.weg} post={boekje.post} year={jaar} />],
    ),
    ...inside(
      'bezoek',
      leiding.length > 0 || nood ? 'Bezoek en bereikbaar' : 'Bezoek',
      hasVisit || leiding.length > 0 || nood
        ? [
            <Visit
              key=""
              {...boekje}
              leiding={hasManyCalls ? [] : leiding}
              visit={kamp.bezoek}
              visitName={calendar?.namen.bezoek ?? builtInNames.visit}
            />,
          ]
        : [],
    ),
    ...inside(
      'bellen',
      'Wie je belt',
      hasManyCalls ? inPieces(leiding, 6).map((some) => <Calls key={some[0]?.naam} people={some} />) : [],
    ),
    ...inside(
      'prijs',
      'Prijs en betalen',
      boekje.prijs
        ? [
            <Price
              key=""
              {...boekje.prijs}
              vertrek={vertrek}
              name={site.naam}
              hasRefund={camps.length > 0}
              about={about}
              others={others(paying)}
            />,
          ]
        : [],
    ),
    ...inside(
      'papieren',
      'Papieren en afspraken',
      overPages(rules, ruleHeight).map((some) => <Rules key={some[0]?.naam} rules={some} />),
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
    ),
    ...inside(
      'thuis',
      'Dit blijft thuis',
      (isTogether ? [] : overPages(thuis, ruleHeight)).map((some) => (
        <Rules key={some[0]?.naam} rules={some} />
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
      inPieces(boekje.vooraf, 9).map((tasks) => <Tasks key={tasks[0]?.wat} tasks={tasks} year={jaar} />),
    ),
  ];
}

const formOf = ({ fiche }: Camp['documenten']) => ({ naam: fiche.titel, tekst: fiche.tekst });

const total = <Part,>(parts: readonly Part[], height: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + height(part), 0);

const ruleHeight = ({ tekst, file }: Rule): number => linesOf(tekst) + (file ? 3.5 : 2);

/** Two columns: the groups, and what they bring. */
const extraHeight = ({ voor = [], wat }: Booklet['paklijst'][number]): number =>
  0.8 + Math.max(linesOf(listed(voor, 'en'), 28), linesOf(wat.join(', '), 36));
