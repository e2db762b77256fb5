import { fireEvent } from '@testing-library/react';
import { newTab, showHere } from '@/lib/browser/tab';
import { links } from './links.script';

jest.mock('@/lib/browser/tab');

beforeAll(() => {
  links(); // it listens to the whole page, also in a browser that knows no speculation rules
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
    <a id="paper" href="/documents/lidgeld.pdf" target="_blank">Lidgeld</a>
    <a id="tab" href="https://elders.example/" target="_blank">Elders</a>
    <a id="other" href="https://elders.example/">Elders</a>`;
});

const link = (id: string) => document.getElementById(id) as HTMLElement;

describe('a link to the page that is open', () => {
  test('glides to its top', () => {
    history.replaceState(null, '', '/#over-ons');
    fireEvent.click(link('home'));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(location.hash).toBe('');
  });

  test('with reduced motion is there at once', () => {
    reducedMotion = true;
    fireEvent.click(link('home'));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('a file that asks for a new tab', () => {
  test('opens in one', () => {
    jest.mocked(newTab).mockReturnValue(window);
    fireEvent.click(link('paper'));
    expect(newTab).toHaveBeenCalledWith('http://localhost/documents/lidgeld.pdf');
    expect(showHere).not.toHaveBeenCalled();
  });

  test('opens in this tab where no new one may open', () => {
    jest.mocked(newTab).mockReturnValue(undefined);
    fireEvent.click(link('paper'));
    expect(showHere).toHaveBeenCalledWith('http://localhost/documents/lidgeld.pdf');
  });

  test('that somebody else has answered is left alone', () => {
    link('paper').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link('paper'));
    expect(newTab).not.toHaveBeenCalled();
  });
});

test.each(['page', 'hash', 'file', 'tab', 'other'])('any other link stays the browser’s own (%s)', (id) => {
  fireEvent.click(link(id));
  expect(newTab).not.toHaveBeenCalled();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a click with a modifier key stays the browser’s own', () => {
  fireEvent.click(link('home'), { ctrlKey: true });
  fireEvent.click(link('paper'), { metaKey: true });
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(newTab).not.toHaveBeenCalled();
});

test('a page is asked for ahead when the pointer comes to its link, a file is not', () => {
  window.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  fireEvent.pointerOver(link('paper'));
  fireEvent.pointerOver(link('other'));
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link('page'));
  fireEvent.pointerOver(link('page'));
  expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['http://localhost/bivak/']);
});
