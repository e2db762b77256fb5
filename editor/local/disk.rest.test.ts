/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { groupFolder } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { testFolder } from '@/lib/files/testing/testFolder';
import { loadedFrom, versionOf } from './disk';

const record = {
  stem: 'hero.0123456789',
  width: 900,
  height: 600,
  avif: [900],
  jpeg: [520],
  placeholder: '',
  colour: '#123456',
};
const { at, read, write } = testFolder();

test('public texts have the content of every file, without private fields', () => {
  const { texts, saves } = loadedFrom(groupFolder('full'), 'with an access token');
  expect(checkContent(texts).problems).toBeUndefined();
  expect(saves).toBe('with an access token');
  const all = Object.values(texts).join('\n');
  expect(all).not.toContain('# Een verzonnen groep');
  expect(all).not.toMatch(/wie: \S/);
});

test('public texts have no embargoed leaders, and no photos of them', () => {
  const loaded = loadedFrom(groupFolder('small'), 'with an access token');
  expect(checkContent(loaded.texts).problems).toBeUndefined();
  expect(JSON.stringify(loaded)).not.toMatch(/Mila|ines\.jpg/);
  expect(loaded.texts['leiding/leiding.yaml']).toContain('Matrozen');
});

test('public photos are those that public texts name, whatever way accents are written', () => {
  cpSync(path.join(groupFolder('small'), 'content'), at('content'), { recursive: true });
  const replace = (file: string, from: string, to: string) => {
    const text = read(`content/${file}`);
    expect(text).toContain(from);
    write(`content/${file}`, text.replace(from, to));
  };
  const named = 'sfeer/één.jpg';
  replace('home.yaml', 'overOns:', `overOns:\n  foto:\n    bestand: ${named}\n    alt: Tenten`);
  replace('leiding/leiding.yaml', 'ines.jpg', 'Inès.jpg'); // embargoed
  const photos = [
    named.normalize('NFD'),
    'leiding/Inès.jpg'.normalize('NFD'),
    'leiding/vroeger.jpg',
    'los.jpg',
  ];
  for (const photo of photos) write(`content/fotos/${photo}`, photo);
  const records = Object.fromEntries(photos.map((photo) => [photo.normalize('NFC'), record]));
  write('manifest.json', JSON.stringify({ photos: records }));
  const all = loadedFrom(at(), 'with an access token', at('manifest.json'));
  expect(all.files.photos.map((photo) => photo.normalize('NFC'))).toEqual([named]);
  expect(Object.keys(all.photos)).toEqual([named]);
  expect(loadedFrom(at(), 'here', at('manifest.json')).files.photos).toHaveLength(photos.length);
});

test('on the own computer the texts are unchanged', () => {
  const { texts } = loadedFrom(groupFolder('full'), 'here');
  expect(texts['site.yaml']).toContain('# Een verzonnen groep');
  expect(texts['verhuur.yaml']).toMatch(/wie: \S/);
});

test('photos have the record that pages use, without file times', () => {
  const written = { settings: '', photos: { 'hero.jpg': { ...record, size: 1, mtimeMs: 2 } } };
  write('manifest.json', JSON.stringify(written));
  const photosBy = (name: string) => loadedFrom(groupFolder('full'), 'here', at(name)).photos;
  expect(photosBy('manifest.json')).toEqual({ 'hero.jpg': record });
  expect(photosBy('nothing.json')).toEqual({});
});

test('a project without history is at no commit', () => {
  expect(versionOf(at())).toEqual({ commit: null });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at(), stdio: 'ignore' });
  git('init');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--allow-empty', '-m', 'First');
  expect(versionOf(at()).commit).toMatch(/^[0-9a-f]{40}$/);
});

test('the files beside the content are listed by their paths', () => {
  const { files } = loadedFrom(groupFolder('full'), 'here');
  expect(files).toEqual({ photos: [], documents: [] }); // an example group is nothing but text
});
