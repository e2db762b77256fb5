import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files/files';
import { filesToSee, lookAtSite } from '@/tools/deploy/look';
import { allServers, bareApache, deafApache, forbiddingApache, onEach, type Served } from './eachServer';

/** What `npm run deploy` sees of the site when it looks at it after publishing. */
const look = ({ url, folder }: Served) =>
  lookAtSite(
    url(),
    {
      files: new Map(filesToSee(filesIn(folder())).map((path) => [path, readFileSync(join(folder(), path))])),
    },
    { wait: async () => undefined, signal: new AbortController().signal },
  );

onEach(allServers, (served) => {
  test('the look after publishing finds nothing to remark', async () => {
    expect(await look(served)).toEqual({ kind: 'good', remarks: [], isExact: true });
  });
});

onEach([bareApache], (served) => {
  test('the look after publishing misses the headers', async () => {
    expect(await look(served)).toMatchObject({
      kind: 'good',
      remarks: [
        expect.stringMatching(
          /: Cache-Control, Content-Security-Policy, .*, X-Content-Type-Options\. .*mod_headers/,
        ),
      ],
    });
  });
});

onEach([deafApache], (served) => {
  test('the look after publishing misses the headers, types and the not-found page', async () => {
    const sight = await look(served);
    const remarks = sight.kind === 'good' ? sight.remarks.join('\n') : '';
    expect(remarks).toMatch(/mod_headers[\s\S]*‘niet gevonden’ van de site \(antwoord 404\)/);
  });
});

onEach([forbiddingApache], (served) => {
  test('the look after publishing reports that the host forbids a line in .htaccess', async () => {
    expect(await look(served)).toEqual({
      kind: 'broken',
      why: `${served.url()}/ geeft een serverfout (500).`,
      remedy: expect.stringContaining('AllowOverride FileInfo Indexes'),
    });
  });
});
