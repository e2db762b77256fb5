import type { AddedFile } from '@/editor/drafts/drafts';
import { FileRefused } from './photo';

/**
 * Returns the drawing of a group's own sign without anything but lines, planes and letters.
 * @throws FileRefused when something else is in it
 */
export async function preparedSign(file: Pick<File, 'text'>): Promise<AddedFile> {
  const { cleanSign } = await import('@/lib/theme/cleanSign'); // for the few groups that have one
  const { svg, found } = cleanSign(await file.text(), window);
  if (!svg) {
    throw new FileRefused(
      `Dit kan geen teken zijn. Gevonden: ${found}. Bewaar het als eenvoudige svg van hoogstens 20 kB, of kies er een van ons.`,
    );
  }
  return { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' };
}
