/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const { updates } = z
  .object({
    updates: z.array(
      z.object({
        'package-ecosystem': z.string(),
        'target-branch': z.string(),
        schedule: z.object({ interval: z.string() }),
        groups: z.record(z.string(), z.object({ patterns: z.array(z.string()) })),
      }),
    ),
  })
  .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));

test('packages and actions are proposed once a month, each as one change', () => {
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  expect(updates.map(({ schedule }) => schedule.interval)).toEqual(['monthly', 'monthly']);
  expect(updates.map(({ groups }) => Object.values(groups).flatMap(({ patterns }) => patterns))).toEqual([
    ['*'],
    ['*'],
  ]);
});

test('on a branch that is no default one: copies of the template have the default branch alone', () => {
  for (const update of updates) expect(['main', 'master']).not.toContain(update['target-branch']);
});
