import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeyboardRoom } from './useKeyboardRoom';

function Room() {
  const room = useRef<HTMLElement>(null);
  const isTyping = useKeyboardRoom(room);
  return (
    <main ref={room} data-typing={isTyping || undefined}>
      <input aria-label="Naam" />
      <input aria-label="Foto" type="file" />
      <button type="button">Bewaar</button>
    </main>
  );
}

const room = () => screen.getByRole('main');

test('somebody is typing while a text field has the focus, and until a tap beside it is over', () => {
  jest.useFakeTimers();
  render(<Room />);
  expect(room()).not.toHaveAttribute('data-typing');
  act(() => screen.getByLabelText('Naam').focus());
  expect(room()).toHaveAttribute('data-typing');
  act(() => screen.getByRole('button').focus());
  act(() => jest.advanceTimersByTime(100));
  expect(room()).toHaveAttribute('data-typing');
  act(() => jest.advanceTimersByTime(300));
  expect(room()).not.toHaveAttribute('data-typing');
  act(() => screen.getByLabelText('Foto').focus());
  expect(room()).not.toHaveAttribute('data-typing');
  jest.useRealTimers();
});

describe('a keyboard that covers a part of the screen', () => {
  const viewport = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
  const set = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true });
  beforeAll(() => {
    set(window, 'visualViewport', viewport);
    set(document.documentElement, 'clientHeight', 768); // jsdom lays nothing out
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'visualViewport');
    Reflect.deleteProperty(document.documentElement, 'clientHeight');
  });
  const change = (to: Partial<typeof viewport>) => {
    Object.assign(viewport, to);
    act(() => viewport.dispatchEvent(new Event('resize')));
  };

  test('leaves the rest to the editor, which has all of it again afterwards', () => {
    render(<Room />);
    change({ height: 468, offsetTop: 40 });
    expect(room()).toHaveStyle({ blockSize: '468px', insetBlockStart: '40px' });
    change({ height: 768, offsetTop: 0 });
    expect(room()).not.toHaveAttribute('style', expect.stringContaining('px'));
  });

  test('is none when somebody zooms in', () => {
    render(<Room />);
    change({ height: 384, scale: 2 });
    expect(room()).not.toHaveAttribute('style', expect.stringContaining('px'));
  });
});
