import { readIsoDay } from '@/lib/dates/days';
import type { Sender } from '@/lib/rental/message';
import type { Wishes } from '@/lib/rental/request';
import { withoutNight } from './withoutNight';

/** The values in the form of a request. */

function valueIn(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form);
  return (name) => String(values.get(name) ?? '').trim();
}

/** The stay that is requested, or the parts of a day; values that cannot be read are undefined. */
export function wishesIn(form: HTMLFormElement): Wishes {
  const value = valueIn(form);
  const count = (name: string) => Math.max(0, Math.floor(Number(value(name)) || 0));
  const [from, until] = [value('start'), value('end')];
  return {
    from: readIsoDay(value('from')),
    until: readIsoDay(value('until')),
    sleepers: count('sleepers') || undefined,
    inTents: count('tents'),
    kind: value('kind') || undefined,
    byPart:
      value('sleeps') === withoutNight
        ? {
            day: readIsoDay(value('day')),
            parts: new FormData(form).getAll('part').map(String),
            hours: from && until && from !== until ? { from, until } : undefined,
            people: count('people') || undefined,
          }
        : undefined,
  };
}

/** The person who sends the request. */
export function senderIn(form: HTMLFormElement): Sender {
  const value = valueIn(form);
  return { name: value('name'), email: value('email'), phone: value('phone') };
}
