import type { Always, Day } from './year';

/** A year of the small group, which has no events, notices or camp. */
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
  },
  {
    at: '2026-10-02T23:59:00+02:00',
    next: [next, 'Morgen, 13.30 uur', 'Zaterdag 3 oktober, tot 16.30 uur'],
  },
  {
    at: '2026-10-03T00:01:00+02:00',
    next: [next, 'Vandaag, 13.30 uur', until],
  },
  {
    at: '2026-10-10T23:59:00+02:00',
    next: [next, 'Zaterdag 17 oktober, 13.30 uur', until],
  },
  {
    at: '2026-10-25T02:30:00+01:00',
    next: [next, 'Zaterdag 31 oktober, 13.30 uur', until],
  },
  {
    at: '2026-11-14T14:00:00+01:00',
    next: ['Nu bezig', 'We spelen tot 16.30 uur', 'Haal je kind af aan het lokaal'],
  },
  {
    at: '2026-12-25T12:00:00+01:00',
    programme: ['2026-12-26', 'Morgen'],
    next: [next, 'Morgen, 13.30 uur', 'Zaterdag 26 december, tot 16.30 uur'],
  },
  {
    at: '2027-03-28T03:30:00+02:00',
    programme: ['2027-04-03', 'Deze zaterdag'],
    next: [next, 'Zaterdag 3 april, 13.30 uur', until],
  },
  {
    at: '2027-05-29T16:29:00+02:00',
    programme: ['2027-05-29', 'Vandaag'],
    next: ['Nu bezig', 'We spelen tot 16.30 uur', 'Haal je kind af aan het lokaal'],
  },
  {
    at: '2027-05-29T16:31:00+02:00',
    programme: [],
    next: over,
  },
  {
    at: '2027-08-10T23:59:00+02:00',
    programme: [],
    next: over,
  },
];

/** What its pages show without JavaScript, on every day. */
export const smallAlways: Always = {
  next: [next, 'Elke zaterdag, 13.30 uur', ''],
  months: 0,
};
