/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkExport } from './exportChecks';
import { html, messages } from './testing/exampleExport';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

function writeInExport(file: string, text: string) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}

const contentDir = 'e2e/groups/small/content';

test('runs every check on a folder', async () => {
  writeInExport('index.html', html({ body: '<a href="/weg/">a</a><a href="https://elders.example/">b</a>' }));
  writeInExport('manifest.webmanifest', '{"name":"Groep","icons":[]}');
  const found = messages(await checkExport({ out, contentDir, toPublish: true }));
  for (const one of [
    '/: een verwijzing naar /weg/; dat is er niet op de site',
    '/: de gegevens voor zoekmachines (JSON-LD) ontbreken of zijn niet te lezen',
    '/privacy/: nergens staat elders.example, hoewel de site bezoekers daarheen brengt',
  ]) {
    expect(found).toContain(one);
  }
});

test('reports addresses of this computer only in a build to publish', async () => {
  writeInExport('index.html', html({ body: '<form action="http://127.0.0.1:9099/x"></form>' }));
  writeInExport('manifest.webmanifest', '{"name":"Groep","icons":[]}');
  const address = '/index.html: een verwijzing naar deze computer: http://127.0.0.1:9099';
  expect(messages(await checkExport({ out, contentDir, toPublish: false }))).not.toContain(address);
  expect(messages(await checkExport({ out, contentDir, toPublish: true }))).toContain(address);
});
