import { rmSync } from 'node:fs';
import { fixBuildDay } from '@/lib/dates/buildDay';
import { run, tool } from '@/scripts/programs/programs';
import { checkContent } from './check/check';
import { checkExport } from './export-checks/exportChecks';
import { exportReport } from './export-checks/problem';
import { finish } from './finish/finish';
import { leaveOut } from './finish/leaveOut';
import { siteHost } from './hosting/siteHost';
import { makePhotos } from './photos/photos';
import { drawSharePictures } from './share/pictures';

/** What one step says when it is done, in Dutch; with `problems` it failed, and nothing may be published. */
type Outcome = { done?: string; problems?: string };

export type BuildStep = {
  name: string;
  work: () => Promise<Outcome>;
  /** Whether it shows by itself how far it is. */
  moves?: true;
  /** Whether what it finds wrong stays in out/, to be looked at. */
  looksOnly?: true;
};

const photos = '.cache/photos/site'; // not public/fotos: Next would copy every byte of them at each build

/** What happens between content/ and out/, in this order. */
const steps = ({
  verbose,
  toPublish,
}: Required<Pick<BuildOptions, 'verbose' | 'toPublish'>>): BuildStep[] => [
  {
    name: 'de inhoud nakijken',
    work: async () => {
      const { problems, remarks } = await checkContent({
        contentDir: 'content',
        publicDir: 'public',
        memory: '.cache/controle.json',
      });
      return problems ? { problems } : { done: remarks };
    },
  },
  { name: 'foto’s klaarmaken', moves: true, work: () => makePhotos(photos) },
  {
    name: 'plaatjes voor gedeelde links tekenen',
    work: async () => ({ done: `Plaatjes: ${await drawSharePictures()}.` }),
  },
  {
    name: 'pagina’s schrijven',
    work: async () => {
      const { code, output } = await run([...tool('next'), 'build'], { quiet: !verbose });
      return code === 0
        ? {}
        : {
            problems: `De pagina’s konden niet gemaakt worden. Dit is voor wie de code onderhoudt:\n${output}`,
          };
    },
  },
  {
    name: 'afwerken',
    work: async () => {
      leaveOut('out', 'content');
      const { pages, compressed } = finish({
        out: 'out',
        host: siteHost('content'),
        snippets: '.cache/hosting',
        photos,
        memory: '.cache/compressed',
      });
      return { done: `${pages} pagina’s met hun beveiliging, ${compressed} bestanden kleiner gemaakt.` };
    },
  },
  {
    name: 'de site nakijken zoals een bezoeker ze vindt',
    looksOnly: true,
    work: async () => {
      const findings = await checkExport({ out: 'out', contentDir: 'content', toPublish });
      return findings.length > 0
        ? { problems: exportReport(findings) }
        : { done: 'Alle links, titels, foto’s, papieren en gegevens voor zoekmachines kloppen.' };
    },
  },
];

type BuildOptions = {
  /** Shows what Next says too. */
  verbose?: boolean;
  /** Whether the site goes online as it is; not one that sends its messages to this computer. */
  toPublish: boolean;
  /** Told before each step and after it. */
  onStart: (step: Pick<BuildStep, 'name' | 'moves'> & { nth: number; of: number }) => void;
  onDone: (outcome: { done: string; seconds: number }) => void;
};

/**
 * Builds the site in out/ and proves it. Stops at the first step that fails, with an empty out/ when it is only half
 * made, so that such a thing can never be published. Gives what that step said; nothing when all went well.
 */
export async function buildSite({
  verbose = false,
  toPublish,
  onStart,
  onDone,
}: BuildOptions): Promise<Outcome & { failed?: string }> {
  fixBuildDay();
  rmSync('out', { recursive: true, force: true });
  const all = steps({ verbose, toPublish });
  for (const [index, { name, moves, work, looksOnly }] of all.entries()) {
    onStart({ name, ...(moves && { moves }), nth: index + 1, of: all.length });
    const start = performance.now();
    const { problems, done = '' } = await work();
    if (problems !== undefined) {
      if (!looksOnly) rmSync('out', { recursive: true, force: true });
      return { failed: name, problems };
    }
    onDone({ done, seconds: (performance.now() - start) / 1000 });
  }
  return {};
}
