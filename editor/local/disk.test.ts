/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { groupFolder } from '@/e2e/groups/exampleGroup';
import { valuesOf } from '@/editor/document/places';
import { checkContent } from '@/lib/content/check/check';
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
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beheer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('public texts have the content of every file, without private fields', () => {
  const { texts, values, saves } = loadedFrom(groupFolder('full'), 'with an access token');
  expect(checkContent(texts).problems).toBeUndefined();
  expect(saves).toBe('with an access token');
  const all = Object.values(texts).join('\n');
  expect(all).not.toContain('# Een verzonnen groep');
  expect(all).not.toMatch(/wie: \S/);
  expect(JSON.stringify(values)).not.toMatch(/"wie":"/);
  expect(values).toEqual(valuesOf(texts));
});

test('public texts have no embargoed leaders, and no photos of them', () => {
  const loaded = loadedFrom(groupFolder('small'), 'with an access token');
  expect(checkContent(loaded.texts).problems).toBeUndefined();
  expect(JSON.stringify(loaded)).not.toMatch(/Mila|ines\.jpg/);
  expect(loaded.texts['leiding/leiding.yaml']).toContain('Matrozen');
});

test('public photos are those that public texts name, whatever way accents are written', () => {
  cpSync(path.join(groupFolder('small'), 'content'), path.join(folder, 'content'), { recursive: true });
  const replace = (file: string, from: string, to: string) => {
    const whole = path.join(folder, 'content', file);
    const text = readFileSync(whole, 'utf8');
    expect(text).toContain(from);
    writeFileSync(whole, text.replace(from, to));
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
  mkdirSync(path.join(folder, 'content/fotos/leiding'), { recursive: true });
  mkdirSync(path.join(folder, 'content/fotos/sfeer'), { recursive: true });
  for (const photo of photos) writeFileSync(path.join(folder, 'content/fotos', photo), photo);
  const manifest = path.join(folder, 'manifest.json');
  const records = Object.fromEntries(photos.map((photo) => [photo.normalize('NFC'), record]));
  writeFileSync(manifest, JSON.stringify({ photos: records }));
  const all = loadedFrom(folder, 'with an access token', manifest);
  expect(all.files.photos.map((photo) => photo.normalize('NFC'))).toEqual([named]);
  expect(Object.keys(all.photos)).toEqual([named]);
  expect(loadedFrom(folder, 'here', manifest).files.photos).toHaveLength(photos.length);
});

test('on the own computer the texts are unchanged', () => {
  const { texts } = loadedFrom(groupFolder('full'), 'here');
  expect(texts['site.yaml']).toContain('# Een verzonnen groep');
  expect(texts['verhuur.yaml']).toMatch(/wie: \S/);
});

test('photos have the record that pages use, without file times', () => {
  const file = path.join(folder, 'manifest.json');
  writeFileSync(
    file,
    JSON.stringify({ settings: '', photos: { 'hero.jpg': { ...record, size: 1, mtimeMs: 2 } } }),
  );
  expect(loadedFrom(groupFolder('full'), 'here', file).photos).toEqual({ 'hero.jpg': record });
  expect(loadedFrom(groupFolder('full'), 'here', path.join(folder, 'nothing.json')).photos).toEqual({});
});

test('a project without history is at no commit', () => {
  expect(versionOf(folder)).toEqual({ commit: null });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--allow-empty', '-m', 'First');
  expect(versionOf(folder).commit).toMatch(/^[0-9a-f]{40}$/);
});

test('the files beside the content are listed by their paths', () => {
  const { files } = loadedFrom(groupFolder('full'), 'here');
  expect(files).toEqual({ photos: [], documents: [] }); // an example group is nothing but text
});
