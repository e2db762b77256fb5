import { screen } from '@testing-library/react';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { ProblemList } from './ProblemList';
import { renderInEditor } from './testing/inEditor';

const activities = (past: number) =>
  Array.from(
    { length: 13 },
    (_, index) => `  - datum: 1 maart ${index === past ? 2020 : 2099}\n    wat: Spel ${index}\n`,
  );

test.each([
  ['the thirteenth activity is over', 12, true],
  ['the second one is', 1, false],
  ['the sixth one is', 5, false],
])(
  'with a problem in the thirteenth activity, when %s: the way to remove what is over is shown only for its own problem',
  (_, past, isShown) => {
    const texts = {
      'programma.yaml': `programma:\n${activities(past).join('')}`,
      'kalender.yaml': 'werkjaar:\n  van: 15 september 2026\n  tot: 31 mei 2099\n',
    };
    const problem = {
      file: 'content/programma.yaml',
      field: 'programma 13 › datum',
      advice: 'verbeter de datum',
    };
    const files = { photos: [], documents: [] };
    const work = {
      draft: draftOn(texts),
      texts,
      base: texts,
      problems: [problem],
      broken: [],
      photos: {},
      files,
    };
    renderInEditor(<ProblemList />, texts, { work, problems: [problem] });
    const ways = screen.queryAllByRole('button', { name: 'Haal alles van vorig jaar in één keer weg' });
    expect(ways).toHaveLength(isShown ? 1 : 0);
  },
);
