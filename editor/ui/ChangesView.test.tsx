import { screen } from '@testing-library/react';
import type { ChangeLine } from '@/editor/drafts/changes';
import { ChangesView } from './ChangesView';
import { renderInEditor } from './testing/inEditor';

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
  const publishing = { state: { type: 'idle' } };
  const found = { changes: [change, change], added: [], restored: [], count: 2 };
  renderInEditor(<ChangesView />, {}, { ...found, publishing, to: { type: 'here' } });
  expect(screen.getAllByRole('button', { name: /^Zet terug: .*Wout is weg$/ })).toHaveLength(2);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});
