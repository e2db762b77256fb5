/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle';
import { deploy, startDeploy } from './testing/deploy';
import { filesUnder, PROTOCOLS, startHost } from './testing/host';
import { missingServers } from './testing/servers';
import { seededRandom, siteOf, writeSite } from './testing/site';
import { serveSite, visitSite } from './testing/visitor';

/** Each is another moment; with their long form (`npm run test:long`) the tests take more of them. */
const KILLS = process.env.TESTS === 'long' ? 20 : 3;

jest.setTimeout(600_000);

let leftOpen: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of leftOpen.reverse()) await stop();
  leftOpen = [];
});

const missing = missingServers();
if (missing) console.warn(`skipped: ${missing}`);

(missing ? describe.skip : describe)('on real servers', () => {
  test.each(PROTOCOLS)(
    `over %s, killed at ${KILLS} random moments while somebody reads › no broken read, and a last run completes the site`,
    async (protocol) => {
      let killAt = Number.POSITIVE_INFINITY;
      let kill: () => void = () => undefined;
      const host = await startHost(protocol, (bytes) => {
        if (bytes >= killAt) kill();
      });
      const web = await serveSite(host.www);
      leftOpen = [host.stop, web.stop];
      // as the program of publish.yml: with its packages inside
      mkdirSync('.cache', { recursive: true });
      const command = join('.cache', 'deploy-child.cjs');
      writeFileSync(command, bundle(join('tools', 'deploy', 'testing', 'child.ts')));
      const random = seededRandom(20_260_721);
      let version = 1;
      const write = () => writeSite(host.site, { ...siteOf(`${version}`), origin: web.origin });
      write();
      expect(await deploy(host.base, host.wiredEnv)).toMatchObject({ code: 0 });
      host.wire.restart();
      version += 1;
      write();
      expect(await deploy(host.base, host.wiredEnv)).toMatchObject({ code: 0 });
      const bytesOfOneDeploy = host.wire.total;
      const reader = visitSite(web.origin);
      leftOpen.push(async () => void (await reader.stop()));

      // Moments are counted in bytes on the line, so that they are the same on a fast and on a busy machine.
      let killed = 0;
      while (killed < KILLS) {
        host.wire.restart();
        killAt = random() * bytesOfOneDeploy;
        const running = startDeploy(command, host.base, host.wiredEnv);
        kill = running.kill;
        const end = await running.ended;
        killAt = Number.POSITIVE_INFINITY;
        expect(reader.broken).toEqual([]);
        if (end.signal === 'SIGKILL') killed += 1;
        else expect(end).toMatchObject({ code: 0 });
        // A killed deploy is sometimes run again, and sometimes followed by another version.
        if (end.signal === null || random() < 0.3) {
          version += 1;
          write();
        }
      }
      expect(await deploy(host.base, host.wiredEnv)).toMatchObject({
        code: 0,
        output: expect.stringContaining(`${web.origin} toont de site`),
      });
      const read = await reader.stop();

      expect(reader.broken).toEqual([]);
      expect(read.pages).toBeGreaterThan(50);
      const there = filesUnder(host.www);
      expect(Object.fromEntries(there)).toMatchObject(Object.fromEntries(filesUnder(host.site)));
      // Everything that is there is known as ours, so that a later deploy can remove what nobody needs.
      const manifest = JSON.parse(readFileSync(join(host.www, '.deploy/manifest.json'), 'utf8'));
      expect([...there.keys()]).toEqual(Object.keys(manifest.files).sort((a, b) => (a < b ? -1 : 1)));
      console.info(
        `${protocol}: ${killed} keer afgebroken, ${read.pages} pagina's en ${read.assets} bestanden heel gelezen.`,
      );
    },
  );
});
