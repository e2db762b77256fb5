import { newTab } from './tab';

const opens = (tab: unknown) => {
  window.open = jest.fn(() => tab as Window);
};

test('a new tab cannot reach the page that opened it', () => {
  const tab = { opener: window };
  opens(tab);
  expect(newTab('/documents/fiche.pdf')).toBe(tab);
  expect(tab.opener).toBeNull();
  expect(window.open).toHaveBeenCalledWith('/documents/fiche.pdf', '_blank');
});

test.each([
  ['refuses', null],
  ['returns the page’s own tab', window],
])('a browser that %s opens none', (_, tab) => {
  opens(tab);
  expect(newTab()).toBeUndefined();
});
