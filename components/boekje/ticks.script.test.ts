import { startInPage } from '@/lib/browser/testing/startInPage';
import { ticks } from './ticks.script';

function page() {
  document.body.innerHTML = `<div data-ticks="boekje-2027"><input type="checkbox" data-tick="slaapzak"><input type="checkbox" data-tick="matje"></div>`;
  startInPage(ticks);
  return [...document.querySelectorAll('input')];
}

beforeEach(() => localStorage.clear());

test('a ticked box stays ticked on the device', () => {
  page()[1]?.click();
  expect(page().map(({ checked }) => checked)).toEqual([false, true]);
});

test('what could not be read once is not written over by the next tick', () => {
  page()[1]?.click();
  const reads = jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new Error('busy');
  });
  page()[0]?.click();
  reads.mockRestore();
  expect(page().map(({ checked }) => checked)).toEqual([true, true]);
});

test('boxes work where site data is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => page()[0]?.click()).not.toThrow();
  jest.restoreAllMocks();
});
