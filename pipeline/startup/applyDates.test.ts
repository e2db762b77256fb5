import { applyWhileParsing } from './applyDates';

let isHidden = false;

/** A page that is being read, and what settles it: it writes what is new, as those that settle do. */
function page() {
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.body.replaceChildren();
  const settle = jest.fn(() => {
    if (document.body.lastChild?.textContent !== 'settled') document.body.append('settled');
  });
  applyWhileParsing(settle);
  return settle;
}

const told = () => new Promise((resolve) => setTimeout(resolve)); // what watches a page is told after the piece

beforeEach(() => {
  isHidden = false;
});

test('each piece that the browser reads is settled once, and not once more for what that wrote', async () => {
  const settle = page();
  document.body.append('a piece');
  await told();
  expect(settle).toHaveBeenCalledTimes(1);
  document.body.append('another');
  await told();
  expect(settle).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

test('the last piece is settled before anybody is told that the page has been read; nothing is after', async () => {
  const settle = page();
  document.body.append('the last piece');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(settle).toHaveBeenCalledTimes(1);
  document.body.append('no piece of the page');
  await told();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a tab that is looked at again is settled, and one that is left is not', () => {
  const settle = page();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  settle.mockClear();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(settle).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(settle).toHaveBeenCalledTimes(1);
});
