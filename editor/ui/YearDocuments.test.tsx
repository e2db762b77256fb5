import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { edited } from '@/editor/document/document';
import { attachmentProblems } from '@/lib/content/check/attachments';
import { readSources } from '@/lib/content/check/sources';
import { PlaceView } from './PlaceView';
import { renderInEditor } from './testing/inEditor';

const day = { year: 2027, month: 5, day: 1 };

/** The year of the papers in the editor, with the problems of the papers that are not there. */
function show(text: string) {
  const texts = { 'documenten.yaml': text };
  const problems = attachmentProblems(readSources(texts).sources, { photos: [], documents: ['a.pdf'] }, day);
  const files = { photos: [], documents: ['2027/cm.pdf'] };
  const draft = { files: {}, base: { texts }, texts };
  const work = { draft, texts, base: texts, problems, photos: {}, files };
  return renderInEditor(<PlaceView place={{ file: 'documents', path: ['bivak', 0] }} />, texts, {
    work,
    problems,
  });
}

test('a mixed group chooses one paper for everybody, and for who has one each for boys and girls', () => {
  show('bivak:\n  - jaar: 2027\n    samen: [CM, Helan]\n    ziekenfondsen: [VNZ]\n    neutraal: nee\n');
  expect(screen.getByText('1 van de 4 papieren zijn er.')).toBeVisible();
  const labels = ['CM', 'Helan', 'VNZ, jongens', 'VNZ, meisjes'];
  for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
});

test('a year without any paper says so in words of the form, above where they are chosen', () => {
  show('bivak:\n  - jaar: 2027\n    ziekenfondsen: [VNZ]\n    neutraal: nee\n');
  expect(screen.getByRole('alert')).toHaveTextContent(/kies hieronder de pdf’s/);
  expect(screen.getByRole('alert')).not.toHaveTextContent('public/');
});

test('an insurer is added to the empty list of a year on one line', async () => {
  const texts = { 'documenten.yaml': 'bivak:\n  - { jaar: 2027, ziekenfondsen: [], neutraal: nee }\n' };
  const { edit } = renderInEditor(
    <PlaceView place={{ file: 'documents', path: ['bivak', 0, 'ziekenfondsen'] }} />,
    texts,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nieuw: ziekenfonds' }));
  const [file, change] = edit.mock.calls[0];
  expect(edited(file, texts['documenten.yaml'], change)).toContain('ziekenfondsen: [~]');
});
