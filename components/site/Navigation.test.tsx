import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { menu } from './menu.script';
import { Navigation } from './Navigation';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

let isWide = true;
let widens = () => {};

beforeAll(() => {
  window.matchMedia = jest.fn(() => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_: string, changed: () => void) => {
      widens = () => {
        isWide = true;
        changed();
      };
    },
  })) as never;
});

afterEach(() => {
  isWide = true;
  jest.useRealTimers();
  path = '/';
});

const events = [
  { name: 'Warmste kampvuur', href: 'https://kampvuur.example' },
  { name: 'Halloweentocht', href: 'https://halloween.example' },
];
const withEvents = (events: Parameters<typeof Navigation>[0]['events']) => (
  <Navigation
    names={undefined}
    without={['/leiding']}
    own={[]}
    events={events}
    icons={{ menu: null, close: null, unfold: null, external: null }}
  />
);
const nav = withEvents(events);

/** Renders the menu and starts its script. */
function renderMenu() {
  render(nav);
  startInPage(menu);
}

const disclosure = (name: string) => screen.getByRole('button', { name });

test('lists the pages and events in the order of the menu', () => {
  render(nav);
  const names = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent?.replace(/ +\(opent in een nieuw tabblad\)/, ''));
  expect(names).toEqual([
    'Home',
    'Jongensleiding',
    'Meisjesleiding',
    'Programma',
    'Warmste kampvuur',
    'Halloweentocht',
    'Verhuur',
    'Bivak',
    'Contact',
    'Lid worden',
  ]);
});

test('the open page and its disclosure are current', () => {
  path = '/meisjesleiding/';
  render(nav);
  expect(screen.getByRole('link', { name: 'Meisjesleiding' })).toHaveAttribute('aria-current', 'page');
  expect(disclosure('Leiding')).toHaveAttribute('data-current');
  expect(disclosure('Activiteiten')).not.toHaveAttribute('data-current');
});

test('an event with a page of this site is current on that page', () => {
  path = '/bivak/boekje/';
  render(withEvents([{ name: 'Lees het boekje', href: '/bivak/boekje' }]));
  expect(screen.getByRole('link', { name: 'Lees het boekje' })).toHaveAttribute('aria-current', 'page');
  expect(disclosure('Activiteiten')).toHaveAttribute('data-current');
});

test('an event with a page that the menu has already is not current beside it', () => {
  path = '/bivak/';
  render(withEvents([{ name: 'Mee op kamp', href: '/bivak' }]));
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
    screen.getByRole('link', { name: 'Bivak' }),
  ]);
  expect(disclosure('Activiteiten')).not.toHaveAttribute('data-current');
});

test('a disclosure opens and closes by click, Enter and Space', async () => {
  renderMenu();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  disclosure('Leiding').focus();
  await user.keyboard('{Enter}');
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard(' ');
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it and returns the focus to its button', async () => {
  renderMenu();
  const user = userEvent.setup();
  disclosure('Leiding').focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: 'Jongensleiding' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'false');
  expect(disclosure('Leiding')).toHaveFocus();
});

test('hover opens it, and the next click does not close it', async () => {
  renderMenu();
  const user = userEvent.setup();
  await user.hover(disclosure('Leiding'));
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
  await user.click(disclosure('Leiding'));
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
  await user.click(disclosure('Leiding'));
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'false');
});

test('it closes a moment after the pointer has left, unless it comes back', async () => {
  jest.useFakeTimers();
  renderMenu();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.hover(disclosure('Leiding'));
  await user.unhover(disclosure('Leiding'));
  jest.advanceTimersByTime(200);
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
  await user.hover(disclosure('Leiding'));
  jest.advanceTimersByTime(1000);
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(disclosure('Leiding'));
  jest.advanceTimersByTime(250);
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'false');
});

test('a tap just after the pointer has left opens it, without a delayed close', async () => {
  jest.useFakeTimers();
  renderMenu();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.hover(disclosure('Leiding'));
  await user.keyboard('{Escape}');
  await user.unhover(disclosure('Leiding'));
  fireEvent.click(disclosure('Leiding'));
  jest.advanceTimersByTime(1000);
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
});

test('on a phone, where every list is open, no pointer listeners are added until the screen is wide', async () => {
  isWide = false;
  const listening = [document, Element.prototype].map((where) => jest.spyOn(where, 'addEventListener'));
  const types = () => listening.flatMap(({ mock }) => mock.calls.map(([type]) => type));
  render(nav);
  for (const spy of listening) spy.mockClear();
  startInPage(menu);
  expect(types().filter((type) => type.startsWith('pointer'))).toEqual([]);
  for (const spy of listening) spy.mockRestore();

  widens();
  const user = userEvent.setup();
  await user.click(disclosure('Leiding'));
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'true');
});

test('a choice in a list closes it, also in the back/forward cache', async () => {
  renderMenu();
  disclosure('Leiding').focus();
  await userEvent.keyboard('{Enter}');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom loads no other page
  fireEvent.click(screen.getByRole('link', { name: 'Jongensleiding' }));
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'false');
});

test('before the script a list has no aria-expanded: the stylesheet opens it', () => {
  render(nav);
  expect(disclosure('Leiding')).not.toHaveAttribute('aria-expanded');
  startInPage(menu);
  expect(disclosure('Leiding')).toHaveAttribute('aria-expanded', 'false');
});

test('events open in a new tab, as their name announces', () => {
  render(nav);
  const link = screen.getByRole('link', { name: 'Halloweentocht (opent in een nieuw tabblad)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the menu button has the focus once the menu is closed, also where a click does not focus', () => {
  renderMenu();
  expect(document.body).toHaveFocus();
  fireEvent(screen.getByRole('navigation', { name: 'Hoofdmenu' }), new Event('toggle'));
  expect(screen.getByRole('button', { name: /^Menu/ })).toHaveFocus();
});
