import { attribute, textOf } from '@/lib/text/html';
import type { FinishedPage } from '@/pipeline/export-checks/export';

/** A node of JSON-LD. */
export type Node = { [property: string]: Value };
type Value = string | number | boolean | null | Node | Value[];

/** The `@graph` of the page's JSON-LD; undefined when it has none, several, or one that does not parse. */
export function graphOf({ elements }: Pick<FinishedPage, 'elements'>): Node[] | undefined {
  const blocks = elements.filter((element) => attribute(element, 'type') === 'application/ld+json');
  const [block] = blocks;
  if (!block || blocks.length > 1) return undefined;
  try {
    const graph: unknown = JSON.parse(textOf(block))['@graph'];
    return Array.isArray(graph) && graph.every(isNode) ? graph : undefined;
  } catch {
    return undefined;
  }
}

/** All nodes in a value, nested ones included. */
export function nodesIn(value: Value | undefined): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** The strings and numbers of a property, as strings. */
export const textsAt = (node: Node, property: string): string[] => textsIn(node[property]);

function textsIn(value: Value | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
