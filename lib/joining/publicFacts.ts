import { type CalendarDate, compareDays } from '@/lib/dates/days';

/**
 * Where federations and the state say what the page about joining only points to: insurance, whom to turn to, the certificate for
 * the tax form. Home pages, because deeper ones move. No amount and no age of a law stands here or on the page: those change.
 */
export type Authority = { name: string; address: string };

/** The day on which these names and addresses were last looked at; the yearly list asks again after a year. */
const factsLookedAt: CalendarDate = { day: 23, month: 11, year: 2026 };

/** The federations of youth groups, by the name that `koepel` in `lid.yaml` uses. */
export const federations = {
  chiro: { name: 'Chiro', address: 'https://chiro.be' },
  scouts: { name: 'Scouts en Gidsen Vlaanderen', address: 'https://www.scoutsengidsenvlaanderen.be' },
  ksa: { name: 'KSA', address: 'https://www.ksa.be' },
  klj: { name: 'KLJ', address: 'https://www.klj.be' },
  fos: { name: 'FOS Open Scouting', address: 'https://fosopenscouting.be' },
} as const satisfies Record<string, Authority>;

export type FederationName = keyof typeof federations;

export const federationNames = Object.keys(federations).filter(
  (name): name is FederationName => name in federations,
);

/** Listens to who has a question about violence or abuse. */
export const helpline: Authority = { name: '1712', address: 'https://www.1712.be' };

/** Says which costs count for a reduction of taxes. */
export const taxOffice: Authority = { name: 'de FOD Financiën', address: 'https://financien.belgium.be' };

/** The card with which some pay less. */
export const reductionCard: Authority = { name: 'UiTPAS', address: 'https://www.uitpas.be' };

/** The later day of the program's last look and that of the group. */
export const lastLook = (own: CalendarDate | undefined): CalendarDate =>
  own && compareDays(own, factsLookedAt) > 0 ? own : factsLookedAt;
