import { startWhileParsing } from './behaviour';

let isHidden = false;

/** A page that is being parsed, and a callback that changes it once. */
function page() {
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.body.replaceChildren();
  const apply = jest.fn(() => {
    if (document.body.lastChild?.textContent !== 'applied') document.body.append('applied');
  });
  startWhileParsing({ selector: 'p', when: 'parsing', apply });
  return apply;
}

const observed = () => new Promise((resolve) => setTimeout(resolve)); // a MutationObserver reports in a microtask

beforeEach(() => {
  isHidden = false;
});

test('applies once for each parsed element, and not for its own changes', async () => {
  const apply = page();
  document.body.append('an element');
  await observed();
  expect(apply).toHaveBeenCalledTimes(1);
  document.body.append('another');
  await observed();
  expect(apply).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

test('applies to the last element before DOMContentLoaded, and to none after', async () => {
  const apply = page();
  document.body.append('the last element');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(apply).toHaveBeenCalledTimes(1);
  document.body.append('added later');
  await observed();
  expect(apply).toHaveBeenCalledTimes(1);
});

test('applies when a tab becomes visible, not when it is hidden', () => {
  const apply = page();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  apply.mockClear();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(apply).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(apply).toHaveBeenCalledTimes(1);
});
