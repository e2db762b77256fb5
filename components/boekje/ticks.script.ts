import type { Behaviour } from '@/lib/browser/behaviour';
import { tickAttribute, ticksAttribute } from '@/lib/camp/ticks';

/** Ticks the boxes that were ticked before on this device, and remembers each change. */
export const ticks: Behaviour = { selector: `[${ticksAttribute}]`, when: 'parsed', each: rememberTicks };

function rememberTicks(box: HTMLElement): void {
  const key = box.getAttribute(ticksAttribute) ?? '';
  const stored = read(key) ?? [];
  for (const input of box.querySelectorAll<HTMLInputElement>(`[${tickAttribute}]`))
    input.checked = stored.includes(nameOf(input));
  box.addEventListener('change', ({ target }) => {
    const ticks = read(key); // again: what could not be read is not written over, nor what another tab ticked
    if (!ticks || !(target instanceof HTMLInputElement)) return;
    const others = ticks.filter((name) => name && name !== nameOf(target));
    write(key, (target.checked ? [...others, nameOf(target)] : others).join(' '));
  });
}

const nameOf = (input: Element) => input.getAttribute(tickAttribute) ?? '';

/** The names of the boxes that are ticked; undefined where storage does not answer. */
function read(key: string): string[] | undefined {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the boxes hold until the page is left
  }
}
