import type { Always, Day } from './year';

/** A year of the full group: what its pages show on each of these days, and what they no longer show. */
const next = 'Volgende activiteit';
const over: Day['next'] = [
  'Het werkjaar zit erop',
  'Half september beginnen we opnieuw',
  'De eerste woensdag staat hier zodra hij gekozen is',
];

export const fullYear: readonly Day[] = [
  {
    at: '2026-09-10T12:00:00+02:00',
    hall: ['September 2026', 'Helemaal vrij', '3 weekends vrij'],
    next: [next, 'Woensdag 16 september, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2026', 'Papieren van 2026'] },
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 296 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-10-25T02:30:00+01:00',
    hall: ['Oktober 2026', 'Helemaal vrij', '1 weekend vrij'],
    next: [next, 'Woensdag 28 oktober, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 251 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-10-27T23:59:00+01:00',
    hall: ['Oktober 2026', 'Helemaal vrij', '1 weekend vrij'],
    next: [next, 'Morgen, 13.45 uur', 'Woensdag 28 oktober, tot 16.15 uur'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 249 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-10-28T00:01:00+01:00',
    hall: ['Oktober 2026', 'Helemaal vrij', '1 weekend vrij'],
    next: [next, 'Vandaag, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 248 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-10-28T14:00:00+01:00',
    hall: ['Oktober 2026', 'Helemaal vrij', '1 weekend vrij'],
    next: ['Nu bezig', 'We spelen tot 16.15 uur', 'Haal je kind af aan het lokaal'],
    agenda: ['Lampionnentocht'],
    countdown: 'Nog 248 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-11-13T19:00:00+01:00',
    hall: ['November 2026', 'Helemaal vrij', '3 weekends vrij'],
    next: ['Nu bezig', 'Lampionnentocht', 'Nog tot 20.30 uur, Kasteelpark van Pruimelgem'],
    agenda: ['Lampionnentocht', 'nu bezig'],
    countdown: 'Nog 232 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-12-17T12:00:00+01:00',
    hall: ['December 2026', 'Bezet van 18 tot 20 en 26 tot 2 jan', 'geen weekend vrij'],
    programme: ['2026-12-18', 'Morgen'],
    next: [next, 'Winterbar, morgen 17.30 uur', 'Vrijdag 18 december, aan het lokaal'],
    agenda: ['Winterbar', 'morgen'],
    countdown: 'Nog 198 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2026-12-20T12:00:00+01:00',
    hall: ['December 2026', 'Bezet van 26 tot 2 jan', 'geen weekend vrij'],
    programme: ['2026-12-23', 'Deze woensdag'],
    next: ['Even rust', 'Geen activiteit op 23 december', 'Ook niet op 30 december. Tot 6 januari!'],
    agenda: ['Pannenkoekenslag'],
    countdown: 'Nog 195 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2027-02-10T23:59:00+01:00',
    hall: ['Februari 2027', 'Bezet van 26 tot 1 mrt', '2 weekends vrij'],
    programme: ['2027-02-17'],
    next: [next, 'Woensdag 17 februari, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    notices: ['Woensdag blijven we droog', 'De nieuwe sjaals zijn er'],
    agenda: ['Pannenkoekenslag'],
    countdown: 'Nog 143 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2027-02-11T00:01:00+01:00',
    hall: ['Februari 2027', 'Bezet van 26 tot 1 mrt', '2 weekends vrij'],
    programme: ['2027-02-17', 'Deze woensdag'],
    next: [next, 'Woensdag 17 februari, 13.45 uur', 'Tot 16.15 uur, aan het lokaal'],
    notices: ['De nieuwe sjaals zijn er'],
    agenda: ['Pannenkoekenslag'],
    countdown: 'Nog 142 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2027-04-25T01:00:00+02:00',
    hall: ['April 2027', 'Helemaal vrij', '1 weekend vrij'],
    programme: ['2027-04-24', 'Nu bezig'],
    next: ['Nu bezig', 'Kikkerbal', 'Nog tot 2 uur, Zaal De Kroosbaan'],
    agenda: ['Kikkerbal', 'nu bezig'],
    countdown: 'Nog 69 dagen tot 3 juli Kiki’s en Springers',
  },
  {
    at: '2027-07-07T23:59:00+02:00',
    hall: ['Juli 2027', 'Bezet van 1 tot 21', '2 weekends vrij'],
    programme: [],
    next: over,
    camp: {
      title: 'Bijna op bivak',
      texts: ['Nog 1 dag tot 8 juli', '12 juli, 14 tot 16.30 uur', 'Nu op kamp Kiki’s en Springers'],
    },
    agenda: ['Poelkamp Kiki’s en Springers', 'nu bezig'],
    countdown: 'Kamp is bezig Kiki’s en Springers',
  },
  {
    at: '2027-07-12T00:01:00+02:00',
    hall: ['Juli 2027', 'Bezet van 1 tot 21', '2 weekends vrij'],
    programme: [],
    next: over,
    camp: {
      title: 'We zijn op kamp',
      texts: ['tot en met 16 juli', 'Klaverdreef 18, 9998 Elzenmeer', 'Vandaag, 14 tot 16.30 uur'],
    },
    agenda: ['Poelkamp', 'nu bezig'],
    countdown: 'Kamp is bezig Alle andere groepen',
  },
  {
    at: '2027-07-17T00:01:00+02:00',
    hall: ['Juli 2027', 'Bezet van 1 tot 21', '2 weekends vrij'],
    programme: [],
    next: over,
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2027', 'Papieren van 2027', 'Schrijf ons een kaartje'] },
    countdown: 'Nog 352 dagen tot 3 juli Kiki’s en Springers',
  },
];

/** What they show without JavaScript, on every day. */
export const fullAlways: Always = {
  next: [next, 'Elke woensdag, 13.45 uur', 'Niet op 4 november, 23 december, 30 december en 31 maart'],
  notices: ['Woensdag blijven we droog', 'De nieuwe sjaals zijn er'],
  agenda: ['Lampionnentocht'],
  countdown: 'We vertrekken op 8 juli en zijn terug op 16 juli Alle andere groepen',
  months: 14,
};
