import type { EditorFacts } from './facts';

/**
 * The facts of e2e/groups/small. It has two leaders who are known, one of them without a photo, and no document, no medical form,
 * no notice, no day without activity and no page elsewhere: what the journeys change in the full group, they make here.
 */
export const smallFacts: EditorFacts = {
  leader: 'Żeljko', // of whom there is no photo yet
  neighbour: 'Otto',
  group: { name: 'Matrozen', lastButOne: '2 van 3' },
  portraits: {
    page: 'Jongensleiding',
    of: [
      { name: 'Otto' },
      { name: 'Żeljko' },
      ...['Nel', 'Jef', 'Roos', 'Wout'].map((name): { name: string; isNew: true } => ({
        name,
        isNew: true,
      })),
    ],
  },
  renamed: {
    ours: { from: 'Otto', to: 'Otto B.' },
    theirs: { from: 'Żeljko', to: 'Želko' },
    both: { from: 'Otto B.', to: 'Otto V.', other: 'Otto Z.', before: 'Otto' },
  },
  slogan: 'Natte sokken',
  camp: {
    days: '1 tot 10 augustus',
    wrong: '31/8',
    advised: '31 augustus',
    daysAdvised: '1 tot 31 augustus',
    moved: { first: '2 augustus', last: '11 augustus', days: '2 tot 11 augustus' },
    later: ['11 augustus', '12 augustus'],
  },
  week: {
    day: 'zaterdag',
    otherDay: '3 maart 2027',
    otherDayIs: 'woensdag',
    off: '7 november 2026',
  },
  leftOut: { words: 'bezoekmoment', row: /Bezoekmoment Dag/, field: 'Dag', value: '5 augustus' },
  yearOfPapers: 'Nieuw: jaar',
  many: {
    introduction: 'Op zaterdag ruilen we de zetel',
    renamed: 'Otto',
    allowed: 'Żeljko',
    fee: /Lidgeld 55,5$/,
    price: /^Pet/,
    takenAway: { rows: [/Uniformen Prijzen/, /^Zwemvest/], name: 'Zwemvest' },
    searched: {
      words: 'facebook',
      row: /Facebook/,
      field: 'Facebook',
      value: 'https://facebook.example/waterjuffer',
    },
    changes: 16,
    lines: [
      '-  inleiding: Op zaterdag ruilen we de zetel voor een kano. Zwemvesten hebben we zelf.',
      '+  inleiding: "De bel gaat: laarzen aan!"',
      // the first of the two is the second now
      '-      - naam: Otto',
      '-        foto: leiding/otto.jpg',
      '-        toestemming: ja',
      '+        toestemming: ja',
      '+      - naam: Otto B.',
      '+        foto: leiding/otto-b-#.jpg',
      '+        toestemming: ja',
      '-  lidgeld: 55.5',
      '+  lidgeld: 40',
      '-      kind: 7.5',
      '+      kind: 13.5',
      '-  tot: 10 augustus',
      '+  tot: 11 augustus',
      '+medischeFiche: medische-fiche.pdf',
      '+  geenActiviteit:',
      '+    - 7 november 2026',
      '-    - stuk: Zwemvest',
      '-      icoon: sun',
      '-      opmerking: Altijd aan op het water',
      '-      enkel: Te leen aan het boothuis',
      '+meldingen:',
      '+  - titel: "Het riet: wij zijn weg"',
      '+    van: 5 maart 2027',
      '+    tot: 7 maart 2027',
      '-  tot: "16:30"',
      '+  tot: "16:45"',
      '+facebook: https://facebook.example/waterjuffer',
    ],
    photo: 'content/fotos/leiding/otto-b-#.jpg',
  },
};
