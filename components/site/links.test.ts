import { fireEvent } from '@testing-library/react';
import { newTab, showHere } from '@/lib/browser/tab';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { links } from './links.script';

jest.mock('@/lib/browser/tab');

beforeAll(() => {
  startInPage(links); // it listens on the window, also in a browser without speculation rules
  window.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot load another page
});

let reducedMotion = false;

beforeEach(() => {
  jest.clearAllMocks();
  reducedMotion = false;
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn(() => ({ matches: reducedMotion })) as never;
  document.body.innerHTML = `
    <a id="page" href="/bivak/">Bivak</a>
    <a id="home" href="/">Home</a>
    <a id="hash" href="#over-ons">Over ons</a>
    <a id="file" href="/documents/x.pdf">Pdf</a>
    <a id="document" href="/documents/lidgeld.pdf" target="_blank">Lidgeld</a>
    <a id="tab" href="https://elders.example/" target="_blank">Elders</a>
    <a id="other" href="https://elders.example/">Elders</a>`;
});

const link = (id: string) => document.getElementById(id) as HTMLElement;

describe('a link to the page that is open', () => {
  test('scrolls to its top', () => {
    history.replaceState(null, '', '/#over-ons');
    fireEvent.click(link('home'));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(location.hash).toBe('');
  });

  test('with reduced motion jumps to its top', () => {
    reducedMotion = true;
    fireEvent.click(link('home'));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('a file that asks for a new tab', () => {
  test('opens in one', () => {
    jest.mocked(newTab).mockReturnValue(window);
    fireEvent.click(link('document'));
    expect(newTab).toHaveBeenCalledWith('http://localhost/documents/lidgeld.pdf');
    expect(showHere).not.toHaveBeenCalled();
  });

  test('opens in this tab where no new one may open', () => {
    jest.mocked(newTab).mockReturnValue(undefined);
    fireEvent.click(link('document'));
    expect(showHere).toHaveBeenCalledWith('http://localhost/documents/lidgeld.pdf');
  });

  test('is left alone after preventDefault', () => {
    link('document').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link('document'));
    expect(newTab).not.toHaveBeenCalled();
  });
});

test.each(['page', 'hash', 'file', 'tab', 'other'])('any other link is left to the browser (%s)', (id) => {
  fireEvent.click(link(id));
  expect(newTab).not.toHaveBeenCalled();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a click with a modifier key is left to the browser', () => {
  fireEvent.click(link('home'), { ctrlKey: true });
  fireEvent.click(link('document'), { metaKey: true });
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(newTab).not.toHaveBeenCalled();
});

test('hover fetches the page of a link, once, and no file', () => {
  window.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  fireEvent.pointerOver(link('document'));
  fireEvent.pointerOver(link('other'));
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link('page'));
  fireEvent.pointerOver(link('page'));
  expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['http://localhost/bivak/']);
});
