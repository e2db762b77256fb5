import { render, screen } from '@testing-library/react';
import type { ChangeLine } from '@/editor/drafts/changes';
import { ChangesView } from './ChangesView';
import { type Editing, EditingContext } from './editing';

test('two people of the same name with the same change have a row each', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const change: ChangeLine = {
    file: 'boys',
    path: ['groepen', 0, 'leiding', 1],
    where: 'Jongensleiding › Ribbels › Leiding',
    what: 'Wout is weg',
    without: '',
    with: '',
  };
  const editing = {
    ...{ changes: [change, change], added: [], restored: [], count: 2 },
    ...{ work: { problems: [], draft: {} }, publishing: { state: { type: 'idle' } }, to: { type: 'here' } },
  };
  render(
    <EditingContext value={editing as unknown as Editing}>
      <ChangesView />
    </EditingContext>,
  );
  expect(screen.getAllByRole('button', { name: /^Zet terug: .*Wout is weg$/ })).toHaveLength(2);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});
