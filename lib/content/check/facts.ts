import { braces, type FactName, isFactName } from '@/lib/content/kinds/sentence';
import type { Content } from '@/lib/content/schemas/content';
import { dayOfMonth, dayRange } from '@/lib/dates/dayWords';
import { meetingGroups, weekdaysOf } from '@/lib/meetings/groups';
import { bedsIn } from '@/lib/rental/rooms';
import { addressLine } from '@/lib/text/address';
import { euro, hours, timeOfDay } from '@/lib/text/format';
import { listed } from '@/lib/text/words';

/** The values that a text may name: `Elke {werking.dag}` becomes `Elke zondag`. Undefined where a group has no value. */
const facts: Record<FactName, (content: Content) => string | undefined> = {
  naam: ({ site }) => site.naam,
  korteNaam: ({ site }) => site.korteNaam,
  gemeente: ({ site }) => site.gemeente,
  lokaal: ({ site }) => site.lokaal.name,
  'lokaal.adres': ({ site }) => addressLine(site.lokaal),
  leiding: ({ site }) => site.woorden.leaders.toLowerCase(),
  kamp: ({ site }) => site.woorden.camp.toLowerCase(),
  lidgeld: ({ site: { werking } }) => (werking.lidgeld === undefined ? undefined : euro(werking.lidgeld)),
  'werking.dag': ({ site }) => site.werking.dag,
  'werking.dagen': (content) => listed(weekdaysOf(content), 'en'),
  'werking.wanneer': (content) => {
    const { van, tot } = content.site.werking;
    const days = listed(weekdaysOf(content), 'en');
    const differ = meetingGroups(content).some(({ hasOwnRhythm }) => hasOwnRhythm);
    return differ ? days : `${days} van ${hours(van, tot)}`;
  },
  'werking.weerzien': (content) => {
    const [day = '', ...others] = weekdaysOf(content);
    return others.length > 0 ? 'gauw' : day;
  },
  'werking.uur': ({ site }) => hours(site.werking.van, site.werking.tot),
  'werking.van': ({ site }) => timeOfDay(site.werking.van),
  'werking.tot': ({ site }) => timeOfDay(site.werking.tot),
  'werking.leeftijd': ({ site: { werking } }) =>
    werking.vanafLeeftijd === undefined ? undefined : `${werking.vanafLeeftijd}\u00a0jaar`,
  'werking.klas': ({ site }) => site.werking.vanafKlas,
  'bivak.data': ({ camp }) => camp && dayRange(camp.kamp.van, camp.kamp.tot),
  'bivak.van': ({ camp }) => camp && dayOfMonth(camp.kamp.van),
  'bivak.tot': ({ camp }) => camp && dayOfMonth(camp.kamp.tot),
  'bivak.plaats': ({ camp }) => camp && (camp.kamp.plaats?.name ?? placeOf(camp)),
  'bivak.gemeente': ({ camp }) => camp && (camp.kamp.plaats?.town ?? placeOf(camp)),
  'bivak.bezoek': ({ camp }) => camp?.kamp.bezoek && dayOfMonth(camp.kamp.bezoek.dag),
  'bivak.bezoek.uur': ({ camp }) => camp?.kamp.bezoek && hours(camp.kamp.bezoek.van, camp.kamp.bezoek.tot),
  'verhuur.slaapplaatsen': ({ rental }) => rental?.slapen && String(bedsIn(rental.slapen.kamers)),
};

/** In a sentence, while the place is secret or nobody knows it. */
const placeOf = ({ kamp }: NonNullable<Content['camp']>) =>
  kamp.geheimTot ? 'een plek die nog geheim is' : 'een plek die nog volgt';

/** Returns the value of a fact; undefined for an unknown name, and where the group has no value. */
export const factOf = (content: Content, name: string): string | undefined =>
  isFactName(name) ? facts[name](content) : undefined;

/** Replaces the facts in a text by their values. */
export const completed = (text: string, content: Content): string =>
  text.replace(braces(), (all, name: string) => factOf(content, name.trim()) ?? all);

/** Replaces the facts in all texts of the content. */
export const withFacts = (content: Content): Content => mapTexts(content, (text) => completed(text, content));

/** Returns a value with every text in it replaced; dates and photos stay as they are. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
