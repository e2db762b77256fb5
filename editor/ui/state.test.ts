/** @jest-environment node */
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { type Action, initialState, reduce, type View, viewIn } from './state';

const draft = (changedAt: number) => draftOn({}, {}, { changedAt });
const after = (...actions: Action[]) => actions.reduce(reduce, initialState);
const routes = ['/', '/bivak'] as const;
const name = { file: 'camp', path: ['kop'] } as const;

test('a field opens in a new panel, on the page that shows it', () => {
  const state = after({ type: 'open', view: { type: 'place', place: name }, routes });
  expect(state).toMatchObject({ route: '/bivak', panel: 1, view: { place: name } });
});

test('the page stays when the group does not have the one of the field', () => {
  const state = after({ type: 'open', view: { type: 'place', place: name }, routes: ['/'] });
  expect(state).toMatchObject({ route: '/', panel: 1 });
});

test('closing a page of the group’s own shows it, once the group has it; closing another field leaves the page that is open', () => {
  const own = { file: 'ownPages', path: ['paginas', 0, 'naam'] } as const;
  const opened: Action = { type: 'open', view: { type: 'place', place: own }, routes };
  expect(after(opened, { type: 'open', view: undefined, routes: [...routes, '/nieuws'] }).route).toBe(
    '/nieuws',
  );
  const onBivak: Action = { type: 'open', view: { type: 'place', place: name }, routes };
  const away: Action = { type: 'showPage', route: '/' };
  expect(after(onBivak, away, { type: 'open', view: undefined, routes }).route).toBe('/');
});

test('an item that moves stays in its panel', () => {
  const state = after(
    { type: 'open', view: { type: 'place', place: name }, routes },
    { type: 'open', view: { type: 'place', place: name, isMoved: true }, routes },
  );
  expect(state.panel).toBe(1);
});

test('an invitation opens the access view in the present panel', () => {
  expect(after({ type: 'openInvitation' })).toMatchObject({ panel: 0, view: { type: 'access' } });
});

test('another page does not close the view', () => {
  const state = after(
    { type: 'open', view: { type: 'tasks' }, routes },
    { type: 'showPage', route: '/bivak' },
  );
  expect(state).toMatchObject({ route: '/bivak', view: { type: 'tasks' } });
});

test('a notice with undo has the first draft after the change, and no later one', () => {
  const [before, first, later] = [draft(1), draft(2), draft(3)];
  const state = after(
    { type: 'notify', message: 'Weg', before },
    { type: 'draftChanged', draft: before },
    { type: 'draftChanged', draft: first },
    { type: 'draftChanged', draft: later },
  );
  expect(state.notice).toMatchObject({ message: 'Weg', before, after: first });
  expect(reduce(state, { type: 'dismissNotice' }).notice).toBeUndefined();
});

test('a notice without undo ignores drafts', () => {
  const notice = after({ type: 'notify', message: 'Online' }, { type: 'draftChanged', draft: draft(2) });
  expect(notice.notice).toEqual({ message: 'Online' });
});

test('sending takes the undo of an earlier change away, and no other notice', () => {
  const undone = after({ type: 'notify', message: 'Alles is teruggezet.', before: draft(1), isUndo: true });
  expect(undone.notice?.isUndo).toBe(true);
  expect(reduce(undone, { type: 'sent' }).notice).toBeUndefined();
  expect(after({ type: 'notify', message: 'Online' }, { type: 'sent' }).notice?.message).toBe('Online');
});

test('a notice without undo makes room for what is to be put right, and stays beside everything else', () => {
  const opened = (view: View, before?: Draft) =>
    after(
      { type: 'notify', message: 'Welkom terug.', ...(before && { before }) },
      { type: 'open', view, routes },
    );
  expect(opened({ type: 'changes' }).notice).toBeUndefined();
  expect(opened({ type: 'place', place: name }).notice).toBeUndefined();
  expect(opened({ type: 'tasks' }).notice?.message).toBe('Welkom terug.');
  expect(opened({ type: 'changes' }, draft(1)).notice?.message).toBe('Welkom terug.');
});

const leader = (index: number): View => ({
  type: 'place',
  place: { file: 'boys', path: ['groepen', 0, 'leiding', index, 'naam'] },
});

test('an undo shows again what was open when the change was made, and opens nothing that was closed', () => {
  const moved = [
    { type: 'open', view: leader(1), routes },
    { type: 'notify', message: 'Fien staat nu bij Welpen.', before: draft(1) },
    { type: 'open', view: leader(4), routes },
  ] as const;
  const undone = after(...moved, { type: 'undone' });
  expect(undone).toMatchObject({ view: leader(1), panel: 3, notice: undefined });
  expect(after(...moved, { type: 'open', view: undefined, routes }, { type: 'undone' }).view).toBeUndefined();
});

test('the list is open when its item is gone, and all blocks for those that are off', () => {
  const texts = { 'leiding/jongens.yaml': 'groepen:\n  - leiding:\n      - naam: Fien\n      - naam:\n' };
  expect(viewIn(texts, leader(0))).toEqual(leader(0));
  expect(viewIn(texts, leader(1))).toEqual(leader(1)); // not filled in yet
  expect(viewIn(texts, leader(2))).toEqual({
    type: 'place',
    place: { file: 'boys', path: ['groepen', 0, 'leiding'] },
  });
  expect(viewIn(texts, { type: 'place', place: { file: 'site', path: ['zonder'] } })).toEqual({
    type: 'blocks',
  });
});
