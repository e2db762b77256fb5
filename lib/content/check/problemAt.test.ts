import type { Problem } from '@/lib/content/problem';
import { contentPath, type FileName } from '@/lib/content/schemas/files';
import { inFile, inForm } from '@/lib/content/wordings';
import { readSource } from '@/lib/content/yaml/source';
import { problemAt } from './problemAt';

/** A problem of a file without a word in it. */
function problemOf(file: FileName, path: readonly PropertyKey[], about: Partial<Problem>): Problem {
  const { source } = readSource(contentPath(file), 'a: b\n');
  if (!source) throw new Error('The source has mistakes.');
  return problemAt(source, path, { advice: 'verbeter wat hier staat', ...about });
}

test('a message has one wording for the file and one for a form', () => {
  const message = 'kijk of ⟦van⟧ na ⟦tot⟧ komt, of haal ⟦deze regel‖dit⟧ weg⟦ (met het streepje)‖⟧';
  expect(inFile(message)).toBe('kijk of van na tot komt, of haal deze regel weg (met het streepje)');
  expect(inForm(message, (field) => (field === 'van' ? 'Begint om' : undefined))).toBe(
    'kijk of ‘Begint om’ na ‘tot’ komt, of haal dit weg',
  );
});

test.each([
  ['beside it', 'rental', ['bezet', 'periodes', 0, 'tot'], 'kijk ⟦van⟧', 'kijk ‘Komen aan op’'],
  ['in an item of its list', 'rental', ['bezet', 'periodes'], 'kijk ⟦van⟧', 'kijk ‘Komen aan op’'],
  ['around it', 'documents', ['bivak', 0, 'volgt', 0], 'kijk ⟦ziekenfondsen⟧', 'kijk ‘Ziekenfondsen’'],
  ['of another block', 'camp', ['boekje', 'jaar'], 'kijk ⟦kamp › van⟧', 'kijk ‘Eerste dag’'],
] as const)('a field %s is called by its label in a form', (_, file, path, advice, words) => {
  const problem = problemOf(file, path, { advice });
  expect(problem.advice).toBe(inFile(advice));
  expect(problem.form).toEqual({ advice: words });
});

test('a photo is chosen in a form, and what is found there has no lines', () => {
  const about = {
    found: '⟦een lijst van 0‖⟧',
    expected: 'een foto in de map content/fotos',
    advice: 'schrijf a.jpg',
  };
  expect(problemOf('camp', ['foto', 'bestand'], about)).toMatchObject({
    ...{ found: 'een lijst van 0', advice: 'schrijf a.jpg' },
    form: { expected: 'een foto', advice: 'kies hier een foto' },
  });
});

test('a problem that both call the same, or that no form has, has one wording', () => {
  expect(problemOf('site', ['naam'], {})).not.toHaveProperty('form');
  const unknown = problemOf('home', ['welkom', 'oeps'], { advice: 'haal ⟦deze regel‖dit⟧ weg' });
  expect(unknown.advice).toBe('haal deze regel weg');
  expect(unknown).not.toHaveProperty('form');
});
