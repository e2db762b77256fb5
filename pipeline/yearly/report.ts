import { type Problem, placeText } from '@/lib/content/problem';
import type { CalendarDate } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { topics } from './yearly';

type Report = {
  day: CalendarDate;
  problems: readonly Problem[];
  /** What could not be checked, a Dutch sentence each. */
  remarks: readonly string[];
};

/** The list as plain text, for the terminal. */
export function textReport(report: Report): string {
  const parts = byTopic(report).map(({ topic, problems }) =>
    [
      topic.toUpperCase(),
      ...problems.map((one) => `${placeText(one)}\n  ${question(one)}\n  doe dit:  ${one.advice}`),
    ].join('\n\n'),
  );
  return [summary(report), ...parts, ...report.remarks].join('\n\n');
}

/** The list as one HTML file, with boxes to tick on paper. */
export function pageReport(report: Report): string {
  const parts = byTopic(report).map(
    ({ topic, problems }) =>
      `<section><h2>${escaped(topic)}</h2><ul>${problems.map(item).join('')}</ul></section>`,
  );
  return `<!DOCTYPE html>
<html lang="nl-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Het nieuwe werkjaar</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.45 Georgia, serif; color: #1b2a21; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: .5rem 0 .5rem 2rem; border-top: 1px solid #84744f; break-inside: avoid; text-indent: -2rem; overflow-wrap: anywhere; }
li > * { text-indent: 0; }
li > span { display: block; }
input { width: 1.2rem; height: 1.2rem; margin: 0 .8rem 0 0; vertical-align: -.2rem; }
.place { color: #3d4a41; font-size: .875rem; }
</style></head>
<body><h1>Het nieuwe werkjaar</h1><p>${escaped(summary(report))}</p>${parts.join('')}${report.remarks.map((one) => `<p>${escaped(one)}</p>`).join('')}</body></html>
`;
}

const item = (one: Problem) =>
  `<li><label><input type="checkbox"><strong>${escaped(question(one))}</strong></label><span>${escaped(one.advice)}</span><span class="place">${escaped(placeText(one))}</span></li>`;

function summary({ day, problems }: Report): string {
  const look = problems.filter(({ level }) => level === 'look').length;
  const must = problems.length - look;
  const on = `Bekeken op ${dayOfMonth(day)} ${day.year}:`;
  if (problems.length === 0) return `${on} alles is van dit werkjaar.`;
  return `${on} ${must === 1 ? '1 ding' : `${must} dingen`} om in orde te brengen, ${look} om na te kijken.`;
}

const byTopic = ({ problems }: Report) =>
  topics
    .map((topic) => ({ topic, problems: problems.filter((one) => one.topic === topic) }))
    .filter((part) => part.problems.length > 0);

const question = ({ level, found }: Problem) => `${level === 'look' ? 'kijk na: ' : ''}${found}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
