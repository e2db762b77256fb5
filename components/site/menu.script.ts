import type { Behaviour } from '@/lib/browser/behaviour';
import { closest } from '@/lib/browser/elements';
import { wideScreen } from '@/lib/browser/wideScreen';

/** ms between the pointer leaving and a disclosure closing: a diagonal path to a link crosses the gap. */
const closeDelay = 250;

/**
 * Starts the menu (`Navigation`). Its sheet is a popover that the browser opens and closes; its disclosures follow the WAI-ARIA
 * disclosure navigation pattern: hover, click, touch, Enter and Space open them; leaving, Escape (the focus returns) and a choice
 * close them.
 */
export const menu: Behaviour = { selector: '#hoofdmenu', when: 'later', each: startMenu };

function startMenu(sheet: HTMLElement): void {
  const button = document.querySelector<HTMLElement>('[popovertarget=hoofdmenu]');
  if (!button) return;
  const wide = wideScreen();
  const close = () => isOpen(sheet) && sheet.hidePopover();
  const follow = () => button.setAttribute('aria-expanded', String(isOpen(sheet)));

  const disclosureButtons = [...sheet.querySelectorAll<HTMLElement>('[aria-controls]')];
  const startDisclosures = () => wide.matches && disclosureButtons.splice(0).forEach(disclosure);
  startDisclosures();
  follow(); // it may have been opened before
  sheet.addEventListener('toggle', () => {
    follow();
    // not every browser focuses a button on click
    if (!isOpen(sheet) && document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  // a link to another page closes the sheet by leaving, see pageshow
  sheet.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a');
    if (link?.target || link?.pathname === location.pathname) close();
  });
  addEventListener('pageshow', close); // from the back/forward cache
  wide.addEventListener('change', () => {
    close();
    startDisclosures();
  });
}

/** Starts one button of the menu with its list. On phones the list is always open and the button hidden. */
function disclosure(button: HTMLElement): void {
  const item = button.parentElement;
  if (!item) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  let isOpen: boolean | undefined;
  const open = (opens: boolean) => {
    clearTimeout(leaving);
    if (isOpen === opens) return; // setting the attribute invalidates styles
    isOpen = opens;
    button.setAttribute('aria-expanded', String(opens));
  };
  const isInside = (target: EventTarget | null) => item.contains(target as Node | null);

  open(item.matches(':hover, :focus-within')); // as the stylesheet has it
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    openedByHover ||= !isOpen;
    open(true);
  });
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leaving = setTimeout(open, closeDelay, false);
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) open(false);
  });
  item.addEventListener('click', ({ target }) => {
    // a click on what hover just opened does not close it
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

/** Browsers without popovers throw on the selector; there the menu is part of the page. */
const isOpen = (sheet: HTMLElement): boolean => 'popover' in sheet && sheet.matches(':popover-open');
