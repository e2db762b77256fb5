import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { fieldInfo } from './field';
import { strayMarkup } from './markup';
import { namedIn, sentence } from './sentence';

/** A title, a name, a button: shown as written, without markup. */
export const plain = sentence
  .refine((value) => !hasMarkup(value), {
    error: ({ input }) =>
      problemMessage(
        'gewone woorden: een titel, een naam of een knop kan niet vet zijn en geen link bevatten',
        typeof input === 'string' ? replaceAdvice(bareWords(input)) : '',
      ),
  })
  .register(fieldInfo, { kind: 'plain' });

/** A name that is a fact itself: without facts in it. */
export const name = plain.refine((value) => namedIn(value).length === 0, {
  error: problemMessage(
    'een naam zonder { en }',
    'schrijf de naam zelf: andere teksten nemen hem van hier over',
  ),
});

const hasMarkup = (value: string) => strayMarkup(value) !== undefined || wordsOf(value) !== value;

/** Removes markup from a text. */
function bareWords(value: string): string {
  const bare = wordsOf(value)
    .replaceAll('**', '')
    .replace(/(^|\s)[*_~`]+(?=\S)|(?<=\S)[*_~`]+(?=[\s.,!?]|$)/g, '$1');
  return hasMarkup(bare) ? bare.replace(/[*_~`[\]]+|\(\S*\)/g, '') : bare;
}
