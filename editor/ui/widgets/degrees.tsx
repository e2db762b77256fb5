import { typedOf } from '@/editor/document/typed';
import { useEditing } from '@/editor/ui/editing';
import { placeInLink } from '@/lib/rental/placeInLink';
import type { FieldInput } from './fieldInput';
import { LineWidget } from './line';

/** One of the two numbers of a place; a pasted link of a map fills in both. */
export function DegreesWidget(input: FieldInput) {
  const { edit } = useEditing();
  const { place, value, change } = input;
  const typed = (words: string) => {
    const isPasted = words.length > value.length + 2; // who types the numbers is not done at the first decimal
    const found = isPasted ? placeInLink(words) : undefined;
    if (!found) return change(words);
    const around = place.path.slice(0, -1);
    const isLatitude = place.path.at(-1) === 'breedtegraad';
    const [own, other, otherName] = isLatitude
      ? ([found.latitude, found.longitude, 'lengtegraad'] as const)
      : ([found.longitude, found.latitude, 'breedtegraad'] as const);
    edit(place.file, { type: 'set', path: [...around, otherName], value: other });
    change(typedOf('degrees', own), { atOnce: true });
  };
  return <LineWidget {...input} inputMode="decimal" change={typed} />;
}
