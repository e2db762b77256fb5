/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { papers, sameContent, unpacked, writePapers } from './papers';

const committed = 'public/documents';
const all = papers('content');
const read = (path: string) => readFileSync(join(committed, path));
const fieldNames = (pdf: Buffer) => [...unpacked(pdf).matchAll(/\/T \((\w+)\)/g)].map((found) => found[1]);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

describe('the papers that the content names', () => {
  test('are 40 insurer forms, 4 neutral certificates, 4 fee forms and a medical form', () => {
    const paths = all.map((paper) => paper.path);
    expect(new Set(paths).size).toBe(49);
    expect(
      paths.filter((path) => /^202[2-5]\/(cm|vnz|lm|solidaris|oz)-(jongens|meisjes)\.pdf$/.test(path)),
    ).toHaveLength(40);
    expect(paths.filter((path) => /^202[2-5]\/neutraal\.pdf$/.test(path))).toHaveLength(4);
    expect(
      paths.filter((path) => /^2023-2024\/lidgeld-(cm|vnz)-(jongens|meisjes)\.pdf$/.test(path)),
    ).toHaveLength(4);
    expect(paths).toContain('medische-fiche.pdf');
  });

  test('are published as the content describes them today', async () => {
    for (const { path, make } of all) {
      if (!sameContent(read(path), await make())) throw new Error(`${path} is stale: run npm run documents`);
    }
  });

  test.each(all.map((paper) => paper.path))('%s is a small tagged form in Dutch with a title', (path) => {
    const pdf = read(path);
    const text = unpacked(pdf);
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.length).toBeLessThan(60 * 1024);
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(path === 'medische-fiche.pdf' ? 2 : 1);
    expect(text).toContain('/Lang (nl-BE)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Marked true');
    expect(text).toContain(utf16('– Jeugdbeweging De Klaproos').slice(2)); // the title: UTF-16, as it has a dash
    expect(text).toContain('(Voorbeeld van een ');
    expect(new Set(fieldNames(pdf)).size).toBe(fieldNames(pdf).length);
  });
});

test('a camp form has blanks for the child, the stay, the payment and the account', () => {
  const names = fieldNames(read('2025/cm-jongens.pdf'));
  expect(names).toEqual(
    expect.arrayContaining(['child_name', 'child_birth_date', 'child_national_number', 'member_number']),
  );
  expect(names).toEqual(
    expect.arrayContaining(['days', 'amount_paid', 'account_number', 'parent_signed_on']),
  );
});

test('a neutral certificate asks for the insurer too', () => {
  expect(fieldNames(read('2025/neutraal.pdf'))).toContain('insurer');
});

test('every blank says what it is for to a screen reader', () => {
  for (const { path } of all) {
    const pdf = read(path);
    expect(unpacked(pdf).match(/\/TU \(/g)).toHaveLength(fieldNames(pdf).length);
  }
});

describe('writing the papers', () => {
  let folder: string;
  const some = all.slice(0, 3);
  const long = new Date('2020-01-01T00:00:00Z');
  const age = (path: string) => statSync(join(folder, path)).mtime.getTime();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'documents-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('in an empty folder makes all of them, with the same bytes as the next time', async () => {
    expect((await writePapers(some, folder)).written).toHaveLength(3);
    for (const { path, make } of some)
      expect((await make()).equals(readFileSync(join(folder, path)))).toBe(true);
  });

  test('when nothing changed touches no file', async () => {
    await writePapers(some, folder);
    for (const { path } of some) utimesSync(join(folder, path), long, long);
    expect((await writePapers(some, folder)).unchanged).toHaveLength(3);
    for (const { path } of some) expect(age(path)).toBe(long.getTime());
  });

  test('when the hall moved rewrites every paper with the new address', async () => {
    const moved = join(folder, 'content');
    cpSync('content', moved, { recursive: true, filter: (source) => !source.endsWith('.jpg') });
    const site = readFileSync(join(moved, 'site.yaml'), 'utf8');
    writeFileSync(join(moved, 'site.yaml'), site.replace('Veldstraat 1', 'Kerkweg 7'));
    await writePapers(some, folder);
    expect((await writePapers(papers(moved).slice(0, 3), folder)).written).toHaveLength(3);
  });

  test('where the group put a real form leaves it alone', async () => {
    const path = 'medische-fiche.pdf';
    writeFileSync(join(folder, path), '%PDF-1.7 our own form');
    const { kept } = await writePapers(some, folder);
    expect(kept).toEqual([path]);
    expect(readFileSync(join(folder, path), 'utf8')).toBe('%PDF-1.7 our own form');
  });
});
