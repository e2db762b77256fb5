import path from 'node:path';
import { readContent } from '@/lib/content/read';

/**
 * For tests: the content that the loader's tests use too. Not the content of the project itself, so that an editor
 * who changes a text breaks no test.
 */
export function exampleContent() {
  const { content, problems } = readContent(path.join(process.cwd(), 'lib/content/testdata'));
  if (!content) throw new Error(problems.map((problem) => JSON.stringify(problem)).join('\n'));
  return content;
}
