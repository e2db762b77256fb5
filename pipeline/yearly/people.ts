import * as z from 'zod';
import { contentFiles } from '@/lib/content/schemas';
import type { Source } from '@/lib/content/source';
import { compareDays } from '@/lib/days';
import { dayOfMonth } from '@/lib/dayWords';
import { at, type Known, type Stale } from './finding';
import { newSeason } from './season';

const topic = 'Leiding';
const name = z.coerce.string();
const teams = z.object({
  groepen: z
    .array(
      z.object({
        leiding: z
          .array(z.object({ naam: name, foto: z.string().optional(), toestemming: z.string().optional() }))
          .catch([]),
      }),
    )
    .catch([]),
});
const contacts = z.object({
  hoofdleiding: z.object({ personen: z.array(z.object({ naam: name })).catch([]) }).catch({ personen: [] }),
});

const groupsIn = (source: Source | undefined) => teams.catch({ groepen: [] }).parse(source?.value).groepen;

/** The names of all leaders of a group, as written. */
export const leadersIn = (sources: readonly (Source | undefined)[]): string[] =>
  sources.flatMap((source) => groupsIn(source).flatMap(({ leiding }) => leiding.map(({ naam }) => naam)));

/** Teams that nobody touched since the last summer. */
export function oldTeams({ sources, day, changed }: Known): Stale[] {
  return (['boys', 'girls'] as const).flatMap((file) => {
    const source = sources[file];
    const last = changed(file);
    if (!source || !last || compareDays(last, newSeason(day)) >= 0) return [];
    return at(source, ['groepen'], {
      topic,
      found: `deze leiding staat er sinds ${dayOfMonth(last)} ${last.year}`,
      advice: 'haal weg wie stopt, zet erbij wie begint, en vraag iedereen opnieuw of de foto mag blijven',
    });
  });
}

/** Leaders without a photo, or with one that may not be shown. */
export function leadersWithoutPhoto({ sources }: Known): Stale[] {
  return [sources.boys, sources.girls].flatMap((source) =>
    groupsIn(source).flatMap(({ leiding }, group) =>
      leiding.flatMap(({ naam, foto, toestemming }, index) => {
        if (!source || (foto && toestemming === 'ja')) return [];
        return at(source, ['groepen', group, 'leiding', index], {
          topic,
          level: 'look',
          found: foto ? `${naam} heeft een foto zonder toestemming` : `${naam} heeft geen foto`,
          advice: foto
            ? 'vraag of ze op de site mag: schrijf dan toestemming: ja eronder, of wis de foto'
            : 'maak er een op een zondag, of laat de letter staan',
        });
      }),
    ),
  );
}

/** Whom to call, when that is nobody of the leaders. */
export function strangersToCall({ sources }: Known): Stale[] {
  const source = sources.contact;
  const leaders = leadersIn([sources.boys, sources.girls]);
  if (!source || leaders.length === 0) return [];
  const { personen } = contacts.catch({ hoofdleiding: { personen: [] } }).parse(source.value).hoofdleiding;
  return personen.flatMap(({ naam }, index) =>
    leaders.some((leader) => naam === leader || naam.startsWith(`${leader} `))
      ? []
      : at(source, ['hoofdleiding', 'personen', index, 'naam'], {
          topic,
          level: 'look',
          found: `${naam} staat bij de hoofdleiding, maar niet bij de leiding`,
          advice: 'kijk na of dit nog klopt, met het nummer en het mailadres erbij',
        }),
  );
}

/** Sentences that still name somebody who was a leader, and is none any more. Whom to call is asked about apart. */
export function formerLeadersNamed({ sources, formerLeaders }: Known): Stale[] {
  const now = leadersIn([sources.boys, sources.girls]);
  const gone = formerLeaders.filter((one) => !now.includes(one));
  return contentFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      gone
        .filter((one) => typeof value === 'string' && !path.includes('personen') && hasWord(value, one))
        .map((one) =>
          at(source, path, {
            topic,
            level: 'look',
            found: `hier staat nog ${one}, die geen leiding meer is`,
            advice: 'pas de zin aan als het om die persoon gaat',
          }),
        ),
    );
  });
}

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text);
