import type { Graph } from 'schema-dts';

/**
 * The page as JSON-LD. React would escape quotes in a text child as entities, which are not JSON; `<` is the one character
 * that could end the element, so it is written as a JSON escape.
 */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
