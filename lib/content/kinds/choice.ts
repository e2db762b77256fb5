import * as z from 'zod';
import { blockNames } from '@/lib/content/blocks';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { weekdays } from '@/lib/dates/days';
import { feePeriods } from '@/lib/joining/fees';
import { federationNames } from '@/lib/joining/publicFacts';
import { type Frequency, frequencies } from '@/lib/meetings/rhythm';
import { nearest } from '@/lib/text/nearest';
import { listed } from '@/lib/text/words';
import { type Sign, signNames } from '@/lib/theme/signs';
import { fieldInfo } from './field';

/** The answer among these that was meant, when it stands between other signs: `ja**`. */
const answerAdvice = (written: unknown, answers: readonly string[], otherwise: string) => {
  const meant = String(written)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return answers.includes(meant) ? replaceAdvice(meant) : otherwise;
};

/** A day of the week by its Dutch name. */
export const weekday = z
  .enum(weekdays, {
    error: problemMessage(
      'een dag van de week, bijvoorbeeld zondag',
      'schrijf de dag voluit en met kleine letters',
    ),
  })
  .register(fieldInfo, { kind: 'choice' });

const howOften = Object.keys(frequencies).filter((name): name is Frequency => name in frequencies);

/** How often an age group meets. */
export const frequency = z
  .enum(howOften, {
    error: ({ input }) => {
      const meant = nearest(String(input), howOften);
      return problemMessage(
        `hoe vaak: ${listed(howOften, 'of')}`,
        meant
          ? replaceAdvice(meant)
          : 'kies een van die woorden, of ⟦haal het veld weg‖maak het leeg⟧ voor elke week',
      );
    },
  })
  .register(fieldInfo, { kind: 'choice' });

/** What a group may leave out. */
export const blockName = z
  .enum(blockNames, {
    error: ({ input }) => {
      const meant = nearest(String(input), blockNames);
      return problemMessage(
        `een onderdeel dat een groep niet hoeft te hebben: ${blockNames.join(', ')}`,
        meant ? replaceAdvice(meant) : 'kies een van die namen, of haal dit weg: de rest heeft elke groep',
      );
    },
  })
  .register(fieldInfo, {
    kind: 'choice',
    help: 'Het verdwijnt van de hele site, en blijft in zijn bestand staan.',
  });

/** The federation of a group. */
export const federationName = z
  .enum(federationNames, {
    error: problemMessage(
      `de naam van een koepel: ${federationNames.join(', ')}`,
      'kies een van die namen, of ⟦haal het veld weg‖maak het leeg⟧ als jullie bij geen van die horen',
    ),
  })
  .register(fieldInfo, { kind: 'choice' });

/** How often the fee is paid. */
export const feePeriod = z
  .enum(feePeriods, {
    error: ({ input }) =>
      problemMessage(
        `voor hoelang het lidgeld is: ${listed(feePeriods, 'of')}`,
        answerAdvice(
          input,
          feePeriods,
          'kies een van die woorden, of ⟦haal het veld weg‖maak het leeg⟧ voor een heel jaar',
        ),
      ),
  })
  .register(fieldInfo, { kind: 'choice' });

/** How loud a notice is. */
export const noticeLevel = z
  .enum(['opgelet', 'info'], {
    error: ({ input }) =>
      problemMessage(
        'opgelet of info',
        answerAdvice(
          input,
          ['opgelet', 'info'],
          'kies opgelet voor wat iedereen vandaag moet weten, of info voor de rest',
        ),
      ),
  })
  .register(fieldInfo, { kind: 'choice', help: 'Opgelet is geel, info is blauw.' });

const menuPlaces = ['leiding', 'activiteiten', 'menu', 'voet', 'nergens'] as const;

/** Where the link to a page of the group's own stands. */
export const menuPlace = z
  .enum(menuPlaces, {
    error: ({ input }) =>
      problemMessage(
        `waar de link staat: ${listed(menuPlaces, 'of')}`,
        answerAdvice(
          input,
          menuPlaces,
          'kies leiding of activiteiten voor dat deel van het menu, menu voor het einde ervan, voet voor onder elke pagina',
        ),
      ),
  })
  .register(fieldInfo, {
    kind: 'choice',
    help: 'Onder Leiding of Activiteiten in het menu, achteraan het menu, in de voet van elke pagina, of nergens.',
  });

/** The group's sign. Its own drawing wins from what is written here. */
export const sign = z
  .enum(signNames, {
    error: problemMessage(
      'de naam van een teken',
      `kies een van deze: ${signNames.join(', ')}⟦; of zet jullie eigen tekening in public/icons/teken.svg‖⟧`,
    ),
  })
  .transform((name): Sign => name)
  .register(fieldInfo, {
    kind: 'choice',
    help: 'Een logo.svg, stamp.svg of favicon.svg van jullie in de map public/icons gaat voor.',
  });

const yesOrNo: Parameters<typeof z.enum>[1] = {
  error: ({ input }) =>
    problemMessage(
      'ja of nee',
      answerAdvice(input, ['ja', 'nee'], 'schrijf ja of nee⟦, zonder aanhalingstekens‖⟧'),
    ),
};
const answer = () => z.enum(['ja', 'nee'], yesOrNo).transform((value) => value === 'ja');
export const yesNo = answer().register(fieldInfo, { kind: 'yesNo' });

/** Whether somebody wants to be seen. Optional for the check: without an answer there is no photo. */
export const consent = answer().register(fieldInfo, {
  kind: 'consent',
  help: 'Zonder ja staat de foto niet op de site.',
});

const orLater: Parameters<typeof z.enum>[1] = {
  error: ({ input }) =>
    problemMessage(
      'ja, nee of volgt',
      answerAdvice(input, ['ja', 'nee', 'volgt'], 'schrijf ja, nee of volgt⟦, zonder aanhalingstekens‖⟧'),
    ),
};

/** `ja`, `nee`, or `volgt` for what is still to come. */
export const yesNoOrLater = z
  .enum(['ja', 'nee', 'volgt'], orLater)
  .transform((value) => (value === 'volgt' ? value : value === 'ja'))
  .register(fieldInfo, { kind: 'choice', help: 'Volgt: het komt nog.' });
