import type { Answers } from '@/lib/begin/answers';
import { presetGroups } from '@/lib/begin/movements';

const wanneer: Answers['wanneer'] = {
  dag: 'zondag',
  van: '14:00',
  tot: '17:00',
  vanMaand: 'september',
  totMaand: 'juni',
  niet: ['kerstvakantie', 'examens'],
};
const all = {
  kalender: true,
  kamp: true,
  zaal: true,
  uniform: true,
  documenten: true,
  formulier: true,
  steun: true,
};

/** Answers of made-up groups; their addresses end in `.test`, so that they are no examples of ours. */
export const exampleAnswers = {
  /** Boys and girls apart. */
  chiro: {
    versie: 1,
    wie: {
      naam: 'Chiro Sint-Jan',
      beweging: 'chiro',
      gemeente: 'Lotenberg',
      lokaal: 'Molenpad 4, 9997 Lotenberg',
      siteAdres: 'https://chirosintjan.test',
      email: 'info@chirosintjan.test',
    },
    wanneer,
    groepen: { samen: false, lijst: presetGroups('chiro') },
    wat: all,
    stijl: { eerste: '#1d4f9e', tweede: '#12544f', teken: 'waterjuffer' },
    fotos: {},
  },
  /** Mixed, with a day of its own, without a calendar. */
  scouts: {
    versie: 1,
    wie: {
      naam: 'Scouts De Vos',
      beweging: 'scouts',
      gemeente: 'Heikapel',
      lokaal: 'Bosweg 12, 9996 Heikapel',
      siteAdres: 'https://scoutsdevos.test',
      email: 'hallo@scoutsdevos.test',
    },
    wanneer: { ...wanneer, dag: 'zaterdag', van: '13:30', tot: '16:30', niet: [] },
    groepen: { samen: true, lijst: presetGroups('scouts') },
    wat: { ...all, kalender: false, zaal: false, steun: false },
    stijl: { eerste: '#f7c548', tweede: '#6a2b86', teken: 'vos' },
    fotos: {},
  },
  /** Five age groups on four days, with three camps, without a hall. */
  fourDays: {
    versie: 1,
    wie: {
      naam: 'Scouts De Uil',
      beweging: 'scouts',
      gemeente: 'Vennebeek',
      lokaal: 'Venweg 3, 9994 Vennebeek',
      siteAdres: 'https://scoutsdeuil.test',
      email: 'hallo@scoutsdeuil.test',
    },
    wanneer: { ...wanneer, kamp: { van: '21 juli', tot: '31 juli' }, verschilt: true },
    groepen: {
      samen: true,
      lijst: presetGroups('scouts').map((group, index) => ({
        ...group,
        werking: [
          { dag: 'zaterdag', van: '10:00', tot: '12:00' } as const,
          undefined,
          { dag: 'zondag', van: '14:00', tot: '18:00' } as const,
          { dag: 'woensdag', van: '18:00', tot: '20:00' } as const,
          { dag: 'vrijdag', van: '20:00', tot: '22:30' } as const,
        ][index],
        kamp: {
          Kapoenen: { van: '21 juli', tot: '25 juli' },
          Jins: { van: '1 augustus', tot: '12 augustus' },
        }[group.naam],
      })),
    },
    wat: { ...all, zaal: false },
    stijl: { eerste: '#1d4f9e', tweede: '#a3172b', teken: 'vos' },
    fotos: {},
  },
  /** Without a camp and a hall, in the evening of a weekday, with groups that are numbers. */
  klj: {
    versie: 1,
    wie: {
      naam: 'KLJ Zandhoek',
      beweging: 'klj',
      gemeente: 'Zandhoek',
      lokaal: 'Kerkplein 1, 9995 Zandhoek',
      siteAdres: 'https://kljzandhoek.test',
      email: 'klj@kljzandhoek.test',
    },
    wanneer: {
      ...wanneer,
      dag: 'vrijdag',
      van: '19:30',
      tot: '22:00',
      totMaand: 'mei',
      niet: ['feestdagen'],
    },
    groepen: { samen: true, lijst: presetGroups('klj') },
    wat: {
      kalender: true,
      kamp: false,
      zaal: false,
      uniform: false,
      documenten: false,
      formulier: false,
      steun: false,
    },
    stijl: { eerste: '#a3172b', tweede: '#f2f2f2', teken: 'kompas' },
    fotos: {},
  },
} satisfies Record<string, Answers>;
