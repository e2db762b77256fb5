import { bareText } from '@/lib/text/sourceMarkers';

const counts: Readonly<Record<string, number>> = { twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6 };
const counted = /(?<!\p{L})(twee|drie|vier|vijf|zes|[2-6]) (?:keer|keren|maal|weken|\p{L}+dagen)(?!\p{L})/iu;

/** How often a child may come for free, as the group wrote it (`vier zondagen`, `3 keer`); 0 where no text says a number. */
export function freeTimes(...texts: readonly (string | undefined)[]): number {
  const [, number = ''] = counted.exec(bareText(texts.filter(Boolean).join(' '))) ?? [];
  return counts[number.toLowerCase()] ?? Number(number);
}
