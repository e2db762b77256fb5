import { closest } from '@/lib/browser/elements';

/** ms that a pointer may be outside before a disclosure closes: a diagonal path to a link crosses the gap. */
const grace = 250;

/**
 * Brings the menu to life (`Navigation`). Its sheet is a popover that the browser opens and leaves by itself; its disclosures
 * follow the WAI-ARIA disclosure navigation pattern: they open on hover and by click, touch, Enter and Space, and close on
 * leaving, Escape (the focus returns) and a choice.
 */
export function menu(): void {
  const sheet = document.getElementById('hoofdmenu');
  const button = document.querySelector<HTMLElement>('[popovertarget=hoofdmenu]');
  if (!sheet || !button) return;
  const isWide = matchMedia('(min-width: 60em)');
  const close = () => isOpen(sheet) && sheet.hidePopover();
  const follow = () => button.setAttribute('aria-expanded', String(isOpen(sheet)));

  const disclosing = [...sheet.querySelectorAll<HTMLElement>('[aria-controls]')];
  const suit = () => isWide.matches && disclosing.splice(0).forEach(disclosure);
  suit();
  follow(); // it may have been opened before
  sheet.addEventListener('toggle', () => {
    follow();
    // not every browser gives a button the focus at a click, to have it back now
    if (!isOpen(sheet) && document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  // a choice that leads to another page leaves the sheet to it; who comes back to this one finds it closed
  sheet.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a');
    if (link?.target || link?.pathname === location.pathname) close();
  });
  addEventListener('pageshow', close); // this script comes after the first one: the page was put away since
  isWide.addEventListener('change', () => {
    close();
    suit();
  });
}

/** One button of the menu with its list. On phones the list is always open and the button is not there. */
function disclosure(button: HTMLElement): void {
  const item = button.parentElement;
  if (!item) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  let isOpen: boolean | undefined;
  const open = (opens: boolean) => {
    clearTimeout(leaving);
    if (isOpen === opens) return; // the attribute changes the look of the page: it is set for nothing else
    isOpen = opens;
    button.setAttribute('aria-expanded', String(opens));
  };
  const isInside = (target: EventTarget | null) => item.contains(target as Node | null);

  open(item.matches(':hover, :focus-within')); // what the stylesheet opened until now stays open
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    openedByHover ||= !isOpen;
    open(true);
  });
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leaving = setTimeout(open, grace, false);
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) open(false);
  });
  item.addEventListener('click', ({ target }) => {
    // a click on what hovering just opened means "open", not "close again"
    if (button.contains(target as Node)) open(!isOpen || openedByHover);
    else if (closest(target, 'a')) open(false);
    openedByHover = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    if (isInside(document.activeElement)) button.focus();
    open(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) open(false);
  });
}

/** A browser that knows no popovers throws on the selector; there the menu simply stands in the page. */
const isOpen = (sheet: HTMLElement): boolean => 'popover' in sheet && sheet.matches(':popover-open');
