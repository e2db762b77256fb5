import { readFileSync } from 'node:fs';
import { wideScreen } from './wideScreen';

test('scripts and styles have one width from which a screen is wide', () => {
  const [, width] = /"desktop": (\d+em)/.exec(readFileSync('styles/_media.scss', 'utf8')) ?? [];
  const asked = jest.fn();
  Reflect.set(window, 'matchMedia', asked);
  wideScreen();
  expect(asked).toHaveBeenCalledWith(`(min-width: ${width})`);
});
