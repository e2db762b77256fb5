import { DeployError } from './errors';
import type { Host } from './host';
import { type Eyes, filesToSee, lookAtHome, lookAtSite, originOf, type PublishedFiles } from './look';
import { currentFiles, parseManifest, STORE } from './manifest';

/**
 * Before publishing: whether the address of the new version shows the site that is on the host now. Only then does what is seen
 * there afterwards say something about what was published.
 * @param robots the `robots.txt` of the new version
 */
export async function isShown(host: Host, robots: Buffer | null, eyes: Eyes): Promise<boolean> {
  const origin = originOf(robots);
  return origin !== undefined && (await lookAtHome(origin, await publishedOn(host), eyes)).kind === 'good';
}

type Afterwards = {
  print: (text: string) => void;
  eyes: Eyes;
  /** Whether the address showed the site before. */
  wasShown: boolean;
  /** Rolls back to the previous version and returns its name; undefined when there is none. */
  putBack?: (() => Promise<string>) | undefined;
};

/**
 * Looks at what is on the host now, as a visitor. What is broken, and was not before, is put back.
 * @throws DeployError when visitors do not get the site: why, what was done and what to do
 */
export async function lookAfterwards(
  host: Host,
  { print, eyes, wasShown, putBack }: Afterwards,
): Promise<void> {
  const site = await publishedOn(host);
  const origin = originOf(site.files.get('robots.txt'));
  if (origin === undefined) {
    return print('Hoe de site aankomt, kon ik niet bekijken: haar adres staat niet in robots.txt.');
  }
  const sight = await lookAtSite(origin, site, eyes);
  if (sight.kind === 'good') {
    return print(
      [
        `Bekeken zoals een bezoeker: ${origin} toont de site.`,
        ...sight.remarks.map((remark) => `Opmerking: ${remark}`),
      ].join('\n'),
    );
  }
  if (sight.kind === 'unseen') {
    return print(
      `Hoe de site aankomt, kon ik niet bekijken (${sight.why}). Open het adres zelf eens in een browser.`,
    );
  }
  if (sight.kind === 'other' && !wasShown) {
    return print(`Hoe de site aankomt, kon ik niet bekijken. ${sight.why} ${sight.remedy}`);
  }
  if (!putBack || !wasShown) {
    const byHand = site.hasVersionBefore
      ? 'Ik heb niets teruggezet: met npm run deploy:terug doe je dat zelf.'
      : 'Er is geen vorige versie om terug te zetten.';
    throw new DeployError(`${sight.why} ${sight.remedy}\n${byHand}`);
  }
  print(`${sight.why} Ik zet terug wat er stond.`);
  const online = await putBack();
  const again = await lookAtSite(origin, await publishedOn(host), eyes);
  const outcome =
    again.kind === 'good'
      ? 'Die werkt.'
      : `Maar ook die is niet te zien zoals het hoort: ${again.why} Dan ligt het niet aan wat je publiceerde.`;
  throw new DeployError(`${online} ${outcome}\n${sight.remedy}`);
}

/** What is on the host, a half published version too. */
async function publishedOn(host: Host): Promise<PublishedFiles & { hasVersionBefore: boolean }> {
  const manifest = parseManifest(await host.read(STORE.manifest));
  const before = manifest?.previous?.files['index.html'];
  const files = new Map<string, Buffer>();
  for (const path of filesToSee([...currentFiles(manifest).keys()].sort())) {
    const bytes = await host.read(path); // one after the other: FTP does one thing at a time
    if (bytes !== null) files.set(path, bytes);
  }
  return {
    files,
    homeBefore: before ? await host.read(`${STORE.previous}/${before.hash}`) : null,
    hasVersionBefore: Boolean(manifest?.previous),
  };
}
