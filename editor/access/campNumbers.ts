import { parseDocument } from 'yaml';
import { scalarsIn } from '@/editor/document/scalars';
import { isBookletOver } from '@/lib/camp/booklet';
import { isHiddenInCamp } from '@/lib/content/check/campSecrets';
import type { CalendarDate } from '@/lib/dates/days';
import { readDayMonth } from '@/lib/dates/dayWords';

/** The public text of `bivak.yaml` on a day: without what its booklet does not say (any more). Line numbers are unchanged. */
export function withoutCampNumbers(text: string, day: CalendarDate): string {
  const document = parseDocument(text);
  const year = Number(document.getIn(['boekje', 'jaar']));
  if (!year) return text;
  const scalars = scalarsIn(text);
  const written = (path: string) => String(document.getIn(path.split('.')) ?? '');
  const [van, tot] = [readDayMonth(written('kamp.van')), readDayMonth(written('kamp.tot'))];
  const returns = scalars
    .filter(({ path }) => path[1] === 'vertrek' && path.slice(-2).join() === 'terug,dag')
    .flatMap(({ from, to }) => readDayMonth(text.slice(from, to)) ?? []);
  const trips = returns.map((dag) => ({ heen: { dag: van ?? dag }, terug: { dag } }));
  const isOver =
    !van || !tot || isBookletOver({ kamp: { van, tot }, boekje: { jaar: year, vertrek: trips } }, day);
  const state = { isOver, showsNumbers: written('boekje.nummersTonen') === 'ja' };
  return scalars
    .filter(({ path }) => isHiddenInCamp(path, state))
    .reduceRight((rest, { from, to }) => {
      return rest.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '') + rest.slice(to);
    }, text);
}
