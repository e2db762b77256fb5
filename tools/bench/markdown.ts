import { type Kind, kinds, type Traffic } from './visit';

/** How figures are written, in Dutch: they go into the documentation. */

/** The middle one of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const around = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const kindNames = {
  Document: 'HTML',
  Prefetch: 'vooraf',
  Stylesheet: 'CSS',
  Font: 'lettertype',
  Image: 'beeld',
  Script: 'script',
  Other: 'ander',
};

/** A column for each kind of traffic, and one for all together. */
export const trafficHead = [...kinds.map((kind) => kindNames[kind]), 'samen'];

/** Those columns, of these samples: `9.4 KB (1)`, with how many requests. */
export const trafficCells = (samples: readonly Traffic[]): string[] =>
  [...kinds.map((kind) => [kind]), kinds].map((some) => cell(samples, some));

function cell(samples: readonly Traffic[], some: readonly Kind[]): string {
  const total = (unit: 'bytes' | 'requests') =>
    median(samples.map((sample) => some.reduce((sum, kind) => sum + sample[kind][unit], 0)));
  return total('requests') === 0 ? '0' : `${(total('bytes') / 1024).toFixed(1)} KB (${total('requests')})`;
}
