import { type FieldPlace, valueAtPlace } from '@/editor/document/places';
import type { Texts } from '@/lib/content/check/sources';

/** Whether a site is on the free pages of the code host, which want a repository that everybody can read. */
export const isOnFreePages = (hostname: string): boolean => hostname.endsWith('.github.io');

/** In Dutch: what somebody has to know before anything private is typed. */
export const publicNotice =
  'Iedereen kan de bestanden van deze site lezen, ook wat er vroeger in stond. Zet er dus niets in dat niemand mag zien: wie de zaal huurt, een verrassing of nieuwe leiding die nog geheim is, een foto zonder toestemming.';

/** Fields that hide something from the pages, and not from the files: who rents, and until when something is a secret. */
const hiding = ['wie', 'bekendOp', 'geheimTot'];

/** Whether a field is offered. Where everybody can read the files, one that hides something is not, unless it is filled in. */
export const isOffered = (texts: Texts, place: FieldPlace, isPublic: boolean): boolean =>
  !isPublic || !hiding.includes(String(place.path.at(-1))) || valueAtPlace(texts, place) !== undefined;

/** Whether a photo of a leader waits for consent: where everybody can read the files, it would be public at once. */
export function waitsForConsent(texts: Texts, { file, path }: FieldPlace, isPublic: boolean): boolean {
  const isLeader = path.at(-3) === 'leiding' && path.at(-1) === 'foto';
  const consent = valueAtPlace(texts, { file, path: [...path.slice(0, -1), 'toestemming'] });
  return isPublic && isLeader && consent !== 'ja' && valueAtPlace(texts, { file, path }) === undefined;
}
