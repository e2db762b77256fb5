import { rmSync } from 'node:fs';
import type { ValidContent } from '@/lib/content/check/check';
import { fixBuildDay } from '@/lib/dates/buildDay';
import { fileAt, movedAddresses } from '@/lib/pages/movedAddresses';
import { ownLinks } from '@/lib/pages/ownPages';
import { servicesOf } from '@/lib/pages/thirdParties';
import { run, tool } from '@/lib/programs/programs';
import { checkProject, ownFolders } from './check/check';
import { checkExport } from './export-checks/exportChecks';
import { exportReport } from './export-checks/problem';
import { finish } from './finish/finish';
import { removeUnused } from './finish/removeUnused';
import { makePhotos } from './photos/photos';
import { drawSharePictures } from './share/pictures';

/** The Dutch message of a finished step; with `problems` it failed, and nothing may be published. */
type Outcome = { done?: string; problems?: string };

type BuildStep = {
  name: string;
  work: () => Promise<Outcome>;
  /** Whether the step shows its own progress. */
  showsProgress?: true;
  /** Whether out/ remains when the step fails, to be inspected. */
  leavesExport?: true;
};

const photos = '.cache/photos/site'; // not public/fotos: Next would copy every byte of them at each build

/** The steps from content/ to out/, in order. */
const steps = ({
  verbose,
  toPublish,
}: Required<Pick<BuildOptions, 'verbose' | 'toPublish'>>): BuildStep[] => {
  let valid: ValidContent; // of the first step, without which no other begins
  return [
    {
      name: 'de inhoud nakijken',
      work: async () => {
        const checked = await checkProject(ownFolders);
        if (!checked.valid) return { problems: checked.problems };
        valid = checked.valid;
        return { done: checked.remarks };
      },
    },
    { name: 'foto’s klaarmaken', showsProgress: true, work: () => makePhotos(photos) },
    {
      name: 'plaatjes voor gedeelde links tekenen',
      work: async () => ({ done: `Plaatjes: ${await drawSharePictures(valid.content)}.` }),
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
        const { content } = valid;
        removeUnused('out', valid);
        const { pages, compressed } = finish({
          out: 'out',
          host: new URL(content.site.siteAdres).host,
          snippets: '.cache/hosting',
          services: servicesOf(content),
          moved: movedAddresses(content).map(({ from }) => fileAt(from)),
          own: ownLinks(content).map(({ address }) => address),
          photos,
          cacheFolder: '.cache/compressed',
        });
        return { done: `${pages} pagina’s met hun beveiliging, ${compressed} bestanden kleiner gemaakt.` };
      },
    },
    {
      name: 'de site nakijken zoals een bezoeker ze vindt',
      leavesExport: true,
      work: async () => {
        const problems = await checkExport({ out: 'out', valid, toPublish });
        return problems.length > 0
          ? { problems: exportReport(problems) }
          : { done: 'Alle links, titels, foto’s en papieren kloppen.' };
      },
    },
  ];
};

type BuildOptions = {
  /** Prints the output of Next too. */
  verbose?: boolean;
  /** Whether the site goes online as it is; false for a build that sends messages to this computer. */
  toPublish: boolean;
  /** Called before and after each step. */
  onStart: (step: Pick<BuildStep, 'name' | 'showsProgress'> & { nth: number; of: number }) => void;
  onDone: (outcome: { done: string; seconds: number }) => void;
};

/**
 * Builds the site in out/ and checks it. Stops at the first step that fails and removes an incomplete out/, so that it
 * cannot be published. Returns the name and the problems of that step; an empty object on success.
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
  for (const [index, { name, showsProgress, work, leavesExport }] of all.entries()) {
    onStart({ name, ...(showsProgress && { showsProgress }), nth: index + 1, of: all.length });
    const start = performance.now();
    const { problems, done = '' } = await work();
    if (problems !== undefined) {
      if (!leavesExport) rmSync('out', { recursive: true, force: true });
      return { failed: name, problems };
    }
    onDone({ done, seconds: (performance.now() - start) / 1000 });
  }
  return {};
}
