import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { DayMonth } from '@/lib/content/fields';
import { campFile, documentsFile, siteFile } from '@/lib/content/schemas';
import { medicalForm } from './medical';
import { campForm, feeForm, neutralCertificate, type Working } from './reimbursement';
import { marker, type SheetStyle } from './sheet';

export type Paper = { path: string; make: () => Promise<Buffer> };
export type Written = { written: string[]; unchanged: string[]; kept: string[] };

const workings: Working[] = ['jongens', 'meisjes'];

/** Every paper that the content folder names, by its path below the documents folder. Throws on invalid content. */
export function papers(contentFolder: string): Paper[] {
  const read = <T>(file: string, schema: z.ZodType<T>): T =>
    schema.parse(parse(readFileSync(join(contentFolder, file), 'utf8')));
  const site = read('site.yaml', siteFile);
  const { kamp } = read('bivak.yaml', campFile);
  const { medischeFiche, bivak, lidgeld } = read('documenten.yaml', documentsFile);

  const { lokaal, kleuren } = site;
  const style: SheetStyle = {
    group: site.naam,
    address: `${lokaal.straat}, ${lokaal.postcode} ${lokaal.gemeente}`,
    email: site.email,
    accent: kleuren?.knop ?? '#a3172b',
    dark: kleuren?.donker ?? '#1f5138',
  };
  const place = `${kamp.plaats.naam}, ${kamp.plaats.straat}, ${kamp.plaats.postcode} ${kamp.plaats.gemeente}`;

  const all: Paper[] = [];
  if (medischeFiche) all.push({ path: medischeFiche, make: () => medicalForm(style, site.voettekst.jaar) });
  for (const { jaar: year, ziekenfondsen, neutraal } of bivak) {
    const camp = { year, from: inWords(kamp.van, year), until: inWords(kamp.tot, year), place };
    for (const insurer of ziekenfondsen) {
      for (const working of workings) {
        all.push({
          path: `${year}/${slug(insurer)}-${working}.pdf`,
          make: () => campForm(style, camp, insurer, working),
        });
      }
    }
    if (neutraal) all.push({ path: `${year}/neutraal.pdf`, make: () => neutralCertificate(style, camp) });
  }
  for (const { werkjaar: workingYear, ziekenfondsen } of lidgeld) {
    for (const insurer of ziekenfondsen) {
      for (const working of workings) {
        all.push({
          path: `${workingYear}/lidgeld-${slug(insurer)}-${working}.pdf`,
          make: () => feeForm(style, { workingYear, amount: site.werking.lidgeld }, insurer, working),
        });
      }
    }
  }
  return all;
}

/** Writes the papers below `folder`, leaving files alone that are right already or that somebody else made. */
export async function writePapers(all: Paper[], folder: string): Promise<Written> {
  const result: Written = { written: [], unchanged: [], kept: [] };
  for (const { path, make } of all) {
    const file = join(folder, path);
    const present = existsSync(file) ? readFileSync(file) : undefined;
    if (present && !present.includes(marker)) {
      result.kept.push(path);
      continue;
    }
    const bytes = await make();
    if (present && sameContent(present, bytes)) {
      result.unchanged.push(path);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    result.written.push(path);
  }
  return result;
}

/**
 * Whether two of our PDFs say the same. Compared unpacked: versions of Node and kinds of processor pack the same page
 * into different bytes, and that is no reason to change 49 files.
 */
export const sameContent = (one: Buffer, other: Buffer) => unpacked(one) === unpacked(other);

/** A sheet's objects as text (one character per byte), its streams unpacked, without the table of byte positions. */
export function unpacked(pdf: Buffer): string {
  const objects = pdf.toString('latin1', 0, pdf.lastIndexOf('\nxref\n'));
  let text = '';
  let end = 0;
  for (const packed of objects.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const start = packed.index + packed[0].length;
    text += `${objects.slice(end, packed.index)}>>\nstream\n`;
    end = start + Number(packed[1]);
    text += inflateSync(pdf.subarray(start, end)).toString('latin1');
  }
  return text + objects.slice(end);
}

const inWords = ({ day, month }: DayMonth, year: number) =>
  new Intl.DateTimeFormat('nl-BE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day));

/** `Christelijke Mutualiteit` → `christelijke-mutualiteit`: the insurer's part of a file name. */
const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
