import { createContext, type RefObject, useContext } from 'react';
import type { Edit } from '@/editor/document/document';
import type { Place } from '@/editor/document/places';
import type { AddedFile } from '@/editor/drafts/drafts';
import type { Work } from '@/editor/drafts/work';
import type { Loaded } from '@/editor/local/loaded';
import type { FileName } from '@/lib/content/schemas/files';
import type { Route } from '@/lib/pages/pages';

/** What is open beside the page. */
export type View =
  /** Somebody just opened an invitation. */
  | { type: 'welcome'; name: string }
  | { type: 'tasks' }
  | { type: 'pages' }
  | { type: 'fields' }
  | { type: 'changes' }
  | { type: 'access' }
  | { type: 'examples' }
  | { type: 'versions' }
  /** `others`: further fields in the tapped text. `isMoved`: the same item as before, at its new index. */
  | { type: 'place'; place: Place; others?: readonly Place[]; isMoved?: boolean };

/** State and actions that every part of the editor uses. */
export type Editing = {
  work: Work;
  /** Photos and documents that were made for the example group. */
  examples: Loaded['examples'];
  /** The page that is shown. */
  route: Route;
  /** Whether nothing can be changed: the editor is open in another tab, or the draft is being sent. */
  readOnly: boolean;
  /** Makes one edit; `added` are the files that it names, by their path from the project folder. */
  edit: (file: FileName, edit: Edit, added?: Readonly<Record<string, AddedFile>>) => void;
  /** Adds files that no text names, by their path from the project folder. */
  add: (files: Readonly<Record<string, AddedFile>>) => void;
  /** Turns typed text into an edit, when there is some; called before every other change. */
  typing: RefObject<(() => void) | undefined>;
  /** Whether a photo is being resized: its index in a list may not change meanwhile. */
  isPreparing: boolean;
  /** Waits for a photo that is being resized. */
  preparing: <Photo>(photo: Promise<Photo>) => Promise<Photo>;
  /** Opens a view; undefined closes it. */
  open: (view: View | undefined) => void;
  visit: (route: Route) => void;
  /** Shows what was just done, with an undo button. */
  notify: (words: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingContext around it.');
  return editing;
}
