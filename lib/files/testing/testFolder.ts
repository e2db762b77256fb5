import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * For tests: an empty folder, new before each test and removed after it. `at` is the path of a file in it.
 * @param below where it is made
 */
export function testFolder(below = tmpdir()) {
  let root: string;
  beforeEach(() => {
    mkdirSync(below, { recursive: true });
    root = mkdtempSync(join(below, 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const at = (...parts: string[]) => join(root, ...parts);
  return {
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Writes a file, and makes its folders. */
    write(file: string, content: string | Buffer): void {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
  };
}
