import { existsSync } from 'node:fs';
import path from 'node:path';
import { allSourcesIn, sourcesIn } from '@/lib/content/check/read';
import type { Problem } from '@/lib/content/problem';
import {
  contentFiles,
  contentPath,
  type FileName,
  fileNames,
  leaderFiles,
} from '@/lib/content/schemas/files';
import { readSource } from '@/lib/content/yaml/source';
import { type CalendarDate, isoDay, today } from '@/lib/dates/days';
import { newSeason } from '@/lib/dates/season';
import { filesIn } from '@/lib/files/files';
import { type AskGit, askGit } from '@/lib/files/git';
import { findExamples } from '@/pipeline/check/examples';
import { leadersIn } from '@/pipeline/check/leaders';
import {
  oldBooklet,
  oldJoiningFacts,
  outdatedCamp,
  outdatedDocuments,
  outdatedFooter,
  overdue,
  pastEntries,
  pastWorkingYear,
} from './dates';
import { exampleProblems, unusedFiles } from './files';
import { deadLinks, type RequestStatus } from './links';
import { forgottenPages } from './ownPages';
import {
  contactsOutsideTeam,
  embargoDays,
  formerLeadersNamed,
  leadersWithoutPhoto,
  outdatedTeams,
} from './people';
import type { YearlyInput, YearlyRule } from './rule';
import { sentencesThatDiffer } from './texts';

const [first, links] = ['Eerst dit', 'Links naar andere sites'];

/** The yearly list: its headings in order, with their rules. A new reminder is a function here. */
const rules: Readonly<Record<string, readonly YearlyRule[]>> = {
  [first]: [], // the files that `yearly` cannot read
  'Kamp en papieren': [outdatedDocuments, overdue, outdatedCamp, oldBooklet],
  'Kalender en meldingen': [pastWorkingYear, pastEntries],
  Leiding: [outdatedTeams, embargoDays, contactsOutsideTeam, formerLeadersNamed, leadersWithoutPhoto],
  'Lid worden': [oldJoiningFacts],
  'Eigen pagina’s': [forgottenPages],
  'Zinnen met een getal of een datum': [sentencesThatDiffer, outdatedFooter],
  'Foto’s en papieren die niemand ziet': [unusedFiles],
  [links]: [], // asked over the network by `yearly`
  'Nog van het voorbeeld': [exampleProblems],
};

/** The headings of the yearly list, in order. */
export const topics = Object.keys(rules);

/** Runs every rule. */
export const yearlyProblems = (known: YearlyInput): Problem[] =>
  Object.entries(rules).flatMap(([topic, all]) =>
    all.flatMap((rule) => [...rule(known)].map((problem) => ({ topic, ...problem }))),
  );

type YearlyOptions = {
  /** The folder that holds `content` and `public`. */
  root: string;
  day: CalendarDate;
  /** Requests other sites; without it their links are not checked. */
  ask?: RequestStatus | undefined;
};

/** Everything outdated or missing in a project folder on a day, and remarks on what could not be checked. Never throws. */
export async function yearly({
  root,
  day,
  ask,
}: YearlyOptions): Promise<{ problems: Problem[]; remarks: string[] }> {
  const known = readInput(root, day);
  const dead = ask && (await deadLinks(known, ask));
  return {
    problems: [
      ...unreadable(path.join(root, 'content')),
      ...yearlyProblems(known),
      ...(dead ?? []).map((problem) => ({ topic: links, ...problem })),
    ],
    remarks: dead ? [] : ['De links naar andere sites zijn niet bekeken: daar is een netwerk voor nodig.'],
  };
}

/** Content files that do not parse. */
function unreadable(contentDir: string): Problem[] {
  const sources = allSourcesIn(contentDir);
  return contentFiles
    .filter((name) => !sources[name] && existsSync(path.join(contentDir, fileNames[name])))
    .map((name) => ({
      topic: first,
      file: contentPath(name),
      found: 'dit bestand is niet te lezen, en dus niet bekeken',
      advice: 'doe npm run controle, verbeter wat die zegt, en begin opnieuw',
    }));
}

/** Reads the folder and its git history. */
function readInput(root: string, day: CalendarDate): YearlyInput {
  const [contentDir, publicDir] = [path.join(root, 'content'), path.join(root, 'public')];
  const git = askGit(contentDir);
  return {
    sources: sourcesIn(contentDir),
    day,
    changed: (name) => lastChange(git, name),
    photos: filesIn(path.join(contentDir, 'fotos')),
    documents: filesIn(path.join(publicDir, 'documents')),
    examples: findExamples({ contentDir, publicDir }),
    formerLeaders: leadersBefore(git, newSeason(day)),
  };
}

/** The day of the last commit of a file; today when it has uncommitted changes. */
function lastChange(git: AskGit, name: FileName): CalendarDate | undefined {
  const file = fileNames[name];
  if (git('status', '--porcelain', '--', file)) return today(new Date());
  const moment = git('log', '-1', '--format=%cI', '--', file);
  return moment ? today(new Date(moment)) : undefined;
}

/** The leaders in the last commit before a day. */
function leadersBefore(git: AskGit, day: CalendarDate): string[] {
  const version = git('rev-list', '-1', `--before=${isoDay(day)}T00:00:00Z`, 'HEAD');
  if (!version) return [];
  const sources = leaderFiles.map((name) => {
    const text = git('show', `${version}:./${fileNames[name]}`);
    return text ? readSource(contentPath(name), text).source : undefined;
  });
  return [...new Set(leadersIn(sources))];
}
