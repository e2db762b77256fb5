import { lastUsed } from './lastUsed';

test('what was asked for last is made once; the one that nobody asked for longest is made again', () => {
  const of = lastUsed<string>(2);
  const make = jest.fn((text: string) => text.toUpperCase());
  const ask = (text: string) => of(text, () => make(text));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

test('of what is undefined too', () => {
  const of = lastUsed<undefined>(2);
  const make = jest.fn(() => undefined);
  of('', make);
  of('', make);
  expect(make).toHaveBeenCalledTimes(1);
});
