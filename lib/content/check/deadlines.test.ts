/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { deadlinesThatDiffer } from './deadlines';
import { readSources } from './sources';

const text = exampleTexts()['bivak.yaml'] ?? '';

/** The lines about a camp whose page asks the form before 1 July, and whose booklet has this task. */
function linesOf(task: string): string[] {
  const camp = text
    .replace(/(knop: Haal de medische fiche op)/, 'tekst: Geef ze af vóór 1 juli.\n    $1')
    .replace(/tekst: Vul ze samen .*\n\s+/, '')
    .replace('  vooraf:\n', `  vooraf:\n    - ${task}\n`);
  return deadlinesThatDiffer(readSources({ ...exampleTexts(), 'bivak.yaml': camp }).sources.camp);
}

test.each([
  ['{ voor: 15 juni, wat: Medische fiche afgeven }'],
  ['{ op: 5 juni, wat: Papieren, tekst: De medische fiche willen we vóór 15 juni. }'],
])('%s › both lines and both days, and to look which is right', (task) => {
  expect(linesOf(task)).toEqual([
    expect.stringMatching(
      /^content\/bivak\.yaml, regel \d+ en \d+: hier moet de medische fiche binnen vóór 1\sjuli, en daar vóór 15\sjuni\. Kijk welke dag juist is\.$/,
    ),
  ]);
});

test.each([
  ['{ voor: 1 juli, wat: Medische fiche }'],
  ['{ voor: 15 juni, wat: Betalen }'],
  ['{ op: 5 juni, wat: Medische fiche invullen }'],
])('%s › nothing to say', (task) => {
  expect(linesOf(task)).toEqual([]);
});
