import type { Behaviour } from '@/lib/browser/behaviour';
import { tickAttribute, ticksAttribute } from '@/lib/camp/ticks';

/** Ticks the boxes that were ticked before on this device, and remembers each change. */
export const ticks: Behaviour = { selector: `[${ticksAttribute}]`, when: 'parsed', each: rememberTicks };

function rememberTicks(box: HTMLElement): void {
  const key = box.getAttribute(ticksAttribute) ?? '';
  const boxes = () => [...box.querySelectorAll<HTMLInputElement>(`[${tickAttribute}]`)];
  const nameOf = (input: Element) => input.getAttribute(tickAttribute) ?? '';
  const stored = read(key);
  for (const input of boxes()) input.checked = stored.includes(nameOf(input));
  box.addEventListener('change', () => {
    const ticked = boxes().filter(({ checked }) => checked);
    write(key, ticked.map(nameOf).join(' '));
  });
}

function read(key: string): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    return []; // site data is blocked
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the boxes hold until the page is left
  }
}
