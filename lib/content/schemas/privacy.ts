import * as z from 'zod';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { block, label, list } from './fields';
import { banner, head } from './parts';

/** What is true of every site of this program. What names a service that a site does not use is left out (`check/absent.ts`). */
const promises = [
  {
    titel: 'Wat je ons schrijft',
    tekst:
      'Gaat via EmailJS naar onze mailbox, en nergens anders heen. We bewaren het zolang we je vraag beantwoorden.',
  },
  {
    titel: 'De kaart',
    tekst:
      'Op de pagina Verhuur komt de kaart van OpenStreetMap. Alleen daar ziet OpenStreetMap dat er iemand kijkt.',
  },
  {
    titel: 'Foto’s van kinderen en leiding',
    tekst:
      'Alleen met toestemming. Kinderen staan zonder naam bij de foto. Leiding staat er met de voornaam, en zonder toestemming met een letter in plaats van een foto. Waar een foto genomen is, halen we eruit.',
  },
  {
    titel: 'Geen koekjes',
    tekst: 'Geen cookies, geen reclame, geen teller. Daarom vragen we ook niet of het mag.',
  },
  {
    titel: 'Jouw gegevens',
    tekst:
      'Je mag altijd vragen wat we van je hebben, het laten verbeteren of laten wissen. Eén [berichtje](/contact) is genoeg.',
  },
];
const services = [
  {
    naam: 'EmailJS',
    tekst: 'Als je op Verstuur drukt: je internetadres, je naam, e-mailadres en bericht.',
  },
  {
    naam: 'OpenStreetMap',
    tekst: 'Als de kaart op een pagina verschijnt, of als je ze opent: je internetadres.',
  },
  {
    naam: 'Google Agenda',
    tekst: 'Alleen als je onze kalender daar opent. Google ziet dan dat je ze volgt.',
  },
  { naam: 'Onze host', tekst: 'Bij elke pagina: je internetadres, in een logboek.' },
];

export const privacyFile = block('Privacy', {
  titel: head.titel.default('Privacy – {korteNaam}'),
  beschrijving: head.beschrijving.default(
    'Wat we doen met je bericht, met foto’s en met gegevens, en wie eraan te pas komt.',
  ),
  kop: banner.kop.default('Privacy'),
  inleiding: banner.inleiding.default('Onze beloften, zonder kleine lettertjes.'),
  beloften: list('Beloften', 'belofte', z.strictObject({ titel: plain, tekst: text }))
    .min(1)
    .default(promises),
  derden: block('Andere diensten', {
    titel: plain.default('Wie komt eraan te pas?'),
    lijst: list('Diensten', 'dienst', z.strictObject({ naam: plain, tekst: text }))
      .min(1)
      .default(services),
    andereSites: block('Andere sites', {
      naam: plain.default('Sites waarnaar we verwijzen'),
      tekst: label(
        'Tekst',
        text,
        'De adressen eronder zet de site er zelf bij: alle sites waarnaar jullie teksten en knoppen leiden.',
      ).default('Pas als je op hun link drukt. Vanaf dan gelden hun regels.'),
    }).prefault({}),
  }).prefault({}),
  fotoWeg: block('Een foto weg', {
    titel: plain.default('Liever niet op de foto?'),
    tekst: text.default('Eén berichtje is genoeg: we halen de foto van de site. Een reden hoeft niet.'),
    knop: plain.default('Laat een foto weghalen'),
  }).prefault({}),
  ondertekening: block('Ondertekening', {
    titel: plain.default('Op ons woord.'),
    tekst: text.default('De ploeg van {korteNaam}'),
  }).prefault({}),
});
