import * as z from 'zod';
import { yesNoOrLater } from '@/lib/content/kinds/choice';
import { documentFile } from '@/lib/content/kinds/document';
import { year } from '@/lib/content/kinds/number';
import { plain } from '@/lib/content/kinds/plain';
import { workingYear } from '@/lib/content/kinds/workingYear';
import { problemMessage } from '@/lib/content/problem';
import { slug } from '@/lib/text/slug';
import { block, label, list } from './fields';
import { eachOnce, noneWrong } from './rules';

const insurers = {
  ziekenfondsen: list('Ziekenfondsen', 'ziekenfonds', plain).default([]),
  samen: list('Ziekenfondsen met één papier voor iedereen', 'ziekenfonds', plain).optional(),
  enkelJongens: list('Ziekenfondsen met enkel een papier voor jongens', 'ziekenfonds', plain).optional(),
  enkelMeisjes: list('Ziekenfondsen met enkel een papier voor meisjes', 'ziekenfonds', plain).optional(),
  volgt: list('Ziekenfondsen waarvan nog een papier komt', 'ziekenfonds', plain).optional(),
  volgtWanneer: label('Wanneer het komt', plain).optional(),
};
type Insurers = z.infer<z.ZodObject<typeof insurers>>;

/** The arguments of a `superRefine` that allows each insurer once in the lists of a year; in `volgt` also for its other form. */
const insurersOnce = [
  (year: Insurers & { neutraal?: boolean | 'volgt' }, { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const list of insurerLists) {
      for (const [index, name] of (year[list] ?? []).entries()) {
        const message = problemMessage(
          'elk ziekenfonds één keer',
          `haal ${name} hier weg: het staat al eerder bij dit jaar`,
        );
        if (seen.has(slug(name))) addIssue({ code: 'custom', path: [list, index], message });
        seen.add(slug(name));
      }
    }
    const complete = new Set([...year.ziekenfondsen, ...(year.samen ?? [])].map(slug));
    for (const [index, name] of (year.volgt ?? []).entries()) {
      if (complete.has(slug(name))) {
        const message = problemMessage(
          'een ziekenfonds waarvan nog een formulier moet komen',
          `haal ${name} hier weg: de formulieren ervan staan al bij dit jaar`,
        );
        addIssue({ code: 'custom', path: ['volgt', index], message });
      }
      complete.add(slug(name));
    }
    if (year.volgtWanneer && !year.volgt?.length && year.neutraal !== 'volgt') {
      const message = problemMessage(
        'alleen wanneer er bij dit jaar nog een papier volgt',
        'zet bij ⟦volgt⟧ welk ziekenfonds nog komt, of haal ⟦deze regel‖dit⟧ weg',
      );
      addIssue({ code: 'custom', path: ['volgtWanneer'], message });
    }
  },
  { when: noneWrong },
] as const;

const insurerLists = ['ziekenfondsen', 'samen', 'enkelJongens', 'enkelMeisjes'] as const;

export const documentsFile = block('Papieren', {
  medischeFiche: label('Medische fiche', documentFile).optional(),
  bivak: list(
    'Papieren van het bivak',
    'jaar',
    z
      .strictObject({
        jaar: year,
        ...insurers,
        neutraal: label('Ook een neutraal attest', yesNoOrLater),
      })
      .superRefine(...insurersOnce),
  )
    .superRefine(
      ...eachOnce(
        'jaar',
        ({ jaar }) => String(jaar),
        'elk jaar één keer',
        'verbeter het jaar, of zet alles van dat jaar bij elkaar',
      ),
    )
    .default([]),
  lidgeld: list(
    'Papieren voor het lidgeld',
    'werkjaar',
    z.strictObject({ werkjaar: label('Werkjaar', workingYear), ...insurers }).superRefine(...insurersOnce),
  )
    .superRefine(
      ...eachOnce(
        'werkjaar',
        ({ werkjaar }) => werkjaar,
        'elk werkjaar één keer',
        'verbeter het werkjaar, of zet alles van dat werkjaar bij elkaar',
      ),
    )
    .default([]),
});
