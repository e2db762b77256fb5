/** @jest-environment node */
import { bareTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { prepareCheck } from './prepare';

test('what the first check needs is made ahead with pauses, also of a file that is broken', async () => {
  const texts = { ...bareTexts(), 'bivak.yaml': 'kop: [Weg\n', 'lid.yaml': '' };
  await prepareCheck(texts);
  expect(checkContent(texts).problems?.map(({ file }) => file)).toContain('content/bivak.yaml');
});
