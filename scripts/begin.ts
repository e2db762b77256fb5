import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, readAnswers } from '@/lib/begin/answers';
import { unknownIn } from '@/lib/begin/unknown';
import { sourcesIn } from '@/lib/content/check/read';
import { valuesIn } from '@/lib/content/check/sources';
import { describe } from '@/lib/content/problem';
import { today } from '@/lib/dates/days';
import { alreadyBegun, BeginError, begin, isUnbegun } from '@/pipeline/begin/beginFolder';
import { checkProject, exampleReport, ownFolders } from '@/pipeline/check/check';
import { failed } from './failed';

/**
 * `npm run begin antwoorden.json`: makes the content of a new group from a file with the answers to the six questions, which the editor
 * asks and saves (`npm run bewerk`, or /beheer/). `--opnieuw` replaces a group that has begun. Exit code 1 when nothing was made.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { opnieuw: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!values.opnieuw && !isUnbegun('.')) return failed(alreadyBegun);
  if (file === undefined) return failed(`Er staat geen bestand met antwoorden bij. ${where}`);
  if (!existsSync(file)) return failed(`Er is geen bestand ${file}. Kijk de naam na. ${where}`);
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
  const { problems: wrong, remarks } = await checkProject(ownFolders);
  if (remarks) console.log(remarks); // with the examples that are left
  if (!exampleReport(ownFolders)) console.log('Er staan 0 voorbeelden in: alles is van jullie.');
  if (wrong) failed(wrong);
}

const where =
  'De zes vragen staan in het beheer: doe npm run bewerk en kies ‘Begin met jullie groep’. Dat maakt de site meteen, en na de zesde vraag neem je de antwoorden mee als antwoorden.json voor npm run begin antwoorden.json.';

const made = (answers: Answers, before: string) =>
  [
    `\nDe site van ${answers.wie.naam} staat klaar in de map content. Wat er stond, staat in ${before}.`,
    'Nog niet bekend, en dus nergens op de site:',
    ...unknownIn(valuesIn(sourcesIn('content'))).map(({ name, asked }) => `- ${name}: ${asked}`),
    '\nBekijk ze met npm start, en vul aan met npm run bewerk.\n',
  ].join('\n');

main();
