import { type GroupWords, usualWords } from '@/lib/text/groupWords';
import { pages, type Route } from './pages';

/** Pages that a group calls otherwise than the table does. */
export type PageNames = Partial<Record<Route, string>>;

/** The names of the pages about camp and leaders; undefined for a group that has no words of its own for those. */
export function ownPageNames({ camp, leaders }: GroupWords): PageNames | undefined {
  const isUsual = leaders === usualWords.leaders;
  if (isUsual && camp === usualWords.camp) return undefined;
  const team = leaders.toLowerCase();
  return {
    '/bivak': camp,
    ...(!isUsual && {
      '/leiding': leaders,
      '/jongensleiding': `Jongens${team}`,
      '/meisjesleiding': `Meisjes${team}`,
    }),
  };
}

export const nameOfPage = (route: Route, names: PageNames | undefined): string =>
  names?.[route] ?? pages[route].name;
