import type { Graph } from 'schema-dts';

/**
 * Facts of the page for machines. React would write the quotes of a text child as entities, which JSON does not know;
 * `<` is the one character that could end the element, so that one is written as JSON's own escape.
 */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
