import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';

const texts = { 'bivak.yaml': 'kop: Weg\n' };
const draft = draftOn(texts, { 'bivak.yaml': 'kop: Mijn\n' });

function Broken(): never {
  throw new Error('Unforeseen');
}

/** A panel that fails, inside an editor that can open another one. */
function Editor({ of }: { of: Draft }) {
  const [isBroken, setBroken] = useState(true);
  return (
    <>
      <ErrorBoundary key={String(isBroken)} fallback={(error) => <Failure draft={of} error={error} />}>
        {isBroken ? <Broken /> : <p>Een ander paneel</p>}
      </ErrorBoundary>
      <button type="button" onClick={() => setBroken(false)}>
        Taken
      </button>
    </>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined)); // React logs what it caught
afterEach(() => jest.restoreAllMocks());

test('a panel that fails shows a message, and the changes can be saved as a file', async () => {
  const made: File[] = [];
  Object.assign(URL, {
    createObjectURL: (file: File) => made.push(file) && 'blob:',
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(<Editor of={draft} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Je wijzigingen staan nog op dit toestel');
  expect(screen.getByRole('button', { name: 'Herlaad' })).toBeEnabled();
  await userEvent.click(await screen.findByRole('button', { name: 'Bewaar mijn wijzigingen als bestand' }));
  expect(made.map(({ name }) => name)).toEqual(['wijzigingen.json']);
});

test('without changes there is nothing to save', () => {
  render(<Editor of={draftOn(texts)} />);
  expect(screen.queryByRole('button', { name: 'Bewaar mijn wijzigingen als bestand' })).toBeNull();
});

test('another panel opens as before', async () => {
  render(<Editor of={draft} />);
  await userEvent.click(screen.getByRole('button', { name: 'Taken' }));
  expect(screen.getByText('Een ander paneel')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
