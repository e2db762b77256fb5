import type { Minute } from '@/lib/dates/periods';
import type { Activity } from '@/lib/programme/programme';

/** What changed lately, in words, and until when that is news. */
export type ProgrammeNews = { changes: ReadonlyMap<Activity, string>; until: Minute };

/** What changed of one activity. */
export function newsOf(activity: Activity, news: ProgrammeNews | undefined) {
  const words = news?.changes.get(activity);
  return news && words ? { words, until: news.until } : undefined;
}
