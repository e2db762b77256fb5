import { carriesGroups, foldAttribute, forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { groups } from './groups.script';

const written = (attributes: Record<string, unknown>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div ${written(carriesGroups(['kwiks', 'rakkers']))}>
    <p>Met z’n allen</p>
    <details ${foldAttribute}><summary>Wat doet elke groep?</summary>
      <p ${written(forGroupsAttributes(['kwiks']))}>Knutselen</p><p ${written(forGroupsAttributes(['rakkers']))}>Sjorren</p>
    </details></div>`;
});

const shown = () =>
  [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
const isOpen = () => document.querySelector('details')?.open;

test('without a choice every group is there, folded', () => {
  startInPage(groups);
  expect(shown()).toEqual(['Met z’n allen', 'Knutselen', 'Sjorren']);
  expect(isOpen()).toBe(false);
});

test('the groups that were chosen on this device are there, unfolded, with what is for everybody', () => {
  localStorage.setItem('groepen', 'rakkers vossen');
  startInPage(groups);
  expect(shown()).toEqual(['Met z’n allen', 'Sjorren']);
  expect(isOpen()).toBe(true);
});

test('a choice of groups that this site no longer has changes nothing', () => {
  localStorage.setItem('groepen', 'vossen');
  startInPage(groups);
  expect(shown()).toHaveLength(3);
  expect(isOpen()).toBe(false);
});
