import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For tests with a folder that takes long to make: it is made once, and each test has a copy.
 * @param at the folder of the test
 * @param make makes it there
 */
export function madeOnce(at: () => string, make: () => void | Promise<void>): void {
  const original = mkdtempSync(join(tmpdir(), 'made-'));
  let isMade = false;
  beforeEach(async () => {
    if (isMade) return cpSync(original, at(), { recursive: true });
    await make();
    cpSync(at(), original, { recursive: true });
    isMade = true;
  });
  afterAll(() => rmSync(original, { recursive: true }));
}
