/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkExport } from './exportChecks';
import { html, said } from './testing/madeUp';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}

const contentDir = 'e2e/groups/small/content';

test('a folder is looked at from all sides', async () => {
  write('index.html', html({ body: '<a href="/weg/">a</a>' }));
  write('manifest.webmanifest', '{"name":"Groep","icons":[]}');
  const found = said(await checkExport({ out, contentDir, toPublish: true }));
  for (const one of [
    '/: een verwijzing naar /weg/; dat is er niet op de site',
    '/: het aantal hoofdtitels (h1) is 0 en hoort 1 te zijn',
    '/: 0 beveiligingsbeleiden (CSP); het hoort er 1 te zijn',
    '/.htaccess: dit bestand ontbreekt',
    '/bivak/: deze pagina is er niet',
  ]) {
    expect(found).toContain(one);
  }
});

test('a site that was made to try out may point to this computer, one to publish may not', async () => {
  write('index.html', html({ body: '<form action="http://127.0.0.1:9099/x"></form>' }));
  write('manifest.webmanifest', '{"name":"Groep","icons":[]}');
  const pointing = '/index.html: een verwijzing naar deze computer: http://127.0.0.1:9099';
  expect(said(await checkExport({ out, contentDir, toPublish: false }))).not.toContain(pointing);
  expect(said(await checkExport({ out, contentDir, toPublish: true }))).toContain(pointing);
});
