import { wrongFacts } from './agreement';
import { brokenAnchors } from './anchors';
import { wrongCalendar, wrongTakenDays } from './calendar';
import { invalidDocuments, unlinkedDocuments } from './documents';
import { type Export, readExport } from './export';
import { hiddenFacts } from './facts';
import { missingFiles } from './files';
import { brokenLinks, brokenNames, exposedLinks } from './links';
import { invalidMarkup } from './markup';
import { wrongPhotos } from './pictures';
import { wrongPolicies } from './policy';
import type { ExportProblem } from './problem';
import { offeredEditor, wrongRobots, wrongSitemap } from './sitemap';
import { sharedTags, wrongIcons, wrongPictures, wrongTags } from './tags';
import { missingTexts } from './texts';
import { unnamedParties } from './thirdParties';
import { tryOutAddresses } from './tryOut';

/** What holds for every site, each as `(export) → findings`. */
const checks: readonly ((site: Export) => ExportProblem[] | Promise<ExportProblem[]>)[] = [
  missingFiles,
  brokenLinks,
  brokenNames,
  brokenAnchors,
  exposedLinks,
  invalidDocuments,
  unlinkedDocuments,
  wrongTags,
  sharedTags,
  missingTexts,
  wrongPictures,
  wrongIcons,
  wrongSitemap,
  offeredEditor,
  wrongRobots,
  hiddenFacts,
  wrongFacts,
  wrongCalendar,
  wrongTakenDays,
  wrongPolicies,
  unnamedParties,
  invalidMarkup,
  wrongPhotos,
];

type ExportCheckOptions = {
  /** The finished site: `out`. */
  out: string;
  /** The content that it was made of. */
  contentDir: string;
  /** Whether the site goes online as it is; one that was made to try out points to this computer. */
  toPublish: boolean;
};

/**
 * Looks at a finished site as a visitor and a search engine will find it, without a browser. Gives everything that is not
 * right, nothing when all is well.
 * @throws ContentError when the content has a mistake
 */
export async function checkExport({
  out,
  contentDir,
  toPublish,
}: ExportCheckOptions): Promise<ExportProblem[]> {
  const site = readExport(out, contentDir);
  const findings: ExportProblem[] = [];
  for (const check of toPublish ? [...checks, tryOutAddresses] : checks)
    findings.push(...(await check(site)));
  return findings;
}
