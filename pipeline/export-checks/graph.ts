import { attribute, textOf } from '@/lib/text/html';
import type { Page } from './export';

/** A thing that a page tells search engines about, as JSON-LD has it. */
export type Thing = { [property: string]: Value };
export type Value = string | number | boolean | null | Thing | Value[];

/** The things at the top of the page's JSON-LD; undefined when it has none, several, or one that cannot be read. */
export function graphOf({ elements }: Pick<Page, 'elements'>): Thing[] | undefined {
  const blocks = elements.filter((element) => attribute(element, 'type') === 'application/ld+json');
  const [block] = blocks;
  if (!block || blocks.length > 1) return undefined;
  try {
    const graph: unknown = JSON.parse(textOf(block))['@graph'];
    return Array.isArray(graph) && graph.every(isThing) ? graph : undefined;
  } catch {
    return undefined;
  }
}

/** The things in a value, those inside other things included. */
export function thingsIn(value: Value | undefined): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

/** The texts and numbers that a thing has under a property, as texts. */
export const textsAt = (thing: Thing, property: string): string[] => textsIn(thing[property]);

function textsIn(value: Value | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
