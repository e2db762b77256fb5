import { problemAt } from '@/lib/content/check/problemAt';
import { ownPagesFile } from '@/lib/content/schemas/paginas';
import { compareDays, daysBetween } from '@/lib/dates/days';
import { dayOfYear } from '@/lib/dates/dayWords';
import type { YearlyInput } from './rule';

/** In days: a page of the group's own that nobody touched for so long is read again. */
const forgottenAfter = 2 * 365;

/** Pages of the group's own of which the last look, message and paper are old; of one without any, the last change of their file. */
export function* forgottenPages({ sources: { ownPages: source }, day, changed }: YearlyInput) {
  const pages = source && ownPagesFile.safeParse(source.value).data?.paginas;
  for (const [index, { naam, nagekeken, blokken }] of (pages ?? []).entries()) {
    const days = [
      nagekeken,
      ...blokken.flatMap(({ nieuws = [], blaadjes = [] }) => [...nieuws, ...blaadjes].map(({ dag }) => dag)),
    ].filter((one) => one !== undefined);
    const last = days.toSorted(compareDays).at(-1) ?? changed('ownPages');
    if (!source || !last || daysBetween(last, day) <= forgottenAfter) continue;
    yield problemAt(source, ['paginas', index], {
      level: 'look',
      found: `de pagina ${naam}, waar sinds ${dayOfYear(last)} niemand aan kwam`,
      advice: 'lees ze na en zet de dag bij nagekeken, of haal ze weg',
    });
  }
}
