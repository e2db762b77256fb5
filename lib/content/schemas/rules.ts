import type * as z from 'zod';
import { isInOneGo, longestNight } from '@/lib/calendar/hours';
import { problemMessage } from '@/lib/content/problem';
import { type CalendarDate, daysBetween } from '@/lib/dates/days';

/** Rules about several fields together, for the `refine` and `superRefine` of the schemas. */

export const isBetween = (least: number, value: number, most: number) => least <= value && value <= most;

type Payload = z.core.ParsePayload;

/** Returns whether these fields are valid, so that a rule about them can run beside other problems of the block. */
export const noneWrongOf =
  (...fields: string[]) =>
  ({ value, issues }: Payload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => field in value) &&
    !issues.some(({ path = [] }) => fields.includes(String(path[0])));

/** The same for one field of every item of a list. */
const noneWrongInEach =
  (field: string) =>
  ({ value, issues }: Payload): boolean =>
    Array.isArray(value) && !issues.some(({ path = [] }) => path.length < 2 || path[1] === field);

/** For `refine` on a block with `van` and `tot`: reports at `tot` that it has to come later. */
export const mustBeLater = (what: 'uur' | 'dag') => ({
  path: ['tot'],
  error: problemMessage(
    `een ${what} na het begin (veld ⟦van⟧)`,
    'kijk of ⟦van⟧ en ⟦tot⟧ niet omgewisseld zijn',
  ),
  when: noneWrongOf('van', 'tot'),
});

type Span = {
  datum: CalendarDate;
  totDatum?: CalendarDate | undefined;
  van?: string | undefined;
  tot?: string | undefined;
};

/** In days, from the first to the last: what lasts longer has a wrong month or year. */
const longestSpan = 31;

/** The arguments of a `refine`: hours on one day end after they begin, or in the night that follows. */
export const hoursInOneGo = [
  ({ van, tot, totDatum }: Span) => !van || !tot || Boolean(totDatum) || isInOneGo(van, tot),
  {
    path: ['tot'] as PropertyKey[],
    error: problemMessage(
      `een uur na het begin (veld ⟦van⟧), of een uur na middernacht, hoogstens ${longestNight} uur na het begin`,
      'kijk of ⟦van⟧ en ⟦tot⟧ niet omgewisseld zijn; duurt het langer, zet dan de laatste dag bij ⟦totDatum⟧',
    ),
    when: noneWrongOf('van', 'tot'),
  },
] as const;

/** The arguments of a `refine`: the last day comes after the first, and soon. */
export const lastDaySoon = [
  ({ datum, totDatum }: Span) => !totDatum || isBetween(1, daysBetween(datum, totDatum), longestSpan),
  {
    path: ['totDatum'] as PropertyKey[],
    error: problemMessage(
      `een dag na de eerste (veld ⟦datum⟧), hoogstens ${longestSpan} dagen later`,
      'kijk de maand en het jaar na, of haal ⟦totDatum⟧ weg als het op één dag is (of in één nacht)',
    ),
    when: noneWrongOf('datum', 'totDatum'),
  },
] as const;

/** Returns the arguments of a `refine` that requires an optional field when another one is filled in. */
export function together<Field extends string>(asked: Field, other: Field, expected: string) {
  const isThere = (value: { [field in Field]?: unknown }) =>
    value[asked] !== undefined || value[other] === undefined;
  const path: PropertyKey[] = [asked];
  const rule = {
    path,
    error: problemMessage(`${expected}, want het veld ⟦${other}⟧ staat er ook`),
    when: noneWrong,
  };
  return [isThere, rule] as const;
}

/** Returns whether everything is valid: a rule about a whole list or block waits until then. */
export const noneWrong = ({ issues }: Payload): boolean => issues.length === 0;

/** Returns whether these files are valid, so that a rule about them can run beside problems of others. */
export const noneWrongIn =
  (...files: string[]) =>
  ({ issues }: Payload): boolean =>
    !issues.some(({ path = [] }) => files.includes(String(path[0])));

/** Returns the arguments of a `superRefine` that allows each value of `field` once in a list. */
export function eachOnce<Item>(
  field: Extract<keyof Item, string>,
  name: (item: Item) => string,
  expected: string,
  advice: string,
) {
  const check = (items: readonly Item[], { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      if (seen.has(name(item)))
        addIssue({ code: 'custom', path: [index, field], message: problemMessage(expected, advice) });
      seen.add(name(item));
    }
  };
  return [check, { when: noneWrongInEach(field) }] as const;
}
