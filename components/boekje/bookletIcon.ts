import { bareText } from '@/lib/text/sourceMarkers';
import type { IconName } from '@/lib/theme/icons';

/** By a word in the name of a rule or a packing list; the first that fits. */
const byWord: readonly [RegExp, IconName][] = [
  [/fiche|papier|attest/i, 'doc'],
  [/medic|pillen|ziek/i, 'medkit'],
  [/kaart|pas\b|kids-?id/i, 'ticket'],
  [/luizen|teken\b/i, 'ladybird'],
  [/gsm|telefoon|tablet|scherm/i, 'phone'],
  [/geld/i, 'euro'],
  [/snoep|koek/i, 'gift'],
  [/\be(et|ten)\b|allergie|voeding/i, 'cutlery'],
  [/slaap|slapen|\bbed/i, 'bed'],
  [/wassen|wasgerief|toilet/i, 'shower'],
  [/^aan$|kleren|kledij|kleding/i, 'tshirt'],
  [/zwem|water/i, 'basin'],
];

/** The drawing beside a name in the booklet. @param other where no word of it is known */
export const bookletIcon = (name: string, other: IconName): IconName =>
  byWord.find(([word]) => word.test(bareText(name)))?.[1] ?? other;
