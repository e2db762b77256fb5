import * as z from 'zod';
import type { Problem } from '@/lib/content/problem';
import { compareDays, daysBetween } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { listed } from '@/lib/text/words';
import { groupsIn, knownFrom, leadersIn, namedElsewhere } from '@/pipeline/check/leaders';
import { at, type YearlyInput } from './rule';
import { newSeason } from './season';

const topic = 'Leiding';
const name = z.coerce.string();
const contacts = z.object({
  hoofdleiding: z.object({ personen: z.array(z.object({ naam: name })).catch([]) }).catch({ personen: [] }),
});

/** Teams that did not change since last summer. */
export function outdatedTeams({ sources, day, changed }: YearlyInput): Problem[] {
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

/** In days: an embargo that lasts longer has a wrong month or year. */
const longestEmbargo = 120;

/** Embargo days that are over while no leaders are filled in, of another year, or too far off. */
export function embargoDays({ sources, day }: YearlyInput): Problem[] {
  return [sources.boys, sources.girls].flatMap((source) => {
    const from = knownFrom(source);
    if (!source || !from) return [];
    const when = `${dayOfMonth(from)} ${from.year}`;
    const problem = (level: Problem['level'], found: string, advice: string) =>
      at(source, ['bekendOp'], { topic, level, found, advice });
    if (compareDays(from, newSeason(day)) < 0)
      return problem(
        'must',
        `de leiding werd bekend op ${when}`,
        'zet er de dag van dit jaar, of haal de regel weg',
      );
    if (daysBetween(day, from) > longestEmbargo)
      return problem('look', `de leiding wordt pas bekend op ${when}`, 'kijk de maand en het jaar na');
    const groups = groupsIn(source);
    const empty = groups.filter(({ leiding }) => leiding.length === 0).map(({ naam }) => naam);
    if (compareDays(from, day) > 0 || empty.length === 0) return [];
    return problem(
      empty.length === groups.length ? 'must' : 'look',
      `op ${when} werd de leiding bekend, maar er staat nog niemand bij ${listed(empty, 'en')}`,
      'zet de namen onder leiding, of kies een latere dag',
    );
  });
}

/** Leaders without a photo, or with one that may not be shown. */
export function leadersWithoutPhoto({ sources }: YearlyInput): Problem[] {
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

/** Contact persons who are no leaders. */
export function contactsOutsideTeam({ sources }: YearlyInput): Problem[] {
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

/** Sentences that name a former leader; contact persons are another rule. */
export function formerLeadersNamed({ sources, formerLeaders }: YearlyInput): Problem[] {
  const now = leadersIn([sources.boys, sources.girls]);
  const gone = formerLeaders.filter((one) => !now.includes(one));
  return namedElsewhere(sources, gone)
    .filter(({ path }) => !path.includes('personen'))
    .map(({ source, path, name: one }) =>
      at(source, path, {
        topic,
        level: 'look',
        found: `hier staat nog ${one}, die geen leiding meer is`,
        advice: 'pas de zin aan als het om die persoon gaat',
      }),
    );
}
