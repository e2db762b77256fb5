/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withRecords } from '@/lib/photos/photo';
import { withPlainSpaces } from '@/lib/text/words';
import { programmeChanges } from './changes';
import { formerProgramme } from './history';
import { programmeOf } from './programme';

const photo = { stem: '', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '' };
const today = { year: 2026, month: 12, day: 1 };

function contentWith(programme: string) {
  const { content } = checkContent({ ...exampleTexts('full'), 'programma.yaml': programme });
  if (!content) throw new Error('the group has problems');
  return withRecords(content, () => photo);
}

const all = (entries: string[]) => `programma:\n${entries.map((one) => `  - { ${one} }\n`).join('')}`;

function changes(before: string[], after: string[]): string[] {
  const [was, now] = [before, after].map((entries) => programmeOf(contentWith(all(entries))));
  if (!was || !now) throw new Error('no programme');
  return [...programmeChanges(was, now, today).values()].map(withPlainSpaces);
}

const swim = 'datum: 9 december 2026, voor: [Kwakers], wat: Zwemmen';

test.each([
  [`${swim}, tot: "17:00"`, `${swim}, tot: "16:00"`, 'Nu tot 16 uur, was 17 uur'],
  [swim, `${swim}, tot: "17:30"`, 'Nu tot 17.30 uur, was 16.15 uur'],
  [swim, `${swim}, van: "13:00"`, 'Nu 13 tot 16.15 uur, was 13.45 tot 16.15 uur'],
  [swim, `${swim}, waar: De Duiker`, 'Nu De Duiker, was aan het lokaal'],
  [swim, swim.replace('9 december', '16 december'), 'Nu op woensdag 16 december, was woensdag 9 december'],
])('%s › %s', (before, after, words) => {
  expect(changes([before], [after])).toEqual([words]);
});

test.each([
  ['the same', [swim], [swim]],
  ['new', [], [swim]],
  ['of another group', [swim], [swim.replace('Kwakers', 'Springers')]],
  ['something else', [swim], [`${swim.replace('Zwemmen', 'Bos')}, tot: "17:00"`]],
  ['one of two that may have moved', [swim.replace('9 d', '2 d'), swim.replace('9 d', '16 d')], [swim]],
  ['a second one beside the first', [swim.replace('9 d', '2 d')], [swim.replace('9 d', '2 d'), swim]],
  ['secret until then', [`${swim}, waar: De Duiker, geheimTot: 2 december 2026`], [swim]],
  ['far away', ['datum: 10 februari 2027, wat: Bos'], ['datum: 10 februari 2027, wat: Bos, tot: "17:00"']],
])('of what is %s there is no message', (_which, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

describe('the history of the file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'programme-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@test.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: 'ignore',
    });
  const commit = (text: string, date: string) => {
    writeFileSync(path.join(folder, 'programma.yaml'), text);
    git(date, 'init');
    git(date, 'add', '.');
    git(date, 'commit', '-m', 'Change');
  };
  const former = (moment: string) =>
    formerProgramme(contentWith(all([swim])), { moment: new Date(moment), folder });

  test('gives the programme of a week before, and when it changed', () => {
    commit(all([`${swim}, tot: "17:00"`]), '2026-11-01T10:00:00Z');
    commit(all([swim]), '2026-11-29T10:00:00Z');
    const found = former('2026-12-01T10:00:00Z');
    const day = found?.programme.days.find(({ day }) => day.day === 9 && day.month === 12);
    expect(day?.activities[0]?.times[0]?.hours.to).toBe('17:00');
    expect(found?.changed).toEqual(new Date('2026-11-29T10:00:00Z'));
  });

  test.each([
    ['that did not change in a week', '2026-12-07T10:00:00Z'],
    ['that was not there a week before', '2026-11-05T10:00:00Z'],
  ])('%s is silent', (_which, moment) => {
    commit(all([`${swim}, tot: "17:00"`]), '2026-11-01T10:00:00Z');
    commit(all([swim]), '2026-11-29T10:00:00Z');
    expect(former(moment)).toBeUndefined();
  });

  test('is silent in a folder without git, and in a shallow clone', () => {
    expect(former('2026-12-01T10:00:00Z')).toBeUndefined();
    commit(all([`${swim}, tot: "17:00"`]), '2026-11-01T10:00:00Z');
    commit(all([swim]), '2026-11-02T10:00:00Z');
    git('', 'clone', '--depth=1', `file://${folder}`, 'copy');
    const copy = path.join(folder, 'copy');
    writeFileSync(path.join(copy, 'programma.yaml'), all([swim, 'datum: 2 december 2026, wat: Bos']));
    const moment = new Date('2026-12-01T10:00:00Z');
    expect(formerProgramme(contentWith(all([swim])), { moment, folder: copy })).toBeUndefined();
  });
});
