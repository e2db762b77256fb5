import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Behaviour } from '@/lib/browser/behaviour';
import { ownFileAttribute } from '@/lib/browser/startup';
import { useBehaviour } from './useBehaviour';

jest.unmock('@/components/ui/useBehaviour');

let count = 0;

/** A behaviour that has not started yet, and a component with it. */
function newBehaviour(behaviour: Partial<Behaviour>) {
  count += 1;
  const name = `behaviour${count}`;
  const load = jest.fn(
    async (): Promise<Record<string, Behaviour>> => ({
      [name]: { selector: 'p', when: 'parsing', ...behaviour },
    }),
  );
  function Counts({ words = '' }) {
    useBehaviour(name, load);
    return <p>{words}</p>;
  }
  return { Counts, load };
}

afterEach(() => document.head.replaceChildren());

test('starts once in a document, however many components use it, and each of their elements once', async () => {
  const [start, each] = [jest.fn(), jest.fn()];
  const { Counts } = newBehaviour({ start, each });
  const { rerender } = await act(() =>
    render(
      <StrictMode>
        <Counts />
        <Counts />
      </StrictMode>,
    ),
  );
  expect([start.mock.calls.length, each.mock.calls.length]).toEqual([1, 2]);
  await act(() =>
    rerender(
      <StrictMode>
        <Counts />
        <Counts />
        <Counts />
      </StrictMode>,
    ),
  );
  expect([start.mock.calls.length, each.mock.calls.length]).toEqual([1, 3]);
});

test('applies after each render, which may have written what was there first, and when the tab is shown', async () => {
  const apply = jest.fn();
  const { Counts } = newBehaviour({ apply });
  const { rerender } = await act(() => render(<Counts words="21 juli" />));
  apply.mockClear();
  await act(() => rerender(<Counts words="8 juli" />));
  expect(apply).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(apply).toHaveBeenCalledTimes(2);
});

test('in a finished page, which starts it itself, nothing is loaded', async () => {
  document.head.append(document.createElement('script'));
  document.querySelector('script')?.setAttribute(ownFileAttribute, '/own.js');
  const { Counts, load } = newBehaviour({});
  await act(() => render(<Counts />));
  expect(load).not.toHaveBeenCalled();
});

test('a script that does not load leaves the page as it is', async () => {
  const { Counts, load } = newBehaviour({});
  load.mockRejectedValue(new Error('offline'));
  const { container } = await act(() => render(<Counts words="21 juli" />));
  expect(container).toHaveTextContent('21 juli');
});
