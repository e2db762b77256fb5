/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { testFolder } from '@/lib/files/testing/testFolder';

// Below the project, so that the command finds its tools.
const { at, write } = testFolder('.cache');
const bijwerken = (...args: string[]) => {
  const command = ['--import', 'tsx', resolve('scripts/bijwerken.ts'), ...args];
  const { INIT_CWD: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: at(), encoding: 'utf8', env });
  return { status, stderr };
};

test('without an address of the program it says how to name it', () => {
  write('package.json', '{"name":"site"}');
  const { status, stderr } = bijwerken();
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm run bijwerken -- --van https:.*"repository". Er is niets veranderd\./s);
});

test('the repository of package.json is that address; a folder outside of git is refused with what to do', () => {
  write('package.json', '{"name":"site","repository":"wij/site"}');
  const { status, stderr } = bijwerken();
  expect(status).toBe(1);
  expect(stderr).toContain('Doe eerst: git init');
});
