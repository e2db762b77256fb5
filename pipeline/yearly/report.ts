import type { CalendarDate } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { topics, type YearlyProblem } from './problem';

type Report = {
  day: CalendarDate;
  findings: readonly YearlyProblem[];
  /** What could not be looked at, a Dutch sentence each. */
  remarks: readonly string[];
};

/** The whole list as a text for the terminal. */
export function textReport(report: Report): string {
  const parts = parted(report).map(({ topic, findings }) =>
    [
      topic.toUpperCase(),
      ...findings.map((one) => `${place(one)}\n  ${question(one)}\n  doe dit:  ${one.advice}`),
    ].join('\n\n'),
  );
  return [summary(report), ...parts, ...report.remarks].join('\n\n');
}

/** The same as a page to print and to tick off: one file, which needs nothing else. */
export function pageReport(report: Report): string {
  const parts = parted(report).map(
    ({ topic, findings }) =>
      `<section><h2>${escaped(topic)}</h2><ul>${findings.map(item).join('')}</ul></section>`,
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

const item = (one: YearlyProblem) =>
  `<li><label><input type="checkbox"><strong>${escaped(question(one))}</strong></label><span>${escaped(one.advice)}</span><span class="place">${escaped(place(one))}</span></li>`;

function summary({ day, findings }: Report): string {
  const must = findings.filter(({ level }) => level === 'must').length;
  const look = findings.length - must;
  const on = `Bekeken op ${dayOfMonth(day)} ${day.year}:`;
  if (findings.length === 0) return `${on} alles is van dit werkjaar.`;
  return `${on} ${must === 1 ? '1 ding' : `${must} dingen`} om in orde te brengen, ${look} om na te kijken.`;
}

const parted = ({ findings }: Report) =>
  topics
    .map((topic) => ({ topic, findings: findings.filter((one) => one.topic === topic) }))
    .filter((part) => part.findings.length > 0);

const question = ({ level, found }: YearlyProblem) => `${level === 'look' ? 'kijk na: ' : ''}${found}`;

const place = ({ file, line, field }: YearlyProblem) =>
  [file, line && `regel ${line}`, field && `veld ${field}`].filter(Boolean).join(', ');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
