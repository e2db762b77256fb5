import type { Message } from './message';

/** Maximum length of a link: Windows passes some 2,000 characters to a mail program. */
const longestHref = 1900;

const cut = encodeURIComponent(' […]');
const emptyLine = encodeURIComponent('\r\n\r\n');

/**
 * A `mailto:` link with subject and text ready. The name stands under the text, unless it is empty.
 * @returns `complete` is false when something had to be cut to fit the link.
 */
export function mailto(address: string, message: Message): { href: string; complete: boolean } {
  const subject = fitting(message.subject, 600);
  const name = fitting(message.name, 300);
  const start = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject.text}&body=`;
  const end = name.text && emptyLine + name.text;
  const text = fitting(message.message, longestHref - start.length - end.length);
  return { href: start + text.text + end, complete: subject.complete && name.complete && text.complete };
}

/** As much of a text as fits in the room when it is encoded, never half a character. */
function fitting(text: string, room: number): { text: string; complete: boolean } {
  const tidied = tidy(text.slice(0, room)); // encoding never makes a text shorter
  const whole = encodeURIComponent(tidied);
  if (text.length <= room && whole.length <= room) return { text: whole, complete: true };
  let result = '';
  for (const [character] of tidied.matchAll(/\r\n|./gsu)) {
    const next = encodeURIComponent(character);
    if (result.length + next.length > room - cut.length) break;
    result += next;
  }
  return { text: result + cut, complete: false };
}

/** Line breaks as mail has them (RFC 6068); no other control character, and no half character, which cannot be encoded. */
const tidy = (text: string) =>
  text
    .replace(/[^\P{Cc}\r\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?|\n/g, '\r\n');
