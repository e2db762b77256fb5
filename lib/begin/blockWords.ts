import type { BlockName } from '@/lib/content/blocks';

/** Words of a block that are true of any group. What only the group knows is left out, or to ask. */
export const blockWords = {
  leiding: {
    titel: 'De {leiding} – {korteNaam}',
    beschrijving: 'Maak kennis met de {leiding} van {korteNaam}.',
    kop: 'De {leiding}',
    inleiding: 'Vrijwilligers, stuk voor stuk.',
  },
  kamp: {
    titel: 'Op {kamp} – {korteNaam}',
    beschrijving: 'Het kamp van {korteNaam}: wanneer, waar, en wat je meeneemt.',
    kop: 'Op {kamp}',
    inleiding: 'In de zomer trekken we met zijn allen op kamp.',
    kamp: {
      titel: 'Ons kamp',
      duur: 'Zomerkamp',
      inleiding: 'Wanneer we vertrekken, waar we slapen en wanneer we terug zijn.',
      tekst: ['Een vraag over het kamp? [Laat het ons weten](/contact).'],
    },
  },
  verhuur: {
    titel: 'Verhuur – {korteNaam}',
    beschrijving: 'Huur het lokaal van {korteNaam} in {gemeente}.',
    kop: 'Huur ons lokaal',
    inleiding: 'Andere groepen kunnen bij ons slapen.',
    slapen: { titel: 'Slapen', tip: 'Kom gerust eens kijken voor je huurt.' },
    reserveren: {
      titel: 'Is het vrij?',
      inleiding: 'Kijk welke dagen nog vrij zijn.',
      tekst: 'Laat ons de dagen weten, en met hoeveel jullie komen.',
    },
    voorzieningen: { titel: 'Wat er is' },
    kaart: { titel: 'Zo kom je er' },
  },
  uniformen: {
    titel: 'Uniformen',
    inleiding: 'Zo herken je ons.',
    tekst: 'Vraag in de groep wat verplicht is en wat niet.',
    tip: 'Kijk eerst of er iets tweedehands is.',
  },
  steun: {
    titel: 'Steun ons via Trooper',
    inleiding: 'Koop je iets op het internet? Via Trooper krijgen wij een deel, en jij betaalt evenveel.',
    knop: 'Naar Trooper',
    link: 'https://www.trooper.be',
    stappen: ['Zoek {korteNaam} op Trooper en kies je winkel.'],
  },
  paginas: { paginas: [{ naam: null, blokken: [{ titel: null }] }] },
  hoofdleiding: { titel: 'Bel ons', inleiding: 'Liever bellen dan schrijven?' },
} as const satisfies Partial<Record<BlockName, object>>;
