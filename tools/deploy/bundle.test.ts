/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testFolder } from '@/lib/files/testing/testFolder';
import { bundle, madeOf, programFile } from './bundle';

const { at } = testFolder();
const committed = () => readFileSync(programFile, 'utf8');

test('the committed program is what its sources make with the packages that it names', () => {
  const made = bundle();
  // When this fails: node scripts/run.mjs scripts/bundleDeploy.ts, and look at what it changes.
  expect(madeOf(committed()).sources).toBe(madeOf(made).sources);
  // Other packages are no reason to make it again: it has its own inside.
  const hasTheSame = `${madeOf(committed()).packages}` === `${madeOf(made).packages}`;
  expect(hasTheSame ? made : committed()).toBe(committed());
});

test('it names each package that it holds, with the licence', () => {
  const { packages } = madeOf(committed());
  expect(packages).toEqual(
    expect.arrayContaining([expect.stringMatching(/^ssh2 /), expect.stringMatching(/^basic-ftp /)]),
  );
  expect(
    committed().match(/^\/\/ .*(Permission is hereby granted|Apache License|This is free and unencumbered)/gm)
      ?.length,
  ).toBeGreaterThan(8);
});

test('it runs where nothing is installed, and says what it needs', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(programFile)], {
    cwd: at(),
    env: { NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain('DEPLOY_URL ontbreekt');
});
