import { expect, test } from '@playwright/test';
import { serve } from '@/pipeline/hosting/server';
import { ask } from './ask';
import { makeExampleExport } from './exampleExport';

test('the local server takes the next free port when the wished one is taken', async () => {
  const { dir, remove } = makeExampleExport();
  const first = await serve({ dir, port: 0 });
  const wished = Number(new URL(first.url).port);
  const second = await serve({ dir, port: wished });
  expect(Number(new URL(second.url).port)).toBeGreaterThan(wished);
  expect((await ask(second.url, '/')).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
  remove();
});
