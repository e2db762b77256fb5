import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSite } from '@/tools/deploy/local';
import { checkSite } from '@/tools/deploy/ready';
import { exportFolder, groupFolder } from '../groups/exampleGroup';

const out = exportFolder('full');

test('the built site is whole: only that it was made for a try-out keeps it from being published', async () => {
  await expect(checkSite(out, await readSite(out), join(groupFolder('full'), 'content'))).rejects.toThrow(
    /^Deze site is gemaakt om op deze computer te proberen/,
  );
});
