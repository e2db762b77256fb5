/** @jest-environment node */
import { parseManifest, programVersion } from './manifest';

const written = {
  version: 1,
  id: 'before',
  at: '2026-01-01T10:00:00.000Z',
  deploy: 1,
  files: {},
  folders: [],
  previous: null,
};
const read = (more: object) => parseManifest(Buffer.from(JSON.stringify({ ...written, ...more })));

test('what an older program wrote on the host is read', () => {
  expect(read({})?.program).toBe(1);
  expect(read({ program: programVersion })?.program).toBe(programVersion);
});

test.each([
  ['a newer program published', { program: programVersion + 1 }],
  ['a program published that keeps what this one does not know', { hardened: true }],
])('a host on which %s is left as it is', (_, more) => {
  expect(() => read(more)).toThrow(/nieuwere versie van dit programma. Er is niets veranderd/);
});
