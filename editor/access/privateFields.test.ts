/** @jest-environment node */
import { parse } from 'yaml';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { withoutPrivateFields } from './privateFields';

test('comments and private fields are removed; line numbers are unchanged', () => {
  const text = [
    '# Wie huurt, staat hier.',
    'kop: "Onze #1" # de beste',
    'bezet:',
    '  periodes:',
    '    # nog te betalen',
    '    - van: 1 mei 2027',
    '      tot: 3 mei 2027',
    '      wie: Familie Janssens',
    '      ',
    '    - wie: "Chiro # 3"   # komt terug',
    '      van: 4 mei 2027',
  ].join('\n');
  expect(withoutPrivateFields('rental', text)).toBe(
    [
      '',
      'kop: "Onze #1"',
      'bezet:',
      '  periodes:',
      '',
      '    - van: 1 mei 2027',
      '      tot: 3 mei 2027',
      '      wie:',
      '',
      '    - wie:',
      '      van: 4 mei 2027',
    ].join('\n'),
  );
});

test.each(contentFiles)('%s of the full group has every other value unchanged', (file) => {
  const text = exampleTexts()[fileNames[file]] ?? '';
  const shown = withoutPrivateFields(file, text);
  const seen = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, part) => (key === 'wie' ? null : part)));
  expect(seen(parse(shown))).toEqual(seen(parse(text)));
  expect(shown.split('\n')).toHaveLength(text.split('\n').length);
  expect(shown).not.toMatch(/^\s*# \S/m);
});
