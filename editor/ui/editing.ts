import { createContext, type RefObject, useContext } from 'react';
import type { Edit } from '@/editor/document/document';
import type { Place } from '@/editor/document/places';
import type { AddedFile } from '@/editor/drafts/drafts';
import type { Work } from '@/editor/drafts/work';
import type { Loaded } from '@/editor/local/loaded';
import type { FileName } from '@/lib/content/schemas/files';
import type { Route } from '@/lib/pages/pages';

/** What lies open beside the page. */
export type View =
  /** Somebody just came in with a key. */
  | { type: 'welcome'; name: string }
  | { type: 'tasks' }
  | { type: 'pages' }
  | { type: 'fields' }
  | { type: 'changes' }
  | { type: 'key' }
  | { type: 'examples' }
  | { type: 'versions' }
  /** `others`: what else stood where somebody tapped. `isMoved`: the same as before, which has another place now. */
  | { type: 'place'; place: Place; others?: readonly Place[]; isMoved?: boolean };

/** What every part of the editor may ask and do. */
export type Editing = {
  work: Work;
  /** Photos and papers that were made for the example group. */
  examples: Loaded['examples'];
  /** The page that is shown. */
  route: Route;
  /** Whether nothing can be changed here: it is open in another tab. */
  readOnly: boolean;
  /** One edit; `added` are the files that it names, by their path from the project folder. */
  edit: (file: FileName, edit: Edit, added?: Readonly<Record<string, AddedFile>>) => void;
  /** Papers that no text names by itself, by their path from the project folder. */
  add: (files: Readonly<Record<string, AddedFile>>) => void;
  /** What was typed and not made an edit yet; every other change makes it one first. */
  typing: RefObject<(() => void) | undefined>;
  /** Whether a photo is being made ready: its place in the lists may not change meanwhile. */
  isPreparing: boolean;
  /** Waits for a photo that is being made ready. */
  preparing: <Photo>(photo: Promise<Photo>) => Promise<Photo>;
  /** Opens a part of the editor; nothing closes it. */
  open: (view: View | undefined) => void;
  visit: (route: Route) => void;
  /** Says what was just done, with the way back. */
  notify: (words: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('This part of the editor stands outside of it.');
  return editing;
}
