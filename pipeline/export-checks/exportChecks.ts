import type { ValidContent } from '@/lib/content/check/check';
import type { Problem } from '@/lib/content/problem';
import { brokenAnchors } from './anchors';
import { type Export, readExport } from './export';
import { brokenAddressesInFiles, brokenLinks } from './links';
import { localAddresses } from './localAddresses';
import { privateMetadata } from './pictures';
import { publishedSecretPlace } from './secretPlace';
import { sharedTags, wrongIcons } from './tags';
import { unnamedParties } from './thirdParties';

/** What a group can mend itself. What its content shows and says to search engines is a promise of the code: its tests see to it. */
const checks: readonly ((site: Export) => Problem[] | Promise<Problem[]>)[] = [
  brokenLinks,
  brokenAddressesInFiles,
  brokenAnchors,
  sharedTags,
  wrongIcons,
  unnamedParties,
  privateMetadata,
  publishedSecretPlace,
];

type ExportCheckOptions = {
  /** The finished site: `out`. */
  out: string;
  /** The content that it was made of. */
  valid: ValidContent;
  /** Whether the site goes online as it is; a build to try out points to this computer. */
  toPublish: boolean;
};

/** Looks at a finished site as visitors and search engines find it, without a browser. Returns all problems. */
export async function checkExport({ out, valid, toPublish }: ExportCheckOptions): Promise<Problem[]> {
  const site = readExport(out, valid);
  const problems: Problem[] = [];
  for (const check of toPublish ? [...checks, localAddresses] : checks) problems.push(...(await check(site)));
  return problems;
}
