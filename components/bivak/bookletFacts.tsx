import type { Fact } from '@/components/ui/FactList';
import { Paragraph } from '@/components/ui/Text';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { bookletDays } from '@/lib/camp/booklet';
import type { AboutGroups } from '@/lib/camp/bookletGroups';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import type { Camp } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, type DayMonth } from '@/lib/dates/days';
import { shortDay } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { shownFrom } from '@/lib/dates/shownFrom';
import { euro, hour } from '@/lib/text/format';
import { listed } from '@/lib/text/words';

export type CampBooklet = Pick<NonNullable<Camp['boekje']>, 'jaar' | 'vertrek' | 'nood' | 'prijs'>;

type Trip = CampBooklet['vertrek'][number];

type BookletFactsOptions = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot'>;
  booklet: CampBooklet;
  camps: OwnCamps;
  about: AboutGroups;
  /** The day of the build. */
  built: CalendarDate;
};

/** What camp costs, who leaves how, and the way to the booklet; after its camp the way alone. */
export function bookletFacts({ kamp, booklet, camps, about, built }: BookletFactsOptions): Fact[] {
  const { jaar, vertrek, prijs } = booklet;
  const over = startOf(addDays(bookletDays({ kamp, boekje: booklet }).last, 1));
  const toCome = shownFrom(built, { until: over });
  const endOf = (day: DayMonth) => startOf(addDays({ ...day, year: jaar }, 1));
  const gone = Math.max(...vertrek.map(({ heen }) => endOf(heen.dag)));
  /** A line that goes with its day. */
  const trip = (groups: readonly string[] | undefined, { dag, uur, waar }: Trip['heen']) => (
    <div key={`${groups}`} {...shownFrom(built, { until: endOf(dag) })} {...about(groups)}>
      <Paragraph>{`${groups ? `**${listed(groups, 'en')}**: ` : ''}${shortDay(dag, jaar)}, ${hour(uur)} uur. ${waar}`}</Paragraph>
    </div>
  );
  const read = (words: string) => `[${words}](/bivak/boekje)`;
  const link: Fact = { icon: 'doc', label: `Kampboekje ${jaar}`, answer: '' };
  // who chose only groups with a camp of another price reads that one
  const ownPrice = campsThat(camps, (camp) => isYearly(camp) && camp.price !== undefined);
  const facts: (Fact | false | undefined)[] = [
    prijs && {
      icon: 'euro',
      label: 'Prijs',
      answer: euro(prijs.bedrag),
      more: [
        ...vertrek.flatMap(({ voor, prijs: price }) =>
          voor && price !== undefined ? [`${listed(voor, 'en')}: ${euro(price)}`] : [],
        ),
        ...prijs.kortingen.map(({ naam, bedrag }) => `${naam}: ${euro(bedrag)} minder`),
        '[Hoe je betaalt](/bivak/boekje#prijs)',
      ].join('. '),
      attributes: { ...toCome, ...(ownPrice.own.length > 0 && forGroupsAttributes(ownPrice.others)) },
    },
    vertrek.length > 0 && {
      icon: 'backpack',
      label: 'Hoe we vertrekken',
      answer: '[Heen en terug](/bivak/boekje#heen)',
      more: vertrek.map(({ voor, heen }) => trip(voor, heen)),
      attributes: shownFrom(built, { until: gone }),
    },
    vertrek.length > 0 && {
      icon: 'house',
      label: 'Hoe ze thuiskomen',
      answer: '[Heen en terug](/bivak/boekje#heen)',
      more: vertrek.map(({ voor, terug }) => trip(voor, terug)),
      attributes: shownFrom(built, { from: gone, until: over }),
    },
    {
      ...link,
      answer: read('Lees het kampboekje'),
      more: 'Vertrekuren, paklijst en het adres voor je brieven',
      attributes: toCome,
    },
    {
      ...link,
      answer: read('Lees het kampboekje nog eens'),
      more: 'Van het kamp dat voorbij is',
      attributes: shownFrom(built, { from: over }),
    },
  ];
  return facts.filter((fact) => !!fact);
}
