import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfYear } from '@/lib/dates/dayWords';
import type { Message } from '@/lib/mail/message';
import { euro } from '@/lib/text/format';
import { withPlainSpaces } from '@/lib/text/words';
import type { Estimate } from './prices';
import { nights, stayDays } from './rentalWords';
import type { RequestAnswer } from './request';
import { nightsOf, type Stay } from './stay';

export type Sender = { name: string; email: string; phone: string };

/** A request as one complete message, with the texts of the content where it has them. */
export function requestMessage(
  { stay, sleepers, inTents, kind }: NonNullable<RequestAnswer['accepted']>,
  estimate: Estimate | undefined,
  { name, email, phone }: Sender,
  group: string,
): Message {
  const lines = [
    `Dag ${group},`,
    '',
    'Graag huurden we jullie lokaal.',
    '',
    `Aankomst: ${wholeDay(stay.from)}`,
    `Vertrek: ${wholeDay(stay.until)} (${nights(nightsOf(stay))})`,
    `Slapers: ${sleepers}${inTents > 0 ? `, waarvan ${inTents} in tenten` : ''}`,
    `Groep: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
    '',
    ...(estimate ? [costs(estimate)] : []),
    `${isWeekend(stay) ? 'Is dat weekend' : 'Zijn die dagen'} nog vrij?`,
    '',
    'Groeten,',
    name,
    [email, phone].filter(Boolean).join(', '),
  ];
  return {
    name,
    email,
    subject: withPlainSpaces(
      `Aanvraag: ${stayDays(stay)}, ${sleepers} ${sleepers === 1 ? 'slaper' : 'slapers'}`,
    ),
    message: withPlainSpaces(lines.join('\n')),
  };
}

const wholeDay = (day: CalendarDate) => `${weekdayOf(day)} ${dayOfYear(day)}`;

const isWeekend = (stay: Stay) =>
  nightsOf(stay) < 4 && ['vrijdag', 'zaterdag'].includes(weekdayOf(stay.from));

function costs({ total, deposit }: Estimate): string {
  const known = `Volgens jullie site kost dat ongeveer ${euro(total)}`;
  return deposit > 0 ? `${known}, en ${euro(deposit)} waarborg.` : `${known}.`;
}
