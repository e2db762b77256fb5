import fc from 'fast-check';

/** Pieces that have broken a form, a mail or a page somewhere before. */
const pieces = [
  'Zoë – “vraag” €5 😀',
  'gewone woorden ',
  '"\'`\\',
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\u0007\u001B[31m',
  '\u202Eomgekeerd\u202C',
  'שלום עליכם',
  'مرحبا',
  '<script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '&amp;&lt;',
  '%00%0d%0a',
  '{{name}} #{name} %s',
  '\r\nBcc: ander@post.example\r\n\r\n',
  '\r\n------WebKitFormBoundaryx\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nx',
  '=?utf-8?Q?=C3=A9?=',
  '\uD83D',
  '\uDE00',
  '👩‍👩‍👧‍👦',
  'é\u0301\u200B\uFEFF',
  '\u2028\u2029',
  '\n.\n',
  '   ',
];

const large = 100_000; // characters
/** Half surrogates included. Not the `binary` unit of fast-check, which takes a second to make a table of all of them. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));
const piece = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.array(character).map((some) => some.join('')) },
);

/** Texts as nobody types them: short, long, now and then empty, one in five hundred of 100,000 characters. */
export const hostileText = fc.oneof(
  { weight: 499, arbitrary: fc.array(piece, { maxLength: 7, size: 'max' }).map((some) => some.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...pieces).map((one) => one.repeat(large).slice(0, large)) },
);

/** A message of which each field is such a text. */
export const hostileMessage = fc.record({
  name: hostileText,
  email: hostileText,
  subject: hostileText,
  message: hostileText,
});

/** What a form makes of a text on its way (HTML standard): line breaks become CRLF, half characters a replacement. */
export const asSent = (text: string) =>
  text.replace(/\r\n?|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD');
