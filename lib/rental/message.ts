import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfYear } from '@/lib/dates/dayWords';
import type { Message } from '@/lib/mail/message';
import { euro } from '@/lib/text/format';
import { withoutArticle } from '@/lib/text/groupWords';
import { withPlainSpaces } from '@/lib/text/words';
import type { Estimate } from './prices';
import { nights, stayDays } from './rentalWords';
import type { Accepted } from './request';
import { nightsOf, type Stay } from './stay';

export type Sender = { name: string; email: string; phone: string };

/** A request as one complete message, with the texts of the content where it has them. */
export function requestMessage(
  accepted: Accepted,
  estimate: Estimate | undefined,
  { name, email, phone }: Sender,
  { group, hall }: { group: string; hall: string },
): Message {
  const { kind } = accepted;
  const { about, question, subject } = 'stay' in accepted ? ofNights(accepted) : ofParts(accepted);
  const lines = [
    `Dag ${group},`,
    '',
    `Graag huurden we jullie ${withoutArticle(hall)}.`,
    '',
    ...about,
    `Groep: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
    '',
    ...(estimate ? [costs(estimate)] : []),
    question,
    '',
    'Groeten,',
    name,
    [email, phone].filter(Boolean).join(', '),
  ];
  return {
    name,
    email,
    subject: withPlainSpaces(`Aanvraag: ${subject}`),
    message: withPlainSpaces(lines.join('\n')),
  };
}

const ofNights = ({ stay, sleepers, inTents }: Extract<Accepted, { stay: Stay }>) => ({
  about: [
    `Aankomst: ${wholeDay(stay.from)}`,
    `Vertrek: ${wholeDay(stay.until)} (${nights(nightsOf(stay))})`,
    `Slapers: ${sleepers}${inTents > 0 ? `, waarvan ${inTents} in tenten` : ''}`,
  ],
  question: `${isWeekend(stay) ? 'Is dat weekend' : 'Zijn die dagen'} nog vrij?`,
  subject: `${stayDays(stay)}, ${sleepers} ${sleepers === 1 ? 'slaper' : 'slapers'}`,
});

const ofParts = ({ day, hours, people }: Extract<Accepted, { hours: string }>) => ({
  about: [`Dag: ${wholeDay(day)}`, `Wanneer: ${hours}`, `Met hoeveel: ${people}`],
  question: 'Is het dan nog vrij?',
  subject: `${dayOfYear(day)}, ${hours}`,
});

const wholeDay = (day: CalendarDate) => `${weekdayOf(day)} ${dayOfYear(day)}`;

const isWeekend = (stay: Stay) =>
  nightsOf(stay) < 4 && ['vrijdag', 'zaterdag'].includes(weekdayOf(stay.from));

function costs({ total, deposit }: Estimate): string {
  const known = `Volgens jullie site kost dat ongeveer ${euro(total)}`;
  return deposit > 0 ? `${known}, en ${euro(deposit)} waarborg.` : `${known}.`;
}
