import { carriesGroups, chosenRule, forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { programme } from './programme.script';

const written = (attributes: object) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

const page = `<style>${chosenRule(['kwiks', 'rakkers', 'toppers'])}</style><main ${written(carriesGroups(['kwiks', 'rakkers', 'toppers']))}>
  <a href="#rakkers">Rakkers</a>
  ${['kwiks', 'rakkers', 'toppers'].map((id) => `<label><input type="checkbox" name="groep" value="${id}">${id}</label>`).join('')}
  <ol>
    <li data-day="1" hidden>voorbij</li>
    <li data-day="1b" ${written(forGroupsAttributes(['toppers'], true))}>toppers op zaterdag</li>
    <li data-day="2" ${written(forGroupsAttributes(['kwiks']))}>kwiks</li>
    <li data-day="3">iedereen</li>
    <li data-day="4" ${written(forGroupsAttributes(['rakkers', 'toppers']))}>rakkers</li>
  </ol></main>`;

startInPage(programme);

const chosen = () => document.documentElement.getAttribute('data-groups');
const next = () => document.querySelector('[data-now]')?.textContent;
const tick = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  dispatchEvent(new Event('hashchange'));
  document.body.innerHTML = page;
  programme.apply?.(document);
});

test('without a choice everything is shown, and the first day that is not over lies open', () => {
  expect([chosen(), next()]).toEqual([null, 'kwiks']);
});

test('what only its group sees, as it stands with the next day too, is the first for that group', () => {
  tick('toppers');
  expect(next()).toBe('toppers op zaterdag');
  tick('toppers');
  expect(next()).toBe('kwiks');
});

test('a family ticks several groups, and finds them on the next visit', () => {
  tick('rakkers');
  tick('toppers');
  expect([chosen(), next()]).toEqual(['rakkers toppers', 'toppers op zaterdag']);
  document.documentElement.removeAttribute('data-groups');
  dispatchEvent(new Event('hashchange')); // forgets what this visit chose
  expect(chosen()).toBe('rakkers toppers');
});

test('nobody ticked any more is no choice', () => {
  tick('rakkers');
  tick('rakkers');
  expect([chosen(), localStorage.length]).toEqual([null, 0]);
});

test('the name of a group in a day chooses it; a link from elsewhere shows it without forgetting the choice', () => {
  document.querySelector('a')?.click();
  expect([chosen(), localStorage.getItem('groepen')]).toEqual(['rakkers', 'rakkers']);
  history.replaceState(null, '', '/#toppers');
  dispatchEvent(new Event('hashchange'));
  expect([chosen(), localStorage.getItem('groepen')]).toEqual(['toppers', 'rakkers']);
});

test('an address with a stray % is no choice, and nothing breaks', () => {
  history.replaceState(null, '', '/#%E0%A4%A');
  programme.apply?.(document);
  expect(chosen()).toBeNull();
});

test('a group that is no longer there is no choice', () => {
  localStorage.setItem('groepen', 'welpen');
  programme.apply?.(document);
  expect(chosen()).toBeNull();
});

test('the choice holds for the visit where site data is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  tick('kwiks');
  expect(chosen()).toBe('kwiks');
  blocked.mockRestore();
});
