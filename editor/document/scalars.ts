import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Path } from '@/lib/content/path';

/** With its offsets in the text. */
type ScalarInText = { path: Path; from: number; to: number };

/** Every scalar value of a YAML text, in the order of the text. */
export function scalarsIn(text: string): ScalarInText[] {
  const scalarsOf = (node: unknown, path: Path): ScalarInText[] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) =>
        scalarsOf(value, [...path, String(isScalar(key) ? key.value : key)]),
      );
    if (isSeq(node)) return node.items.flatMap((item, index) => scalarsOf(item, [...path, index]));
    return isScalar(node) && node.range ? [{ path, from: node.range[0], to: node.range[1] }] : [];
  };
  return scalarsOf(parseDocument(text).contents, []);
}
