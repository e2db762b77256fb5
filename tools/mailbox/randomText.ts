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

const large = 100_000;

/** Ever the same row of texts for one seed: short, long, now and then empty, one in five hundred of 100,000 characters. */
export function randomTexts(seed: number): () => string {
  const random = mulberry32(seed);
  const pick = () => pieces[Math.floor(random() * pieces.length)] ?? '';
  return () => {
    if (random() < 0.002) return pick().repeat(large).slice(0, large);
    return Array.from({ length: Math.floor(random() * 8) }, pick).join('');
  };
}

/** What a form makes of a text on its way (HTML standard): line breaks become CRLF, half characters a replacement. */
export const asSent = (text: string) =>
  text.replace(/\r\n?|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD');

/** A small generator with a seed (public domain); `Math.random` has none. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
