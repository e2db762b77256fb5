import { rmSync } from 'node:fs';
import { run, tool } from '@/lib/programs/programs';
import { checkContent } from './check/check';
import { finish } from './finish/finish';
import { siteHost } from './hosting/siteHost';
import { makePhotos } from './photos/photos';
import { drawSharePictures } from './share/pictures';

/** What one step says when it is done, in Dutch; with `problems` it failed, and nothing may be published. */
type Outcome = { done?: string; problems?: string };

export type BuildStep = { name: string; work: () => Promise<Outcome> };

const photos = '.cache/photos/site'; // not public/fotos: Next would copy every byte of them at each build

/** What happens between content/ and out/, in this order. `verbose` shows what Next says too. */
const steps = ({ verbose }: { verbose: boolean }): BuildStep[] => [
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
  { name: 'foto’s klaarmaken', work: () => makePhotos(photos) },
  {
    name: 'plaatjes voor gedeelde links tekenen',
    work: async () => ({ done: `Plaatjes: ${await drawSharePictures()}.` }),
  },
  {
    name: 'pagina’s schrijven',
    work: async () => {
      const { code, output } = await run([...tool('next'), 'build'], { quiet: !verbose });
      return code === 0 ? {} : { problems: output || 'next build failed; what it said stands above.' };
    },
  },
  {
    name: 'afwerken',
    work: async () => {
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
];

type BuildOptions = {
  verbose?: boolean;
  /** Told before each step and after it. */
  onStart: (step: { name: string; nth: number; of: number }) => void;
  onDone: (outcome: { done: string; seconds: number }) => void;
};

/**
 * Builds the publishable site in out/. Stops at the first step that fails, with an empty out/, so that nothing half-made
 * can be published. Gives what that step said; nothing when all went well.
 */
export async function buildSite({
  verbose = false,
  onStart,
  onDone,
}: BuildOptions): Promise<Outcome & { failed?: string }> {
  rmSync('out', { recursive: true, force: true });
  const all = steps({ verbose });
  for (const [index, { name, work }] of all.entries()) {
    onStart({ name, nth: index + 1, of: all.length });
    const start = performance.now();
    const { problems, done = '' } = await work();
    if (problems !== undefined) {
      rmSync('out', { recursive: true, force: true });
      return { failed: name, problems };
    }
    onDone({ done, seconds: (performance.now() - start) / 1000 });
  }
  return {};
}
