import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sourcesIn } from '@/lib/content/check/read';
import { contentFiles, contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import { readSource } from '@/lib/content/yaml/source';
import { type CalendarDate, isoDay, today } from '@/lib/dates/days';
import { filesIn } from '@/lib/files/files';
import { findExamples } from '@/pipeline/check/examples';
import { leadersIn } from '@/pipeline/check/leaders';
import { oldCamp, oldNotices, oldPapers, overdue, pastDates } from './dates';
import { examplesLeft, unusedFiles } from './files';
import { type Ask, deadLinks } from './links';
import { formerLeadersNamed, leadersWithoutPhoto, oldTeams, revealDays, strangersToCall } from './people';
import type { Known, YearlyProblem } from './problem';
import { newSeason } from './season';
import { sentencesThatDiffer } from './texts';

/** What a year wears out, each as `(known) → findings`. */
const rules: readonly ((known: Known) => YearlyProblem[])[] = [
  oldPapers,
  overdue,
  oldCamp,
  pastDates,
  oldNotices,
  oldTeams,
  revealDays,
  strangersToCall,
  formerLeadersNamed,
  leadersWithoutPhoto,
  sentencesThatDiffer,
  unusedFiles,
  examplesLeft,
];

/** All that is stale or missing on a day, by what is known of the group. */
export const yearlyProblems = (known: Known): YearlyProblem[] => rules.flatMap((rule) => rule(known));

type YearlyOptions = {
  /** The folder that holds `content` and `public`. */
  root: string;
  day: CalendarDate;
  /** Asks other sites; without it they are left alone. */
  ask?: Ask | undefined;
};

/** All that is stale or missing in a project folder on a day, with what could not be looked at. Throws nothing. */
export async function yearly({
  root,
  day,
  ask,
}: YearlyOptions): Promise<{ findings: YearlyProblem[]; remarks: string[] }> {
  const known = gather(root, day);
  const dead = ask && (await deadLinks(known, ask));
  return {
    findings: [...unreadable(known), ...yearlyProblems(known), ...(dead ?? [])],
    remarks: dead ? [] : ['De links naar andere sites zijn niet bekeken: daar is een netwerk voor nodig.'],
  };
}

/** Files of which nothing can be said. */
const unreadable = ({ sources }: Known): YearlyProblem[] =>
  contentFiles
    .filter((name) => !sources[name])
    .map((name) => ({
      topic: 'Eerst dit',
      level: 'must',
      file: contentPath(name),
      found: 'dit bestand is niet te lezen, en dus niet bekeken',
      advice: 'doe npm run controle, verbeter wat die zegt, en begin opnieuw',
    }));

/** What the folder and its history tell. */
function gather(root: string, day: CalendarDate): Known {
  const [contentDir, publicDir] = [path.join(root, 'content'), path.join(root, 'public')];
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: contentDir,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return ''; // no git, or a copy without history
    }
  };
  return {
    sources: sourcesIn(contentDir),
    day,
    changed: (name) => lastChange(git, name),
    photos: filesIn(path.join(contentDir, 'fotos')),
    papers: filesIn(path.join(publicDir, 'documents')),
    examples: findExamples({ contentDir, publicDir }),
    formerLeaders: leadersBefore(git, newSeason(day)),
  };
}

type Git = (...args: string[]) => string;

/** A file that was edited and not yet committed is as new as can be. */
function lastChange(git: Git, name: FileName): CalendarDate | undefined {
  const file = fileNames[name];
  if (git('status', '--porcelain', '--', file)) return today(new Date());
  const moment = git('log', '-1', '--format=%cI', '--', file);
  return moment ? today(new Date(moment)) : undefined;
}

/** Who led the group in the last version before a day. */
function leadersBefore(git: Git, day: CalendarDate): string[] {
  const version = git('rev-list', '-1', `--before=${isoDay(day)}T00:00:00Z`, 'HEAD');
  if (!version) return [];
  const sources = (['boys', 'girls'] as const).map((name) => {
    const text = git('show', `${version}:./${fileNames[name]}`);
    return text ? readSource(contentPath(name), text).source : undefined;
  });
  return [...new Set(leadersIn(sources))];
}
