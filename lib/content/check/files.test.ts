/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { contentSchema } from '@/lib/content/schemas/content';
import { contentFiles } from '@/lib/content/schemas/files';
import { checkContent } from './check';
import { checkedContent, checkFile } from './files';
import { nameKnownFields } from './schemaProblems';
import { readSources } from './sources';

const valuesOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(readSources(texts).sources).map(([name, { value }]) => [name, value]));
const texts = exampleTexts();
const wrong = {
  ...texts,
  'verhuur.yaml': `${texts['verhuur.yaml']}\nonbekend: 1\n`,
  'kalender.yaml': texts['kalender.yaml']?.replace(/^ {2}van: .*/m, '  van: 31 februari 2026') ?? '',
};

test.each([
  ['content that is right', texts],
  ['content with problems in several files', wrong],
  ['content without a file that every group has', { ...texts, 'contact.yaml': '' }],
])('file by file gives what the whole schema gives, each time: %s', (_, given) => {
  const values = valuesOf(given);
  const whole = contentSchema.safeParse(values, { error: nameKnownFields });
  for (const result of [checkedContent.safeParse(values), checkedContent.safeParse(values)]) {
    expect(result.data).toEqual(whole.data);
    expect(result.error?.issues).toEqual(whole.error?.issues);
  }
});

test('a file that did not change is not checked again after a change in another one', () => {
  const [before, after] = [texts, wrong].map(valuesOf);
  checkContent(texts);
  const results = contentFiles.map((name) => checkFile(name, before?.[name]));
  checkContent(wrong);
  const changed = contentFiles.filter((name, nth) => checkFile(name, after?.[name]) !== results[nth]);
  expect(changed.filter((name) => before?.[name])).toEqual(['rental', 'calendar']);
});
