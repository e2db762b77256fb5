import { fireEvent, render } from '@testing-library/react';
import { newTab, showHere } from '@/lib/tab';
import { RouteChange } from './RouteChange';

let path = '/';
const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => router }));

jest.mock('@/lib/tab');

let reducedMotion = false;

beforeEach(() => {
  jest.clearAllMocks();
  path = '/';
  reducedMotion = false;
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn(() => ({ matches: reducedMotion })) as never;
  document.body.innerHTML = `
    <main id="inhoud" tabindex="-1"></main>
    <a id="page" href="/bivak/">Bivak</a>
    <a id="home" href="/">Home</a>
    <a id="hash" href="#over-ons">Over ons</a>
    <a id="file" href="/documents/x.pdf">Pdf</a>
    <a id="paper" href="/documents/lidgeld.pdf" target="_blank">Lidgeld</a>
    <a id="tab" href="https://elders.example/" target="_blank">Elders</a>
    <a id="other" href="https://elders.example/">Elders</a>`;
  // jsdom cannot load another page
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

const link = (id: string) => document.getElementById(id) as HTMLElement;

test('a link to a page is followed without a page load, and ends at the top', () => {
  const { rerender } = render(<RouteChange />);
  expect(fireEvent.click(link('page'))).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/bivak', { scroll: false });
  path = '/bivak';
  rerender(<RouteChange />);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(link('inhoud')).toHaveFocus();
});

test('with reduced motion it is there at once', () => {
  reducedMotion = true;
  const { rerender } = render(<RouteChange />);
  fireEvent.click(link('page'));
  path = '/bivak';
  rerender(<RouteChange />);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('back and forward are left to the browser', () => {
  const { rerender } = render(<RouteChange />);
  path = '/bivak';
  rerender(<RouteChange />);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('nothing glides from Back or Forward on, until the next click', () => {
  const glides = () => document.documentElement.dataset.returning === undefined;
  render(<RouteChange />);
  fireEvent.popState(window, { state: null }); // a link to a part of the page
  expect(glides()).toBe(true);
  fireEvent.popState(window, { state: {} });
  expect(glides()).toBe(false);
  fireEvent.click(link('hash'));
  expect(glides()).toBe(true);
});

describe('Back, pressed while a page is coming', () => {
  const visit = () => {
    const { rerender } = render(<RouteChange />);
    return (next: string) => {
      path = next;
      rerender(<RouteChange />);
    };
  };

  test('leaves the position of what comes in its place to the browser, then and later', () => {
    const goTo = visit();
    fireEvent.click(link('page'));
    fireEvent.popState(window, { state: {} });
    goTo('/verhuur');
    goTo('/bivak');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('is no move to a part of the page: the page still comes, at its top', () => {
    const goTo = visit();
    fireEvent.click(link('page'));
    fireEvent.popState(window, { state: null });
    goTo('/bivak');
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });
});

describe('a file that asks for a new tab', () => {
  test('opens in one', () => {
    jest.mocked(newTab).mockReturnValue(window);
    render(<RouteChange />);
    expect(fireEvent.click(link('paper'))).toBe(false);
    expect(newTab).toHaveBeenCalledWith('http://localhost/documents/lidgeld.pdf');
    expect(showHere).not.toHaveBeenCalled();
  });

  test('opens in this tab where no new one may open', () => {
    jest.mocked(newTab).mockReturnValue(undefined);
    render(<RouteChange />);
    fireEvent.click(link('paper'));
    expect(showHere).toHaveBeenCalledWith('http://localhost/documents/lidgeld.pdf');
  });
});

test('a link to the page that is open goes to its top', () => {
  render(<RouteChange />);
  fireEvent.click(link('home'));
  expect(router.push).not.toHaveBeenCalled();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test.each(['hash', 'file', 'tab', 'other'])('a link of another kind stays the browser’s own (%s)', (id) => {
  render(<RouteChange />);
  fireEvent.click(link(id));
  expect(router.push).not.toHaveBeenCalled();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a click with a modifier key stays the browser’s own', () => {
  render(<RouteChange />);
  fireEvent.click(link('page'), { ctrlKey: true });
  expect(router.push).not.toHaveBeenCalled();
});

test('a page is fetched on intent, not before', () => {
  render(<RouteChange />);
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link('page'));
  expect(router.prefetch).toHaveBeenCalledWith('/bivak');
});
