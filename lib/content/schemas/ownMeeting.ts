import { frequency, weekday } from '@/lib/content/kinds/choice';
import { date } from '@/lib/content/kinds/date';
import { dayOff } from '@/lib/content/kinds/dayOff';
import { plain } from '@/lib/content/kinds/plain';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { compareDays } from '@/lib/dates/days';
import { frequencies } from '@/lib/meetings/rhythm';
import { block, label, list } from './fields';
import { noneWrongOf } from './rules';

/** When an age group meets, where that is not when everybody does: what it does not write is in `site.yaml`. */
export const ownMeeting = block('Wanneer, als het anders is', {
  dag: label('Dag', weekday).optional(),
  ookOp: list('Ook op', 'dag', weekday).optional(),
  elke: label('Hoe vaak', frequency).optional(),
  eersteKeer: label('De eerste keer', date).optional(),
  laatsteKeer: label('De laatste keer', date).optional(),
  van: label('Begint om', time).optional(),
  tot: label('Eindigt om', time).optional(),
  waar: label('Waar, als het niet aan het lokaal is', plain).optional(),
  niet: list('Dagen zonder activiteit', 'dag', dayOff).optional(),
})
  .refine(({ elke = 'week', eersteKeer }) => eersteKeer || !isEverySoManyWeeks(elke), {
    path: ['elke'],
    error: problemMessage(
      'ook een eerste keer (veld ⟦eersteKeer⟧): vanaf die dag tellen de weken',
      'schrijf de eerste dag erbij, bijvoorbeeld ⟦eersteKeer⟧: 3 oktober 2026',
    ),
    when: noneWrongOf('elke'),
  })
  .refine(({ elke = 'week', ookOp }) => !ookOp || 'weeks' in frequencies[elke], {
    path: ['ookOp'],
    error: problemMessage(
      'één dag van de week, want het is maar één keer per maand (veld ⟦elke⟧)',
      'haal ⟦ookOp⟧ weg, of schrijf ⟦elke⟧: week',
    ),
    when: noneWrongOf('elke', 'ookOp'),
  })
  .refine(({ van, tot }) => !van || !tot || van < tot, {
    path: ['tot'],
    error: problemMessage(
      'een uur na het begin (veld ⟦van⟧)',
      'kijk of ⟦van⟧ en ⟦tot⟧ niet omgewisseld zijn',
    ),
    when: noneWrongOf('van', 'tot'),
  })
  .refine(
    ({ eersteKeer, laatsteKeer }) => !eersteKeer || !laatsteKeer || compareDays(eersteKeer, laatsteKeer) < 0,
    {
      path: ['laatsteKeer'],
      error: problemMessage('een dag na de eerste keer (veld ⟦eersteKeer⟧)', 'kijk de maand en het jaar na'),
      when: noneWrongOf('eersteKeer', 'laatsteKeer'),
    },
  );

const isEverySoManyWeeks = (elke: keyof typeof frequencies) => {
  const turn = frequencies[elke];
  return 'weeks' in turn && turn.weeks > 1;
};
