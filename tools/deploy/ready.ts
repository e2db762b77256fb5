import { type CheckedSite, hashOfContent, hashOfSite, readChecked } from './checked';
import { DeployError } from './errors';
import { refuseOtherKinds } from './kinds';
import type { FileMap } from './manifest';

const NEEDED = ['index.html', '404.html', '.htaccess'];
const REMEDY = 'Voer npm run nakijken uit en probeer het opnieuw.';

type Ready = {
  site: FileMap;
  /** The folder of the site, for the messages. */
  folder: string;
  /** The file that remembers which site was found good. */
  record: string;
  /** What the group edits; undefined where the site was made elsewhere and handed over. */
  content: readonly string[] | undefined;
  print: (text: string) => void;
};

/**
 * Refuses any site but the one that `npm run nakijken` found good, whole and unchanged, and made of the content as it is now;
 * and one that still shows examples, which are printed.
 * @throws DeployError with the reason and the remedy
 */
export async function refuseUnchecked({ site, folder, record, content, print }: Ready): Promise<void> {
  const missing = NEEDED.filter((path) => !site.has(path));
  if (missing.length > 0) {
    throw new DeployError(
      `De site in ${folder} is niet volledig: ${missing.join(', ')} ontbreekt. ${REMEDY}`,
    );
  }
  const checked: CheckedSite | undefined = readChecked(record);
  if (!checked) throw new DeployError(`De site in ${folder} is nog niet nagekeken. ${REMEDY}`);
  if (hashOfSite(site) !== checked.site) {
    throw new DeployError(
      `De site in ${folder} is niet die welke nagekeken is: ze is daarna opnieuw gebouwd of gewijzigd. ${REMEDY}`,
    );
  }
  refuseOtherKinds(site.keys());
  if (content && (await hashOfContent(content)) !== checked.content) {
    throw new DeployError(`De inhoud is gewijzigd nadat de site nagekeken is. ${REMEDY}`);
  }
  if (checked.examples) {
    print(checked.examples);
    throw new DeployError(
      'Er is niets gepubliceerd: wat hierboven staat, is nog een voorbeeld. Vervang het in de map content, voer npm run nakijken uit en probeer het opnieuw.',
    );
  }
}
