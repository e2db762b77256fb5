import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { loadedWith } from '@/editor/local/testing/loadedWith';
import { type Editing, EditingContext } from '@/editor/ui/editing';
import { useDraft } from '@/editor/ui/useDraft';
import type { Texts } from '@/lib/content/check/sources';
import { routes } from '@/lib/pages/pages';

jest.mock('@/editor/drafts/drafts', () => ({
  ...jest.requireActual('@/editor/drafts/drafts'),
  openDrafts: jest.fn(async () => Promise.reject(new DOMException('no storage'))),
}));

/** For tests: a part of the editor, with as much of its state and actions as it uses. */
export const inEditor = (part: ReactNode, editing: object) => (
  <EditingContext value={editing as Editing}>{part}</EditingContext>
);

/**
 * For tests: renders a part of the editor on some texts without problems.
 * @param more the state that differs from that
 * @returns the actions, as mocks
 */
export function renderInEditor(part: ReactNode, texts: Texts = {}, more: object = {}) {
  const actions = {
    edit: jest.fn(),
    replace: jest.fn(),
    add: jest.fn(),
    open: jest.fn(),
    notify: jest.fn(),
    type: jest.fn(),
    finishTyping: jest.fn(),
  };
  const files = { photos: [], documents: [] };
  const work = { draft: draftOn(texts), texts, base: texts, problems: [], photos: {}, files };
  render(inEditor(part, { work, routes, problems: [], ...actions, ...more }));
  return actions;
}

/**
 * For tests: renders a part of the editor on a draft that changes, which nothing stores.
 * @returns the draft as it is, and the notices as a mock
 */
export async function renderOnDraft(part: ReactNode, texts: Texts) {
  const loaded = loadedWith(texts);
  const notify = jest.fn();
  let draft: ReturnType<typeof useDraft>;
  const OnDraft = () => {
    draft = useDraft(loaded);
    return draft && inEditor(part, { ...draft, problems: draft.work.problems, routes, notify });
  };
  const { unmount } = render(<OnDraft />);
  const now = () => {
    if (!draft) throw new Error('The draft is not open yet.');
    return draft;
  };
  await waitFor(now);
  return { draft: now, notify, unmount };
}
