import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { SingleBar } from 'cli-progress';
import { readContent } from '@/lib/content/check/read';
import type { Problem } from '@/lib/content/problem';
import type { Source } from '@/lib/content/yaml/source';
import { codeAdvice, exportReport, placesOf } from '@/pipeline/export-checks/problem';

/** The full output of the browser, in English, for developers. */
const log = join('.cache', 'nakijken', 'browser.txt');

/**
 * Reports the journeys to a leader: a progress line, then in Dutch on which page something is wrong. A journey's title begins with
 * the path of its page, and the message of each `expect` is the rule in Dutch; an annotation `weet` is printed as it is.
 */
export default class LeaderReporter implements Reporter {
  private readonly bar = new SingleBar({
    format: '  {value} van {total} bekeken',
    hideCursor: null,
    noTTYOutput: true,
    notTTYSchedule: 15_000,
  });
  private readonly problems: Problem[] = [];
  private readonly remarks = new Set<string>();
  private readonly errors: string[] = [];
  private readonly sources = Object.values(readContent('content').sources);

  printsToStdio = () => true;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.bar.start(suite.allTests().length, 0);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.bar.increment();
    for (const { type, description } of result.annotations) {
      if (type === 'weet' && description) this.remarks.add(description);
    }
    for (const error of result.errors) {
      const output = stripVTControlCharacters(error.stack ?? error.message ?? error.value ?? '');
      this.errors.push(`${test.titlePath().join(' › ')}\n${output}`);
      this.problems.push(
        problemOf(placeOf(test), stripVTControlCharacters(error.message ?? output), this.sources),
      );
    }
  }

  onError(error: { message?: string }): void {
    this.errors.push(stripVTControlCharacters(error.message ?? ''));
  }

  onEnd({ status }: FullResult): void {
    this.bar.stop();
    if (this.remarks.size > 0) console.log([...this.remarks].sort().join('\n'));
    if (status === 'passed') return;
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, this.errors.join('\n\n'));
    console.error(
      this.problems.length > 0
        ? exportReport(this.problems)
        : 'De browser kon niet alles bekijken. Probeer het nog eens.',
    );
    console.error(`\nAlles wat de browser zei, staat in het Engels in ${log}.`);
  }
}

/** `/bivak/, op een gsm` */
function placeOf(test: TestCase): string {
  const page = /^\/\S*/.exec(test.title)?.[0] ?? test.title;
  const project = test.parent.project()?.name ?? '';
  return `${page}, ${project.endsWith('phone') ? 'op een gsm' : 'op een groot scherm'}`;
}

/** A failed `expect` as a problem: its message, what was expected and received, and where the content has it. */
export function problemOf(file: string, message: string, sources: readonly Source[]): Problem {
  const [first = ''] = message.replace(/^Error: /, '').split('\n');
  const rule = /^(expect\(|Test timeout|\w+\.\w+: )/.test(first) ? 'een controle in de browser' : first;
  const differing = [...message.matchAll(/^\+ {2,}"?(.+?)"?,?$/gm)].map(([, line = '']) => line); // in a list
  const seen = /^Received[^:\n]*: +(.+)$/m.exec(message)?.[1] ?? differing.join(' · ');
  const wanted = /^Expected[^:\n]*: +(.+)$/m.exec(message)?.[1];
  const places = placesOf(sources, (text) => differing.some((one) => text.includes(one)));
  return {
    file,
    found: [
      `dit klopt niet: ${rule}`,
      ...(wanted ? [`verwacht ${wanted}`] : []),
      ...(seen ? [`gezien ${seen}`] : []),
    ].join('; '),
    advice:
      places.length > 0 ? 'schrijf dit korter, of breek een lang woord af met een koppelteken' : codeAdvice,
    places,
  };
}
