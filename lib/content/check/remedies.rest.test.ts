/** @jest-environment node */
import fc from 'fast-check';
import { exampleTexts, type GroupName } from '@/e2e/groups/exampleGroup';
import { anySlip, spoiled } from '@/e2e/groups/spoil';
import type { Problem } from '@/lib/content/problem';
import { fileNames } from '@/lib/content/schemas/files';
import { checkContent } from './check';
import type { Texts } from './sources';

jest.setTimeout(600_000); // a busy machine is no failure

/** The same slips at every run, so that nobody's change is blamed for what chance finds. `RUNS=5000 npx jest remedies` looks for others. */
const numRuns = Number(process.env.RUNS ?? (process.env.TESTS === 'long' ? 25 : 12));
const search = { numRuns, ...(process.env.RUNS === undefined && { seed: 2026 }) };

const groups = { full: exampleTexts('full'), small: exampleTexts('small') };
const anySlipOfAGroup = fc
  .constantFrom<GroupName>('full', 'small')
  .chain((group) => fc.record({ group: fc.constant(group), slip: anySlip(groups[group]) }));

const problemsOf = (texts: Texts) => checkContent(texts).problems ?? [];

test('every problem has a place, what is expected and a remedy', () => {
  fc.assert(
    fc.property(anySlipOfAGroup, ({ group, slip }) => {
      const texts = spoiled(groups[group], slip);
      for (const { file, line, expected = '', advice } of problemsOf(texts)) {
        expect(Object.values(fileNames).map((name) => `content/${name}`)).toContain(file);
        const lines = (texts[file.replace('content/', '')] ?? '').split('\n').length;
        if (line !== undefined) expect(line >= 1 && line <= lines).toBe(true);
        expect(expected.length * advice.length).toBeGreaterThan(0);
        expect(`${expected} ${advice}`).not.toMatch(/undefined|null|\[object|expected|Invalid/);
      }
    }),
    search,
  );
});

test('following a remedy to the letter removes the problem and makes no new one', () => {
  let carriedOut = 0;
  const tries = 10 * numRuns; // about a fourth of the slips have a remedy that leaves no choice
  fc.assert(
    fc.property(anySlipOfAGroup, ({ group, slip }) => {
      const texts = spoiled(groups[group], slip);
      const problems = problemsOf(texts);
      for (const problem of problems) {
        const better = carryOut(texts, problem);
        if (!better) continue;
        carriedOut += 1;
        // Fields are read once the notation is right: until then, nobody can say what else is wrong with them.
        const counts = isOfNotation(problem) ? isOfNotation : () => true;
        const before = problems.filter(counts).map(keyOf);
        const left = problemsOf(better).filter(counts).map(keyOf);
        expect({ problem, left }).toEqual({
          problem,
          left: left.filter((one) => before.includes(one) && one !== keyOf(problem)),
        });
      }
    }),
    { ...search, numRuns: tries },
  );
  expect(carriedOut).toBeGreaterThan(tries / 6);
});

/** A field has a name only when the notation of its file could be read. */
const isOfNotation = ({ field }: Problem) => field === undefined;

const keyOf = ({ file, line, field, expected }: Problem) => `${file} ${line} ${field} ${expected}`;

/** Returns the texts after following the advice; undefined when it leaves a choice, or shortens the text. */
function carryOut(texts: Texts, { file, line = 0, found = '', ...problem }: Problem): Texts | undefined {
  const advice = problem.advice.replace(/; hoort deze regel bij .*$/, '');
  const name = file.replace('content/', '');
  const lines = (texts[name] ?? '').split('\n');
  const text = lines[line - 1] ?? '';
  const write = (changed: string[]): Texts => ({ ...texts, [name]: changed.join('\n') });
  if (advice.includes('…')) return undefined;

  const [, add, first, last] =
    /^zet (\d+) spaties? extra vooraan op regel (\d+)(?: tot (\d+))?$/.exec(advice) ?? [];
  if (add) return write(moved(lines, Number(first), Number(last ?? first), Number(add)));
  const [, less, from, until] =
    /^haal (\d+) spaties? weg vooraan op regel (\d+)(?: tot (\d+))?$/.exec(advice) ?? [];
  if (less) return write(moved(lines, Number(from), Number(until ?? from), -Number(less)));

  const [, one, other] = /^wissel regel (\d+) en regel (\d+) van plaats$/.exec(advice) ?? [];
  if (one && other) {
    const [upper = '', lower = ''] = [lines[Number(one) - 1], lines[Number(other) - 1]];
    return write(lines.with(Number(one) - 1, lower).with(Number(other) - 1, upper));
  }
  const [, dashed] =
    /^zet op regel (\d+) een streepje en een spatie in de plaats van de laatste (?:2 spaties|spatie) vooraan$/.exec(
      advice,
    ) ?? [];
  if (dashed)
    return write(
      lines.with(
        Number(dashed) - 1,
        (lines[Number(dashed) - 1] ?? '').replace(
          advice.includes('2 spaties') ? / {2}(?=\S)/ : / (?=\S)/,
          '- ',
        ),
      ),
    );
  const [, opening = '', below] = /^zet een regel met (\w+:) boven regel (\d+)$/.exec(advice) ?? [];
  if (below) return write(lines.toSpliced(Number(below) - 1, 0, opening));

  const [, whole] =
    /^(?:schrijf|zet de hele tekst tussen aanhalingstekens:) ((?:- |[\w-]+: ).*)$/.exec(advice) ?? [];
  if (whole) return write(lines.with(line - 1, `${/^ */.exec(text)?.[0]}${whole}`));
  const [, amount] = /^schrijf alleen het getal, .*: ([\d.-]+)$/.exec(advice) ?? [];
  if (amount)
    return write(
      lines.with(
        line - 1,
        text.replace(found, () => amount),
      ),
    );
  if (/^schrijf (?:alleen|het|de|een|één|ja,?) /.test(advice)) return undefined; // without a value
  const [, words, wrong = ''] = /^schrijf (\{\S+\}) in de plaats van (\{.*\})$/.exec(advice) ?? [];
  if (words) return write(lines.with(line - 1, text.replace(wrong, words)));
  const [, value] = /^schrijf (.*?)(?: \(dat is .*\))?$/.exec(advice) ?? [];
  if (value && text.includes(found))
    return write(
      lines.with(
        line - 1,
        text.replace(found, () => value),
      ),
    );
  return undefined;
}

const moved = (lines: string[], first: number, last: number, by: number) =>
  lines.map((one, index) => {
    if (index < first - 1 || index > last - 1 || one.trim() === '') return one;
    return by > 0 ? ' '.repeat(by) + one : one.slice(-by);
  });
