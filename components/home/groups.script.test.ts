import { carriesGroups, foldAttribute, forGroupsAttributes, mineAttribute } from '@/lib/browser/chosenGroups';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { groups } from './groups.script';

const written = (attributes: Record<string, unknown>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div ${written(carriesGroups(['kwiks', 'rakkers']))}>
    <a ${mineAttribute} hidden>Naar jouw groep</a>
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

test('who chose one group is led to its page; who chose more is not', () => {
  const link = () => document.querySelector('a:not([hidden])')?.getAttribute('href');
  localStorage.setItem('groepen', 'rakkers kwiks');
  startInPage(groups);
  expect(link()).toBeUndefined();
  localStorage.setItem('groepen', 'rakkers');
  startInPage(groups);
  expect(link()).toBe('/groepen/rakkers/');
});

test('a choice of groups that this site no longer has changes nothing', () => {
  localStorage.setItem('groepen', 'vossen');
  startInPage(groups);
  expect(shown()).toHaveLength(3);
  expect(isOpen()).toBe(false);
});
