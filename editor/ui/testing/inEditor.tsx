import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { type Editing, EditingContext } from '@/editor/ui/editing';
import type { Texts } from '@/lib/content/check/sources';
import { routes } from '@/lib/pages/pages';

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
    storeTyped: jest.fn(),
  };
  const files = { photos: [], documents: [] };
  const work = { draft: draftOn(texts), texts, base: texts, problems: [], photos: {}, files };
  render(inEditor(part, { work, routes, problems: [], typing: {}, ...actions, ...more }));
  return actions;
}
