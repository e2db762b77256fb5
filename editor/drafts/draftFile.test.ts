/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { edited } from '@/editor/document/document';
import { draftFile, openDraftFile } from './draftFile';
import { draftOn } from './testing/draftOn';

const texts = exampleTexts();
const untouched = draftOn(texts);
const photo = {
  'content/fotos/leiding/nel-3f9a.jpg': { bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), type: 'image/jpeg' },
};
const camp = edited('camp', texts['bivak.yaml'] ?? '', { type: 'set', path: ['kop'], value: 'Op kamp' });
const changed = draftOn(texts, { 'bivak.yaml': camp }, { files: photo });

/** What a browser has: it decodes this one photo alone. */
beforeAll(() =>
  Object.assign(globalThis, {
    window: new JSDOM().window,
    createImageBitmap: async (file: Blob) => {
      if (new Uint8Array(await file.arrayBuffer())[3] !== 1)
        throw new DOMException('half', 'InvalidStateError');
      return { close: () => undefined };
    },
  }),
);

afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

/** The file with other properties. */
const fileWith = async (more: object) =>
  new Blob([JSON.stringify({ ...JSON.parse(await draftFile(changed).text()), ...more })]);

test('a draft is the same after it was a file, with its photo and what it was based on', async () => {
  expect(await openDraftFile(draftFile(changed), untouched)).toEqual({
    ...changed,
    begun: undefined,
    sent: {},
  });
});

test.each([
  ['no file of the editor', { is: 'voorstel' }, /geen bestand met wijzigingen/],
  ['one of another version', { program: '0.9.0' }, /versie 0\.9\.0/],
  [
    'a script among its photos',
    { files: { 'content/fotos/a.js': btoa('alert(1)') } },
    /een bestand in dat niet mag/,
  ],
  [
    'half a photo',
    { files: { 'content/fotos/a.jpg': btoa('\xff\xd8\xff\x02') } },
    /een foto in die niet te openen is: content\/fotos\/a\.jpg/,
  ],
  [
    'a drawing with a script',
    { files: { 'public/icons/teken.svg': btoa('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') } },
    /Gevonden: een script/,
  ],
  [
    'a photo that is none',
    { files: { 'content/fotos/a.jpg': btoa('alert(1)') } },
    /een bestand in dat niet mag/,
  ],
])('%s › is refused, and nothing is changed', async (_name, more, message) => {
  await expect(openDraftFile(await fileWith(more), untouched)).rejects.toThrow(message);
  await expect(openDraftFile(await fileWith(more), untouched)).rejects.toThrow('Er is niets veranderd.');
});

test('a file of another site is refused', async () => {
  const site = edited('site', texts['site.yaml'] ?? '', {
    type: 'set',
    path: ['siteAdres'],
    value: 'https://a.example',
  });
  await expect(openDraftFile(draftFile(changed), draftOn({ ...texts, 'site.yaml': site }))).rejects.toThrow(
    /andere site/,
  );
});

test('where there are changes already, they stay', async () => {
  await expect(openDraftFile(draftFile(changed), changed)).rejects.toThrow(
    /Op dit toestel staan ook wijzigingen/,
  );
});
