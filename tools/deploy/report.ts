import { SingleBar } from 'cli-progress';
import { SHARED } from './hostLines';
import { publishedAt } from './manifest';
import type { Plan } from './plan';
import type { UploadProgress } from './publish';

const number = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 1 });

/** `1.234 bytes`, `12,3 kB`, `4 MB`: thousands, as file managers show them. */
function bytesText(bytes: number): string {
  if (bytes < 10_000) return `${number.format(bytes)} bytes`;
  return bytes < 1_000_000 ? `${number.format(bytes / 1000)} kB` : `${number.format(bytes / 1_000_000)} MB`;
}

const filesText = (count: number) => (count === 1 ? '1 bestand' : `${count} bestanden`);

const uploadsOf = (plan: Plan) => plan.steps.filter((step) => step.do === 'upload');
const removedPaths = (plan: Plan) => [
  ...plan.steps.filter((step) => step.do === 'remove').map(({ path }) => path),
  ...plan.putAside.map(({ path }) => path),
  ...plan.removals,
];
const total = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

/** More lines than this help nobody. */
const readable = 40;

/** The files that a deploy would send or remove, and the sums; where there are many, new ones a line per folder. */
export function planText(plan: Plan): string {
  const uploads = uploadsOf(plan);
  const removed = removedPaths(plan);
  const line = ({ path, size, isNew }: (typeof uploads)[number]) =>
    `  ${isNew ? '+ nieuw     ' : '~ gewijzigd '} ${path} (${bytesText(size)})`;
  const fresh = uploads.filter(({ isNew }) => isNew);
  const changed = uploads.filter(({ isNew }) => !isNew);
  const many = uploads.length + removed.length > readable;
  const lines = many
    ? [...perFolder(fresh), ...firstFew(changed.map(line)), ...firstFew(removed.map(removedLine))]
    : [...uploads.map(line), ...removed.map(removedLine)];
  return [
    ...lines,
    `Te sturen: ${filesText(uploads.length)}, ${bytesText(total(uploads))}. Te verwijderen: ${filesText(removed.length)}.`,
  ].join('\n');
}

const removedLine = (path: string) => `  - weg        ${path}`;

function perFolder(files: readonly { path: string; size: number }[]): string[] {
  const folders = new Map<string, { path: string; size: number }[]>();
  for (const file of files) {
    const folder = file.path.includes('/') ? `${file.path.split('/')[0]}/` : 'in de hoofdmap';
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].map(
    ([folder, inside]) =>
      `  + nieuw      ${folder}: ${filesText(inside.length)}, ${bytesText(total(inside))}`,
  );
}

const firstFew = (lines: readonly string[]) =>
  lines.length > readable
    ? [...lines.slice(0, readable), `  … en nog ${lines.length - readable} andere`]
    : lines;

/** One sentence about what a deploy did. */
export function summaryText(plan: Plan): string {
  const uploads = uploadsOf(plan);
  const fresh = uploads.filter(({ isNew }) => isNew).length;
  const removed = removedPaths(plan).length;
  const backups = new Set(plan.backUp.map(({ hash }) => hash)).size;
  return [
    `${filesText(uploads.length)} verstuurd (${bytesText(total(uploads))}): ${fresh} nieuw, ${uploads.length - fresh} gewijzigd.`,
    ...(removed > 0 ? [`${filesText(removed)} verwijderd.`] : []),
    ...(backups > 0
      ? [`Van ${filesText(backups)} is de vorige inhoud op de host bewaard voor npm run deploy:terug.`]
      : []),
  ].join(' ');
}

const moment = new Intl.DateTimeFormat('nl-BE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

/** Which version visitors see after a deploy: the new one, or since when the old one dates. */
export function onlineText({ manifest, pending }: Pick<Plan, 'manifest' | 'pending'>): string {
  return pending.goal === 'terug'
    ? `Online staat nu weer de versie van ${moment.format(new Date(publishedAt(manifest)))}.`
    : 'Online staat nu de nieuwe versie.';
}

/** Which lines of the host itself stayed in its settings. */
export const hostLinesText = (lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        `In ${SHARED} staan ook regels van je host zelf. Die zijn gebleven:`,
        ...firstFew(lines.map((line) => `  | ${line}`)),
      ];

/** A bar on a terminal; elsewhere (a log) a line at each tenth of the bytes. */
export function makeProgress(print: (text: string) => void, isTerminal: boolean): UploadProgress {
  let bar: SingleBar | null = null;
  let sum = { files: 0, bytes: 0 };
  let done = { files: 0, bytes: 0 };
  let tenth = 0;
  return {
    begin(files, bytes) {
      sum = { files, bytes };
      done = { files: 0, bytes: 0 };
      tenth = 0;
      if (!isTerminal || files === 0) return;
      bar = new SingleBar({
        format: '{bar} {percentage}% | {done} van {files} bestanden | {path}',
        barsize: 24,
        clearOnComplete: true,
      });
      bar.start(bytes, 0, { done: 0, files, path: '' });
    },
    done(path, bytes) {
      done = { files: done.files + 1, bytes: done.bytes + bytes };
      bar?.update(done.bytes, { done: done.files, path });
      const reached = Math.floor((done.bytes / Math.max(1, sum.bytes)) * 10);
      if (isTerminal || (reached === tenth && done.files < sum.files)) return;
      tenth = reached;
      print(
        `  ${done.files} van ${sum.files} bestanden, ${bytesText(done.bytes)} van ${bytesText(sum.bytes)}`,
      );
    },
    end() {
      bar?.stop();
      bar = null;
    },
  };
}
