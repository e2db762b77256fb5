import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';
import { type Later, loadedLater } from './loadedLater';

const Fields = () => <p>De velden</p>;

/** Shows a view where the editor does: inside its boundaries. */
function Panel({ View }: { View: Later<object> }) {
  const [panel, setPanel] = useState(0);
  return (
    <ErrorBoundary
      key={panel}
      fallback={(error) => <Failure draft={draftOn({})} error={error} retry={() => setPanel(panel + 1)} />}
    >
      <Suspense>
        <View />
      </Suspense>
    </ErrorBoundary>
  );
}

test('a view loads when it is opened', async () => {
  const load = jest.fn(async () => Fields);
  const View = loadedLater(load);
  expect(load).not.toHaveBeenCalled();
  render(<Panel View={View} />);
  expect(await screen.findByText('De velden')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a view that was loaded ahead is there in the same frame', async () => {
  const View = loadedLater(async () => Fields);
  await View.load();
  render(<Panel View={View} />);
  expect(screen.getByText('De velden')).toBeVisible();
});

test('without a connection it says so and keeps the draft, and loads once there is one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  const lost = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
  let isOnline = false;
  const View = loadedLater(async () => (isOnline ? Fields : Promise.reject(lost)));
  render(<Panel View={View} />);
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Je wijzigingen staan nog op dit toestel. Kijk of je internet hebt');
  expect(screen.getByRole('button', { name: 'Herlaad' })).toBeEnabled();

  const retry = () => userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await retry();
  expect(await screen.findByRole('alert')).toBeVisible();
  isOnline = true;
  await retry();
  expect(await screen.findByText('De velden')).toBeVisible();
  jest.restoreAllMocks();
});

test('a view that breaks for another reason is not offered again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const View = loadedLater(async () => () => {
    throw new Error('Unforeseen');
  });
  render(<Panel View={View} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('kon niet getoond worden');
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
  jest.restoreAllMocks();
});
