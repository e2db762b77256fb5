import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyGroup, inOnePlace } from '@/e2e/groups/copyGroup';
import { freePort } from '@/lib/programs/ports';
import { run, tool, typescript } from '@/lib/programs/programs';
import { failed } from './failed';

/**
 * `node scripts/run.mjs scripts/browsers.ts`: the whole walk through the full example group in Firefox, WebKit and an old WebKit, and the check on what
 * the oldest browsers know (docs/browsers.md). An engine that is not to be had here is named. Exit code 1 when anything failed.
 */
async function main(): Promise<void> {
  const folder = join('.cache', 'browsers');
  const ports = { mailbox: await freePort(9200), full: await freePort(3300) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ ...ports, chromium: '' }));

  const env = { NEXT_PUBLIC_MAIL_ORIGIN: `http://127.0.0.1:${ports.mailbox}` }; // fixed before the build
  const built = await inOnePlace(await copyGroup('full'), (cwd) =>
    run(typescript('scripts/build.ts'), { quiet: true, env, cwd }),
  );
  if (built.code !== 0) throw new Error(built.output);

  const { code } = await run([...tool('playwright', '@playwright/test'), 'test', '--project=browsers'], {
    env: { E2E_SETTINGS: join(folder, 'e2e.json'), TESTS: 'long' },
  });
  process.exitCode = code;
}

main().catch((error: unknown) => failed(error instanceof Error ? error.message : String(error)));
