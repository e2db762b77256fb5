import { Back } from '@/components/boekje/Back';
import { Cover } from '@/components/boekje/Cover';
import { DayPlan } from '@/components/boekje/DayPlan';
import { Extras } from '@/components/boekje/Extras';
import { Letter } from '@/components/boekje/Letter';
import { Now } from '@/components/boekje/Now';
import { Opening } from '@/components/boekje/Opening';
import { Packing } from '@/components/boekje/Packing';
import { Papers } from '@/components/boekje/Papers';
import { Price } from '@/components/boekje/Price';
import { type Inside, Table } from '@/components/boekje/Table';
import { Tasks } from '@/components/boekje/Tasks';
import { Trips } from '@/components/boekje/Trips';
import { Visit } from '@/components/boekje/Visit';
import { Welcome } from '@/components/boekje/Welcome';
import { StructuredData } from '@/components/ui/StructuredData';
import { carriesGroups } from '@/lib/browser/chosenGroups';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { bookletDays, bookletEnd, inPieces, isBookletOver, packingPages } from '@/lib/camp/booklet';
import { bookletGroups } from '@/lib/camp/bookletGroups';
import { campDocuments } from '@/lib/camp/documents';
import { ticksOf } from '@/lib/camp/ticks';
import type { Camp, ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { addDays } from '@/lib/dates/days';
import { dayRange } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { goneAttribute } from '@/lib/offline/attributes';
import { pageGraph } from '@/lib/pages/structured-data/pages';

/** Null for a group without a booklet. */
export function BookletBody(content: ShownContent & { camp: Camp }) {
  const { site, camp, calendar, documents } = content;
  const { boekje, kamp, documenten } = camp;
  if (!boekje) return null;
  const { jaar, thema, groet, inleiding, tekst, vertrek, leiding, nood, vooraf } = boekje;
  const { medical, camps } = campDocuments(documents);
  const isOver = isBookletOver({ kamp, boekje }, buildDay());
  const hasRefund = camps.length > 0;
  const form = medical && {
    title: documenten.fiche.titel,
    text: documenten.fiche.tekst,
    button: documenten.fiche.knop,
    href: medical.href,
  };
  const visitName = calendar?.namen.bezoek ?? builtInNames.visit;
  const named = boekje.paklijst.filter(({ naam }) => naam);
  const extras = boekje.paklijst.filter(({ voor }) => voor);
  const { groups, about, others } = bookletGroups(content);
  const departing = vertrek.flatMap(({ voor = [] }) => voor);
  const paying = vertrek.flatMap(({ voor = [], prijs }) => (prijs === undefined ? [] : voor));
  const calls = leiding.length > 0 || nood;

  const pages: Inside[] = [
    {
      id: 'heen',
      title: 'Heen en terug',
      body: <Trips {...boekje} kamp={kamp} about={about} others={others(departing)} />,
    },
    ...(isOver
      ? []
      : [
          {
            id: 'adres',
            title: 'Waar we slapen',
            body: <Letter kamp={kamp} way={boekje.weg} post={boekje.post} year={jaar} />,
          },
        ]),
    ...(kamp.bezoek || boekje.bezoek || calls
      ? [
          {
            id: 'bezoek',
            title: calls ? 'Bezoek en bereikbaar' : 'Bezoek',
            body: <Visit {...boekje} visit={kamp.bezoek} visitName={visitName} />,
          },
        ]
      : []),
    ...(boekje.prijs
      ? [
          {
            id: 'prijs',
            title: 'Prijs en betalen',
            body: (
              <Price
                {...boekje.prijs}
                vertrek={vertrek}
                name={site.naam}
                hasRefund={hasRefund}
                about={about}
                others={others(paying)}
              />
            ),
          },
        ]
      : []),
    ...(form || boekje.afspraken.length > 0
      ? [{ id: 'papieren', title: 'Papieren en afspraken', body: <Papers {...boekje} form={form} /> }]
      : []),
    ...packingPages(named).map((lists, at) => ({
      id: at === 0 ? 'paklijst' : `paklijst-${at + 1}`,
      title: at === 0 ? 'De paklijst' : 'De paklijst, vervolg',
      body: <Packing lists={lists} />,
    })),
    ...(extras.length + boekje.thuis.length > 0
      ? [
          {
            id: 'extra',
            title: extras.length > 0 ? 'Extra’s, per groep' : 'Dit blijft thuis',
            body: <Extras extras={extras} stays={boekje.thuis} about={about} />,
          },
        ]
      : []),
    ...inPieces(boekje.dag, 12).map((moments, at) => ({
      id: at === 0 ? 'dag' : `dag-${at + 1}`,
      title: at === 0 ? 'Een dag op kamp' : 'Een dag op kamp, vervolg',
      body: <DayPlan moments={moments} />,
    })),
    ...inPieces(vooraf, 9).map((tasks, at) => ({
      id: at === 0 ? 'eerst' : `eerst-${at + 1}`,
      title: at === 0 ? 'Vóór je vertrekt' : 'Vóór je vertrekt, vervolg',
      body: <Tasks tasks={tasks} year={jaar} />,
    })),
  ];
  const contents = pages.map(({ id, title }, at) => ({ id, title, number: at + 3 }));
  const welcome: Inside = {
    id: 'welkom',
    title: groet ?? 'Welkom',
    body: <Welcome {...{ inleiding, tekst }} ondertekening={boekje.ondertekening} contents={contents} />,
  };
  const title = thema ?? `Op kamp met ${site.korteNaam}`;
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/bivak/boekje', heading: title })} />
      <Cover
        year={jaar}
        title={title}
        foot={[dayRange(kamp.van, kamp.tot), kamp.plaats && `${kamp.plaats.name}, ${kamp.plaats.town}`]
          .filter(Boolean)
          .join(' · ')}
        sign={site.teken}
      />
      <div
        {...ticksOf(jaar)}
        {...carriesGroups(groups.map(({ id }) => id))}
        {...{ [goneAttribute]: startOf(addDays(bookletEnd({ kamp, boekje }), 1)) }}
      >
        <Opening pages={pages.length + 3} groups={groups}>
          <Now {...boekje} days={bookletDays({ kamp, boekje })} hasRefund={hasRefund} about={about} />
        </Opening>
        <Table pages={[welcome, ...pages]} back={<Back {...site} emergency={nood} />} />
      </div>
    </>
  );
}
