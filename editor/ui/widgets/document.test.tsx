import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import type { FieldShape } from '@/lib/content/schemas/shape';
import { DocumentWidget } from './document';
import type { FieldInput } from './fieldInput';

// the bytes are looked at in photo.test.ts
jest.mock('@/editor/media/photo', () => ({
  ...jest.requireActual('@/editor/media/photo'),
  preparedDocument: async (file: File) => ({ type: file.type }),
}));

const shape: FieldShape = { type: 'field', kind: 'document', label: 'Medische fiche', optional: true };
const pdf = () => new File(['%PDF-1.4 een fiche'], 'scan 3.pdf', { type: 'application/pdf' });

/** @param value the name of the present document */
function show(value: string) {
  const work = { files: { photos: [], documents: [value].filter(Boolean) }, draft: { files: {} } };
  const input = { id: 'fiche', place: { file: 'documents', path: ['medischeFiche'] }, shape, value };
  const widget = <DocumentWidget {...(input as unknown as FieldInput)} readOnly={false} />;
  return { ...renderInEditor(widget, {}, { work }), input: screen.getByLabelText(/^Medische fiche/) };
}

const addedPdf = { type: 'application/pdf' };

test('the first document is named after its field, and named in the text', async () => {
  const { edit, add, input } = show('');
  expect(screen.getByText('Nog niet gekozen')).toBeVisible();
  await userEvent.upload(input, pdf());
  expect(edit.mock.calls).toEqual([
    [
      'documents',
      { type: 'set', path: ['medischeFiche'], value: 'medische-fiche.pdf' },
      { 'public/documents/medische-fiche.pdf': addedPdf },
    ],
  ]);
  expect(add).not.toHaveBeenCalled();
});

test('another document replaces the present one, under its name', async () => {
  const { edit, add, input } = show('fiche-2026.pdf');
  expect(screen.getByText('Klaar')).toBeVisible();
  await userEvent.upload(input, pdf());
  expect(add.mock.calls).toEqual([[{ 'public/documents/fiche-2026.pdf': addedPdf }]]);
  expect(edit).not.toHaveBeenCalled();
});
