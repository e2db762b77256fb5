import type { Always, Day } from './year';

/** A year of the small group, which has no events, notices, documents or months of its hall. */
const next = 'Volgende activiteit';
const until = 'Tot 16.30 uur, aan het lokaal';
const over: Day['next'] = [
  'Het werkjaar zit erop',
  'Begin oktober beginnen we opnieuw',
  'De eerste zaterdag staat hier zodra hij gekozen is',
];

export const smallYear: readonly Day[] = [
  {
    at: '2026-09-20T12:00:00+02:00',
    next: [next, 'Zaterdag 3 oktober, 13.30 uur', until],
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2026', 'Schrijf ons een kaartje'] },
    agenda: ['Zomerkamp'],
    countdown: 'Nog 315 dagen tot 1 augustus',
  },
  {
    at: '2026-10-02T23:59:00+02:00',
    next: [next, 'Morgen, 13.30 uur', 'Zaterdag 3 oktober, tot 16.30 uur'],
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2026', 'Schrijf ons een kaartje'] },
    agenda: ['Zomerkamp'],
    countdown: 'Nog 303 dagen tot 1 augustus',
  },
  {
    at: '2026-10-03T00:01:00+02:00',
    next: [next, 'Vandaag, 13.30 uur', until],
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2026', 'Schrijf ons een kaartje'] },
    agenda: ['Zomerkamp'],
    countdown: 'Nog 302 dagen tot 1 augustus',
  },
  {
    at: '2026-10-10T23:59:00+02:00',
    next: [next, 'Zaterdag 17 oktober, 13.30 uur', until],
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2026', 'Schrijf ons een kaartje'] },
    agenda: ['Zomerkamp'],
    countdown: 'Nog 295 dagen tot 1 augustus',
  },
  {
    at: '2026-10-25T02:30:00+01:00',
    next: [next, 'Zaterdag 31 oktober, 13.30 uur', until],
    agenda: ['Zomerkamp'],
    countdown: 'Nog 280 dagen tot 1 augustus',
  },
  {
    at: '2026-11-14T14:00:00+01:00',
    next: ['Nu bezig', 'We spelen tot 16.30 uur', 'Haal je kind af aan het lokaal'],
    agenda: ['Zomerkamp'],
    countdown: 'Nog 260 dagen tot 1 augustus',
  },
  {
    at: '2026-12-25T12:00:00+01:00',
    next: [next, 'Morgen, 13.30 uur', 'Zaterdag 26 december, tot 16.30 uur'],
    agenda: ['Zomerkamp'],
    countdown: 'Nog 219 dagen tot 1 augustus',
  },
  {
    at: '2027-03-28T03:30:00+02:00',
    next: [next, 'Zaterdag 3 april, 13.30 uur', until],
    agenda: ['Zomerkamp'],
    countdown: 'Nog 126 dagen tot 1 augustus',
  },
  {
    at: '2027-05-29T16:29:00+02:00',
    next: ['Nu bezig', 'We spelen tot 16.30 uur', 'Haal je kind af aan het lokaal'],
    agenda: ['Zomerkamp'],
    countdown: 'Nog 64 dagen tot 1 augustus',
  },
  {
    at: '2027-05-29T16:31:00+02:00',
    next: over,
    agenda: ['Zomerkamp'],
    countdown: 'Nog 64 dagen tot 1 augustus',
  },
  {
    at: '2027-06-11T23:59:00+02:00',
    next: over,
    agenda: ['Zomerkamp'],
    countdown: 'Nog 51 dagen tot 1 augustus',
  },
  {
    at: '2027-06-12T00:01:00+02:00',
    next: over,
    camp: { title: 'Bijna op bivak', texts: ['Nog 50 dagen tot 1 augustus', 'Duinhuis De Strandloper'] },
    agenda: ['Zomerkamp'],
    countdown: 'Nog 50 dagen tot 1 augustus',
  },
  {
    at: '2027-07-31T23:59:00+02:00',
    next: over,
    camp: { title: 'Bijna op bivak', texts: ['Nog 1 dag tot 1 augustus', 'Duinhuis De Strandloper'] },
    agenda: ['Zomerkamp', 'morgen'],
    countdown: 'Nog 1 dag tot 1 augustus',
  },
  {
    at: '2027-08-10T23:59:00+02:00',
    next: over,
    camp: { title: 'We zijn op kamp', texts: ['10 augustus', 'Helmweg 3, 9996 Zeedonk'] },
    agenda: ['Zomerkamp', 'nu bezig'],
    countdown: 'Kamp is bezig ⛺',
  },
  {
    at: '2027-08-11T00:01:00+02:00',
    next: over,
    camp: { title: 'Wat een kamp!', texts: ['Bivak 2027', 'Schrijf ons een kaartje'] },
    countdown: 'Nog 356 dagen tot 1 augustus',
  },
];

/** What its pages show without JavaScript, on every day. */
export const smallAlways: Always = {
  next: [next, 'Elke zaterdag, 13.30 uur', ''],
  agenda: ['Zomerkamp'],
  countdown: 'We vertrekken op 1 augustus en zijn terug op 10 augustus',
  months: 0,
};
