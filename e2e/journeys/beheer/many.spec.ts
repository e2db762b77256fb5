import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { noFiles, withAdded } from '@/editor/media/fileLists';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { checkWithFiles } from '@/lib/content/check/check';
import { fileNames } from '@/lib/content/schemas/files';
import { panel, previewFrame, strip, test, textbox } from './editor';
import { camp } from './facts';
import {
  bytesOf,
  changedLines,
  comeIn,
  commentsIn,
  commitOf,
  filesAt,
  openField,
  openTask,
  publishAll,
} from './invited';

test.use({ viewport: { width: 390, height: 844 } });

let host: TestHost;
test.beforeEach(({ codeHost }) => {
  host = codeHost;
});

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
/** What is changed, and the lines that become other ones. */
const many = {
  introduction: 'De schoolbel gaat',
  renamed: 'Tuur',
  allowed: 'Öner',
  fee: /Lidgeld 35$/,
  price: /^T-shirt/,
  takenAway: { rows: [/Evenementen/, /^Grote opruimdag/], name: 'Grote opruimdag' },
  searched: {
    words: '26 februari tot 1 maart',
    row: /26 februari tot 1 maart 2027 Wie er komt/,
    field: 'Wie er komt',
    value: 'Zangkoor',
  },
  changes: 18, // with the photo that nobody has any more
  lines: [
    '-  inleiding: "De schoolbel gaat, de laarzen gaan aan. Op woensdagnamiddag is heel Pruimelgem van ons: de poel, de boomgaard en elke plas daartussen."',
    '+  inleiding: "De bel gaat: laarzen aan!"',
    '-      - naam: Tuur',
    '+      - naam: Tuur B.',
    '-        foto: leiding/tuur.jpg',
    '+        foto: leiding/tuur-b-#.jpg',
    // somebody gets a line, and another place
    '-      - naam: Öner',
    '-        foto: leiding/eerst-vragen.jpg',
    '+      - naam: Öner',
    '+        foto: leiding/eerst-vragen.jpg',
    '+        toestemming: ja',
    '-  lidgeld: 35',
    '+  lidgeld: 40',
    '-      kind: 12.5',
    '+      kind: 13.5',
    '-  tot: 16 juli',
    '+  tot: 17 juli',
    // who comes home on the last day goes along with it
    '-      terug: { dag: 16 juli, uur: "15:00", waar: Aan De Paddenpoel }',
    '+      terug: {dag: 17 juli, uur: "15:00", waar: Aan De Paddenpoel}',
    '-      terug: { dag: 16 juli, uur: "16:30", waar: Aan De Paddenpoel }',
    '+      terug: {dag: 17 juli, uur: "16:30", waar: Aan De Paddenpoel}',
    '+    - 7 april 2027',
    '-  - naam: Grote opruimdag',
    '-    datum: 20 maart 2027',
    '+  - titel: "Het riet: wij zijn weg"',
    '+    van: 5 maart 2027',
    '+    tot: 7 maart 2027',
    '-  tot: "16:15"',
    '+  tot: "16:45"',
    '+      wie: Zangkoor',
  ],
  photo: 'content/fotos/leiding/tuur-b-#.jpg',
};

const pdf = Buffer.from('%PDF-1.4 een nieuwe fiche');

