import { TextEncoder } from 'node:util';
import { mediaTypeOf, signPath } from './newFiles';
import { preparedSign } from './sign';
import { fileTypeOf } from './sniff';

Object.assign(globalThis, { TextEncoder }); // every browser has it

/** A file as a browser has it: the one of the tests cannot be read. */
const chosen = (inside: string) => ({
  text: async () =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Jan</title>${inside}</svg>`,
});

test('a drawing is cleaned, and may be saved as the sign alone', async () => {
  const { bytes, type } = await preparedSign(chosen('<path d="M1 1h7"/>'));
  const text = Buffer.from(bytes).toString();
  expect(text).toMatch(/^<svg [^>]*viewBox="0 0 9 9"><path d="M1 1h7"\/><\/svg>$/);
  expect(type).toBe(mediaTypeOf(signPath, bytes));
  expect(fileTypeOf(bytes)).toBe('svg');
  expect(mediaTypeOf('public/icons/logo.svg', bytes)).toBeUndefined();
});

test.each([
  ['een script', '<path d="M1 1h7"/><script>alert(1)</script>'],
  ['een tekening zonder lijnen', ''],
])('a drawing with %s is refused in Dutch, with what to do', async (found, inside) => {
  await expect(preparedSign(chosen(inside))).rejects.toThrow(
    new RegExp(`Gevonden: ${found}.*Bewaar het als eenvoudige svg`),
  );
});
