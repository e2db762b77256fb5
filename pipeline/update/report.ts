import { describe } from '@/lib/content/problem';
import type { VersionNews } from '@/lib/version/news';
import { newWorkflows, type Updated } from './update';

/** What an update brought and what is left to do, in Dutch, for a terminal. */
export function updatedText({ from, to, news, lines, remarks, workflows, hasNewDeploy }: Updated): string {
  return [
    `Jullie site heeft nu versie ${to}. Ze had ${from}. Alles staat in één commit; git revert HEAD maakt het ongedaan.`,
    ...news.map(newsText),
    lines.length === 0
      ? 'Aan jullie woorden is niets veranderd.'
      : [
          'Aan jullie woorden is dit veranderd, en niets anders:',
          ...lines.flatMap(({ file, before, after }) => [
            `  ${file}`,
            ...before.map((line) => `    - ${line}`),
            ...after.map((line) => `    + ${line}`),
          ]),
        ].join('\n'),
    ...remarks.map(describe),
    ...(workflows.length > 0 ? [workflowsText(workflows)] : []),
    ...(hasNewDeploy
      ? [
          'Het programma dat publiceert, is vernieuwd. GitHub gebruikt het pas als publish.yml het noemt; tot dan publiceert het vorige verder.',
        ]
      : []),
    'Bekijk de site met npm start, en zet ze online zoals altijd.',
  ].join('\n\n');
}

const newsText = ({ version, date, parents, todo, better }: VersionNews) =>
  [
    `Versie ${version} – ${date}`,
    ...(
      [
        ['Wat zien ouders?', parents],
        ['Wat moet jij doen?', todo],
        ['Wat is beter?', better],
      ] as const
    ).flatMap(([heading, items]) => [
      `  ${heading}`,
      ...items.map((item) => `    - ${withoutMarkdown(item)}`),
    ]),
  ].join('\n');

const withoutMarkdown = (text: string) => text.replace(/\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

const workflowsText = (files: readonly string[]) =>
  [
    'Publiceert GitHub jullie site? Dan moet je dit zelf doen, want aan een workflow raakt niemand anders:',
    ...files.map((file) => `  ${file}`),
    `De nieuwe staan in ${newWorkflows}. Zet ze in .github/workflows, kijk met git diff wat er verandert, en bewaar met git commit, vóór je git push doet.`,
  ].join('\n');
