import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Answers, answersVersion, readAnswers } from '@/lib/begin/answers';
import { unknownIn } from '@/lib/begin/unknown';
import { sourcesIn } from '@/lib/content/check/read';
import { valuesIn } from '@/lib/content/check/sources';
import { describe } from '@/lib/content/problem';
import { today } from '@/lib/dates/days';
import { alreadyBegun, BeginError, begin, isUnbegun } from '@/pipeline/begin/begin';
import { checkContent, examplesLeft, ownFolders } from '@/pipeline/check/check';
import { ask } from './beginQuestions';
import { failed } from './failed';

/** Where answers of the terminal are saved. */
const answersFile = 'antwoorden.json';

/**
 * `npm run begin`: makes the content of a new group from six questions in the terminal, or from a file with answers
 * (`npm run begin -- antwoorden.json`). `--opnieuw` replaces a group that has begun. Exit code 1 when nothing was made.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { opnieuw: { type: 'boolean' } },
    allowPositionals: true,
  });
  const file = positionals[0] ?? answersFile;
  if (!values.opnieuw && !isUnbegun('.')) return failed(alreadyBegun); // before it asks anything
  if (positionals.length === 0) {
    const terminal = createInterface({ input: stdin, output: stdout });
    const answers = await ask(terminal).finally(() => terminal.close());
    writeFileSync(answersFile, `${JSON.stringify({ versie: answersVersion, ...answers }, null, 2)}\n`);
    console.log(`\nJullie antwoorden staan in ${answersFile}.`);
  } else if (!existsSync(file)) {
    return failed(`Er is geen bestand ${file}. Kijk de naam na, of beantwoord de vragen met npm run begin.`);
  }
  const { answers, problems } = readAnswers(file, readFileSync(file, 'utf8'));
  if (!answers) {
    const remedy = `Verbeter het in ${file}, en doe dan npm run begin -- ${file}. Er is niets veranderd.`;
    return failed([...problems.map(describe), remedy].join('\n\n'));
  }
  try {
    const before = await begin({
      root: '.',
      answers,
      day: today(new Date()),
      photosFrom: path.dirname(file),
      again: values.opnieuw ?? false,
    });
    console.log(made(answers, before));
  } catch (error) {
    if (error instanceof BeginError) return failed(error.message);
    throw error;
  }
  const { problems: wrong, remarks } = await checkContent(ownFolders);
  if (remarks) console.log(remarks); // with the examples that are left
  if (!examplesLeft(ownFolders)) console.log('Er staan 0 voorbeelden in: alles is van jullie.');
  if (wrong) failed(wrong);
}

const made = (answers: Answers, before: string) =>
  [
    `\nDe site van ${answers.wie.naam} staat klaar in de map content. Wat er stond, staat in ${before}.`,
    'Nog niet bekend, en dus nergens op de site:',
    ...unknownIn(valuesIn(sourcesIn('content'))).map(({ name, asked }) => `- ${name}: ${asked}`),
    '\nBekijk ze met npm start, en vul aan met npm run bewerk.\n',
  ].join('\n');

main();
