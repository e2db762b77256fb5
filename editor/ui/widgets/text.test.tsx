import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import type { FieldShape } from '@/lib/content/schemas/shape';
import type { FieldInput } from './fieldInput';
import { TextWidget } from './text';

const shape: FieldShape = { type: 'field', kind: 'text', label: 'Tekst', optional: false };

function Form({ readOnly = false }: { readOnly?: boolean }) {
  const [value, change] = useState('We spelen buiten');
  const others = { finish: () => undefined, describedBy: undefined, invalid: false, focused: false };
  const place = { file: 'home', path: ['inleiding'] } as const;
  const input: FieldInput = { id: 'tekst', place, shape, value, readOnly, change, ...others };
  return <TextWidget {...input} />;
}

jest.mock('@/editor/media/photo', () => ({
  ...jest.requireActual('@/editor/media/photo'),
  preparedDocument: async (file: File) => ({ type: file.type }), // the bytes are looked at in photo.test.ts
}));

const show = (form: React.ReactElement) =>
  renderInEditor(
    form,
    {},
    {
      work: { files: { photos: [], documents: ['brief-weekend.pdf'] } },
      routes: ['/', '/bivak', '/contact'],
    },
  );

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('selected words become bold with a button, and again not', async () => {
  show(<Form />);
  text().setSelectionRange(3, 9);
  await press('Vet');
  expect(text()).toHaveValue('We **spelen** buiten');
  expect(text()).toHaveFocus();
  await press('Vet');
  expect(text()).toHaveValue('We spelen buiten');
});

test('what is typed after a button counts, also when it is what there was before', async () => {
  show(<Form />);
  text().setSelectionRange(3, 9);
  await press('Vet');
  fireEvent.change(text(), { target: { value: 'We spelen buiten' } }); // at once, as a keyboard that completes words
  await press('Link'); // renders again
  expect(text()).toHaveValue('We spelen buiten');
});

test('selected words become a link to what is asked for', async () => {
  show(<Form />);
  text().setSelectionRange(10, 16);
  await press('Link');
  await userEvent.type(screen.getByLabelText('Waar leidt de link naartoe?'), 'www.bos.example{Enter}');
  expect(text()).toHaveValue('We spelen [buiten](https://www.bos.example)');
  expect(screen.queryByLabelText('Waar leidt de link naartoe?')).toBeNull();
});

test('selected words become a link to a paper, which is added under its own name', async () => {
  const { add } = show(<Form />);
  text().setSelectionRange(10, 16);
  await press('Link');
  const paper = new File(['%PDF-1.4'], 'Brief Weekend.PDF', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/^Of kies een papier/), paper);
  await waitFor(() => expect(text()).toHaveValue('We spelen [buiten](/documents/brief-weekend-2.pdf)'));
  expect(add.mock.calls).toEqual([[{ 'public/documents/brief-weekend-2.pdf': { type: 'application/pdf' } }]]);
});

test('a paper that is there can be named', async () => {
  show(<Form />);
  text().setSelectionRange(10, 16);
  await press('Link');
  const address = '/documents/brief-weekend.pdf';
  await userEvent.type(screen.getByLabelText('Waar leidt de link naartoe?'), `${address}{Enter}`);
  expect(text()).toHaveValue(`We spelen [buiten](${address})`);
});

test('a link that is not wanted after all changes nothing', async () => {
  show(<Form />);
  await press('Link');
  await press('Toch niet');
  expect(text()).toHaveValue('We spelen buiten');
  expect(text()).toHaveFocus();
});

test('where nothing can be changed there are no buttons', () => {
  show(<Form readOnly />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a line that is broken by hand is said to become a space, before it does', async () => {
  show(<Form />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(text(), '{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement(); // at the end it means nothing yet
  await userEvent.type(text(), 'en binnen');
  expect(screen.getByRole('status')).toHaveTextContent('een nieuwe regel wordt een spatie');
});
