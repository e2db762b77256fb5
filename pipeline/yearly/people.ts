import * as z from 'zod';
import { problemAt } from '@/lib/content/check/problemAt';
import { leaderFiles } from '@/lib/content/schemas/files';
import { compareDays, daysBetween } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { newSeason } from '@/lib/dates/season';
import { listed } from '@/lib/text/words';
import { knownFrom, leaderGroupsIn, leadersIn, namedElsewhere, teamsOf } from '@/pipeline/check/leaders';
import type { YearlyInput } from './rule';

const name = z.coerce.string();
const contacts = z.object({
  hoofdleiding: z.object({ personen: z.array(z.object({ naam: name })).catch([]) }).catch({ personen: [] }),
});

/** Teams that did not change since last summer. */
export function* outdatedTeams({ sources, day, changed }: YearlyInput) {
  for (const file of leaderFiles) {
    const source = sources[file];
    const last = changed(file);
    if (source && last && compareDays(last, newSeason(day)) < 0)
      yield problemAt(source, ['groepen'], {
        found: `deze leiding staat er sinds ${dayOfMonth(last)} ${last.year}`,
        advice: 'haal weg wie stopt, zet erbij wie begint, en vraag iedereen opnieuw of de foto mag blijven',
      });
  }
}

/** In days: an embargo that lasts longer has a wrong month or year. */
const longestEmbargo = 120;

/** Embargo days that are over while no leaders are filled in, of another year, or too far off. */
export function* embargoDays({ sources, day }: YearlyInput) {
  for (const source of teamsOf(sources)) {
    const from = knownFrom(source);
    if (!from) continue;
    const when = `${dayOfMonth(from)} ${from.year}`;
    const groups = leaderGroupsIn(source);
    const empty = groups.filter(({ leiding }) => leiding.length === 0).map(({ naam }) => naam);
    if (compareDays(from, newSeason(day)) < 0)
      yield problemAt(source, ['bekendOp'], {
        found: `de leiding werd bekend op ${when}`,
        advice: 'zet er de dag van dit jaar, of haal de regel weg',
      });
    else if (daysBetween(day, from) > longestEmbargo)
      yield problemAt(source, ['bekendOp'], {
        level: 'look',
        found: `de leiding wordt pas bekend op ${when}`,
        advice: 'kijk de maand en het jaar na',
      });
    else if (compareDays(from, day) <= 0 && empty.length > 0)
      yield problemAt(source, ['bekendOp'], {
        level: empty.length === groups.length ? 'must' : 'look',
        found: `op ${when} werd de leiding bekend, maar er staat nog niemand bij ${listed(empty, 'en')}`,
        advice: 'zet de namen onder leiding, of kies een latere dag',
      });
  }
}

/** Leaders without a photo, or with one that may not be shown. */
export function* leadersWithoutPhoto({ sources }: YearlyInput) {
  for (const source of teamsOf(sources))
    for (const [group, { leiding }] of leaderGroupsIn(source).entries())
      for (const [index, { naam, foto, toestemming }] of leiding.entries())
        if (!foto || toestemming !== 'ja')
          yield problemAt(source, ['groepen', group, 'leiding', index], {
            level: 'look',
            found: foto ? `${naam} heeft een foto zonder toestemming` : `${naam} heeft geen foto`,
            advice: foto
              ? 'vraag of ze op de site mag: schrijf dan toestemming: ja eronder, of wis de foto'
              : 'maak er een op jullie volgende activiteit, of laat de letter staan',
          });
}

/** Contact persons who are no leaders. */
export function* contactsOutsideTeam({ sources }: YearlyInput) {
  const leaders = leadersIn(teamsOf(sources));
  if (!sources.contact || leaders.length === 0) return;
  const { personen } = contacts
    .catch({ hoofdleiding: { personen: [] } })
    .parse(sources.contact.value).hoofdleiding;
  for (const [index, { naam }] of personen.entries())
    if (!leaders.some((leader) => naam === leader || naam.startsWith(`${leader} `)))
      yield problemAt(sources.contact, ['hoofdleiding', 'personen', index, 'naam'], {
        level: 'look',
        found: `${naam} staat bij de hoofdleiding, maar niet bij de leiding`,
        advice: 'kijk na of dit nog klopt, met het nummer en het mailadres erbij',
      });
}

/** Sentences that name a former leader; contact persons are another rule. */
export function* formerLeadersNamed({ sources, formerLeaders }: YearlyInput) {
  const now = leadersIn(teamsOf(sources));
  const gone = formerLeaders.filter((one) => !now.includes(one));
  for (const { source, path, name: one } of namedElsewhere(sources, gone))
    if (!path.includes('personen'))
      yield problemAt(source, path, {
        level: 'look',
        found: `hier staat nog ${one}, die geen leiding meer is`,
        advice: 'pas de zin aan als het om die persoon gaat',
      });
}
