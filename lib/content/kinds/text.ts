import { aboutPart, problemMessage } from '@/lib/content/problem';
import { addressOf } from '@/lib/pages/pages';
import { fieldInfo } from './field';
import { betterLink, linkAdvice } from './link';
import { bareLinks, strayMarkup } from './markup';
import { sentence } from './sentence';

/** Running text, with `**vet**` and `[woorden](/bivak)` as markup. */
export const text = sentence
  .refine((value) => !badLink(value), {
    error: ({ input }) =>
      aboutPart(
        badLink(String(input)) ?? '',
        problemMessage(
          'een link naar een pagina van de site, of een die begint met https://, mailto: of tel:',
          typeof input === 'string' ? textLinkAdvice(input) : '',
        ),
      ),
  })
  .refine((value) => badLink(value) || !strayMarkup(value), {
    error: ({ input }) => {
      const part = (typeof input === 'string' && strayMarkup(input)) || '';
      const expected = 'een tekst met alleen **vet** en [woorden](/bivak) als opmaak';
      return aboutPart(part, problemMessage(expected, strayAdvice(part)));
    },
  })
  .register(fieldInfo, { kind: 'text', help: 'Een woord **vet**, of een link: [woorden](/bivak).' });

function strayAdvice(piece: string): string {
  if (piece.startsWith('!['))
    return 'haal de foto weg uit de tekst: een foto hoort in een ⟦veld foto‖eigen veld⟧';
  const meant = /^([*_~`]{1,2})([^*_~`]+)\1$/.exec(piece)?.[2];
  if (meant) return `schrijf **${meant}** in plaats van ${piece}, of laat de tekens ${piece[0]} weg`;
  return piece.startsWith('**')
    ? 'zet vlak voor én vlak achter het vette woord twee sterretjes, zonder spatie ertussen: **vet**'
    : 'schrijf een link als [woorden](/bivak): eerst de woorden tussen [ en ], meteen erna het adres tussen ( en ), zonder spaties';
}

/** Returns the first address of a bad link in a text: `[woorden](address)`, or a bare `www.…`. */
function badLink(value: string): string | undefined {
  return [...value.matchAll(/\]\(([^)]*)\)?/g)]
    .map(([, target = '']) => target)
    .concat(bareLinks(value))
    .find((target) => !isGoodLink(target));
}

const isGoodLink = (target: string) =>
  /^(https:\/\/[^\s/]+\.[^\s/]+|mailto:\S+@\S|tel:\+?\d|#\w|\/documents\/\S+\.pdf$)/.test(target) ||
  addressOf(target.replace(/[#?].*$/, '')) !== undefined;

function textLinkAdvice(value: string): string {
  const target = badLink(value) ?? '';
  const better = betterLink(target);
  if (!better) return linkAdvice(target);
  return bareLinks(value).includes(target)
    ? `schrijf [${target}](${better})`
    : `schrijf (${better}) in plaats van (${target})`;
}
