import { type FieldPlace, pageOf, valueAtPlace } from '@/editor/document/places';
import type { Draft } from '@/editor/drafts/drafts';
import type { BlockName } from '@/lib/content/blocks';
import type { Texts } from '@/lib/content/check/sources';
import { isOwnAddress, type PageAddress } from '@/lib/pages/pages';

/** What is open beside the page. */
export type View =
  /** Somebody just opened an invitation. */
  | { type: 'welcome'; name: string }
  | { type: 'tasks' }
  | { type: 'pages' }
  | { type: 'fields' }
  | { type: 'changes' }
  | { type: 'access' }
  | { type: 'blocks' }
  /** A block that nobody wrote. */
  | { type: 'start'; block: BlockName }
  /** The coming days of a group. */
  | { type: 'programme' }
  /** The six questions of a group that begins; `isLooking` shows the page alone, where there is no room for both. */
  | { type: 'begin'; isLooking?: boolean }
  | { type: 'examples' }
  /** What is over, to remove at once. */
  | { type: 'pastYear' }
  | { type: 'versions' }
  /** A new version of the program. */
  | { type: 'update' }
  /**
   * `others`: further fields in the tapped text. `isMoved`: the same item as before, at its new index. `newItem`: the item that was
   * just added, of which nothing is filled in.
   */
  | {
      type: 'place';
      place: FieldPlace;
      others?: readonly FieldPlace[];
      isMoved?: boolean;
      newItem?: FieldPlace;
    };

/** What the editor shows: a page, at most one view beside it, and at most one notice. */
type EditorState = {
  route: PageAddress;
  view: View | undefined;
  /** React key of the open panel: a new number is a new panel, with the focus on its title. */
  panel: number;
  notice: NoticeState | undefined;
};

/** A notice with `before` can be undone: the changes from `before` to `after`, the first draft that differs. */
type NoticeState = {
  message: string;
  before?: Draft | undefined;
  after?: Draft;
  /** Whether it is about an undo itself: the button takes that back. */
  isUndo?: boolean | undefined;
  /** What was open when it was done. */
  view?: View | undefined;
};

export type Action =
  /** Opens a view; undefined closes it. A field changes the shown page, when it is one of `routes`: a new page is one once it is right. */
  | { type: 'open'; view: View | undefined; routes: readonly PageAddress[] }
  | { type: 'openInvitation' }
  | { type: 'showPage'; route: PageAddress }
  | { type: 'notify'; message: string; before?: Draft; isUndo?: boolean }
  | { type: 'dismissNotice' }
  /** What the notice is about is undone. Indexes in lists are the former ones again, so the open place is the former one too. */
  | { type: 'undone' }
  /** The draft is sent: what was done before cannot be undone by a notice any more. */
  | { type: 'sent' }
  | { type: 'draftChanged'; draft: Draft };

export const initialState: EditorState = { route: '/', view: undefined, panel: 0, notice: undefined };

export function reduce(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'open': {
      const { view, routes } = action;
      const isMoved = view?.type === 'place' && view.isMoved;
      const about = view ?? ownPageIn(state.view); // a page that is ready now
      const route = about?.type === 'place' ? shownPageOf(about.place, routes) : state.route;
      return {
        ...state,
        view,
        panel: isMoved ? state.panel : state.panel + 1,
        route: routes.includes(route) ? route : state.route,
        notice: isInTheWay(state.notice, view) ? undefined : state.notice,
      };
    }
    case 'openInvitation':
      return { ...state, view: { type: 'access' } };
    case 'showPage':
      return { ...state, route: action.route };
    case 'notify':
      return {
        ...state,
        notice: { message: action.message, before: action.before, isUndo: action.isUndo, view: state.view },
      };
    case 'dismissNotice':
      return { ...state, notice: undefined };
    case 'undone':
      return state.view?.type === 'place'
        ? { ...state, notice: undefined, view: state.notice?.view, panel: state.panel + 1 }
        : { ...state, notice: undefined };
    case 'sent':
      return state.notice?.before ? { ...state, notice: undefined } : state;
    case 'draftChanged':
      return isNewDraft(state, action.draft)
        ? { ...state, notice: { message: '', ...state.notice, after: action.draft } }
        : state;
  }
}

/** The view that was open, when it was about a page of the group's own. */
const ownPageIn = (view: View | undefined): View | undefined =>
  view?.type === 'place' && view.place.file === 'ownPages' ? view : undefined;

/** The page that shows a place. @param routes of the group, with its own pages in the order of their file */
function shownPageOf(place: FieldPlace, routes: readonly PageAddress[]): PageAddress {
  const [, index] = place.path;
  const own = place.file === 'ownPages' ? routes.filter(isOwnAddress)[Number(index)] : undefined;
  return own ?? pageOf(place);
}

/** Whether a notice has nothing to undo, where its room is for what is to be put right. */
const isInTheWay = (notice: NoticeState | undefined, view: View | undefined): boolean =>
  notice?.before === undefined && (view?.type === 'place' || view?.type === 'changes');

/** Whether a draft is the first one after the change that the notice is about. */
export const isNewDraft = ({ notice }: EditorState, draft: Draft): boolean =>
  notice?.before !== undefined && !notice.after && notice.before !== draft;

/** A view of what is still there: of the list, when its open item is gone; of all blocks, for those that are off. */
export function viewIn(texts: Texts, view: View | undefined): View | undefined {
  if (view?.type !== 'place') return view;
  const { file, path } = view.place;
  if (file === 'site' && path[0] === 'zonder') return { type: 'blocks' };
  const gone = path.findIndex(
    (step, at) =>
      typeof step === 'number' && valueAtPlace(texts, { file, path: path.slice(0, at + 1) }) === undefined,
  );
  return gone < 0 ? view : { type: 'place', place: { file, path: path.slice(0, gone) } };
}
