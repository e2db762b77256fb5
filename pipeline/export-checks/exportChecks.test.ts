/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { ContentError } from '@/lib/content/problem';
import { testFolder } from '@/lib/files/testing/testFolder';
import { checkExport } from './exportChecks';
import { html, messages } from './testing/exampleExport';

const { at, write } = testFolder();
const valid = checkContent(exampleTexts('small'));
if (valid.problems) throw new ContentError(valid.problems);
const check = async (toPublish: boolean) => messages(await checkExport({ out: at(), valid, toPublish }));

test('runs every check on a folder', async () => {
  write('index.html', html({ body: '<a href="/weg/">a</a><a href="https://elders.example/">b</a>' }));
  write('manifest.webmanifest', '{"name":"Groep","icons":[]}');
  const found = await check(true);
  for (const one of [
    '/: een verwijzing naar /weg/; dat is er niet op de site',
    '/privacy/: nergens staat elders.example, hoewel de site bezoekers daarheen brengt',
  ]) {
    expect(found).toContain(one);
  }
});

test('reports addresses of this computer only in a build to publish', async () => {
  write('index.html', html({ body: '<form action="http://127.0.0.1:9099/x"></form>' }));
  write('manifest.webmanifest', '{"name":"Groep","icons":[]}');
  const address = '/index.html: een verwijzing naar deze computer: http://127.0.0.1:9099';
  expect(await check(false)).not.toContain(address);
  expect(await check(true)).toContain(address);
});