test('a text, a name, a photo, prices, a date, an hour, a document and lists are one commit of their own lines', async ({
  page,
  contentFolder,
  incidents,
}) => {
  test.setTimeout(120_000);
  const before = await host.head();
  const field = (name: string) => textbox(page, name);
  await comeIn(page, host);

  await test.step('on the page', async () => {
    await previewFrame(page).getByText(many.introduction).click();
    await field('Inleiding').fill('De bel gaat: laarzen aan!');
    await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
    await panel(page).getByRole('button', { name: 'Jongensleiding' }).click();
    await previewFrame(page).getByText(many.renamed, { exact: true }).click();
    await field('Naam').fill(`${many.renamed} B.`);
    await expect(previewFrame(page).getByText(`${many.renamed} B.`, { exact: true })).toBeVisible();
    await panel(page)
      .getByLabel('Foto', { exact: false })
      .and(page.locator('input[type=file]'))
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(previewFrame(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 30_000 });
    await previewFrame(page).getByText(many.allowed, { exact: true }).click();
    // by name: what is tapped in the page opens a moment later, and whoever was open before has this field too
    await panel(page, many.allowed).getByRole('radio', { name: 'Ja' }).check();
    await panel(page)
      .getByRole('button', { name: `Zet ${many.allowed} een plaats naar voor` })
      .click();
  });

  await test.step('by the tasks', async () => {
    await openTask(page, many.fee);
    await field('Lidgeld').fill('40');
    await openTask(page, /Uniformen Prijzen/, many.price);
    await field('Prijs voor een kind').fill('13,5');
    await openTask(page, /Het kamp/);
    await field('Laatste dag').fill(camp.later[0]);
    await openTask(page, /^Papieren/);
    await panel(page)
      .getByLabel('Medische fiche')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf });
    await openTask(page, /Werkjaar/, /^Dagen zonder activiteit/, 'Nieuw: dag');
    await panel(page).getByRole('textbox').fill('7 april 2027');
    await openTask(page, ...many.takenAway.rows, `Haal ${many.takenAway.name} weg`);
    await openTask(page, /Meldingen/, 'Nieuw: melding');
    await field('Titel').fill('Het riet: wij zijn weg');
    await field('Van').fill('5 maart 2027');
    await field('Tot en met').fill('7 maart 2027');
  });

  await test.step('among all fields', async () => {
    await openField(page, 'eindigt om', /Wekelijkse activiteit Eindigt om/);
    await field('Eindigt om').fill('16:45');
    await openField(page, many.searched.words, many.searched.row);
    await field(many.searched.field).fill(many.searched.value);
  });

  await test.step('go online together', async () => {
    await publishAll(page);
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
    await expect(strip(page)).not.toContainText('rechtzetten');
    await expect(previewFrame(page).locator('footer')).toBeVisible();
  });

  const commit = await host.head();
  const [old, now] = [await filesAt(host, before), await filesAt(host, commit)];
  const { author, message, parents } = await commitOf(host, commit);
  expect(parents).toEqual([before]);
  expect(author).toBe('Amber');
  expect(message).toContain(`${many.changes} wijzigingen`);

  const texts: Record<string, string> = {};
  const lines: string[] = [];
  for (const name of Object.values(fileNames).filter((one) => existsSync(join(contentFolder, one)))) {
    const was = readFileSync(join(contentFolder, name), 'utf8');
    const is = (await bytesOf(host, now.get(`content/${name}`))).toString();
    expect(commentsIn(is)).toEqual(commentsIn(was));
    lines.push(...changedLines(was, is));
    texts[name] = is;
  }
  expect(lines.map((line) => line.replace(/-[0-9a-f]{8}\.jpg/, '-#.jpg')).sort()).toEqual(
    many.lines.toSorted(),
  );
  expect(checkWithFiles(texts, withAdded(noFiles, [...now.keys()])).problems).toBeUndefined();

  const other = [...now].filter(([path, sha]) => !path.endsWith('.yaml') && old.get(path) !== sha);
  expect(other.map(([path]) => path.replace(/-[0-9a-f]{8}\./, '-#.')).sort()).toEqual([
    many.photo,
    'public/documents/medische-fiche.pdf',
  ]);
  expect(await bytesOf(host, now.get('public/documents/medische-fiche.pdf'))).toEqual(pdf);
  const [[, sent] = []] = other;
  expect(await sharp(await bytesOf(host, sent)).metadata()).toMatchObject({ width: 48, height: 64 });
  expect(incidents.violations).toEqual([]);
});
