import { problemAt } from '@/lib/content/check/problemAt';
import type { Problem } from '@/lib/content/problem';
import type { CalendarDate } from '@/lib/dates/days';
import { nearestFile } from '@/lib/text/nearest';
import { embargoedPhotosElsewhere, placeNamedElsewhere } from './embargo';
import { arrivedDocuments } from './expectedDocuments';
import { type DocumentMention, documentMentions, type Mention, photoMentions } from './mentions';
import type { Sources } from './sources';

/** The files that content may name: photos by path below `content/fotos`, PDFs by path below `public/documents`. */
export type FileLists = { photos: readonly string[]; documents: readonly string[] };

/**
 * Returns problems for missing photos and documents, for announced documents that arrived, for embargoed photos, and for texts that
 * name a secret place. Reads no file, so that it runs in a browser too.
 */
export function attachmentProblems(
  sources: Sources,
  { photos, documents }: FileLists,
  day: CalendarDate,
): Problem[] {
  const named = photoMentions(sources).map((mention) => ({ ...mention, file: nfc(mention.file) }));
  const mentions = documentMentions(sources);
  const existing = new Set(documents.map(nfc));
  return [
    ...missingFiles(named, new Set(photos.map(nfc)), 'content/fotos'),
    ...embargoedPhotosElsewhere(named, day),
    ...placeNamedElsewhere(sources, day),
    ...missingDocuments(
      mentions.filter(({ promised }) => promised),
      existing,
    ),
    ...missingFiles(
      mentions.filter(({ promised }) => !promised),
      existing,
      'public/documents',
    ),
    ...arrivedDocuments(existing, sources),
  ];
}

/** A Mac and some zip files write an accent as a separate character: that is the same name. */
const nfc = (name: string) => name.normalize('NFC');

const folderOf = (file: string) => (file.includes('/') ? file.replace(/\/[^/]*$/, '') : '.');
const baseOf = (file: string) => file.replace(/^.*\//, '');

/** Missing documents of the list. */
function missingDocuments(mentions: readonly DocumentMention[], existing: ReadonlySet<string>): Problem[] {
  const reportedFolders = new Set<string>();
  return mentions.flatMap(({ file, source, path: place, promised }) => {
    if (!promised || existing.has(file)) return [];
    const { row, year, orElse } = promised;
    const folder = folderOf(file);
    const beside = [...existing].filter((one) => folderOf(one) === folder);
    if (beside.length === 0) {
      if (reportedFolders.has(folder)) return [];
      reportedFolders.add(folder);
      const wanted = mentions.filter((one) => folderOf(one.file) === folder);
      return problemAt(source, row, {
        found: `⟦${year}, maar de map public/documents/${folder} is er niet, of is leeg‖nog geen papieren van dit jaar⟧`,
        expected: `⟦de map public/documents/${folder} met ${wanted.length === 1 ? 'het papier' : `${wanted.length} papieren, zoals`} ${baseOf(file)}‖een pdf bij elk papier⟧`,
        advice: `⟦maak in public/documents de map ${folder} en zet de papieren erin, of haal ${year} uit deze lijst weg (komen ze nog, zet de ziekenfondsen dan bij volgt)‖kies hieronder de pdf’s. Komen ze nog, zet de ziekenfondsen dan bij ‘Ziekenfondsen waarvan nog een papier komt’⟧`,
      });
    }
    const promisedThere = new Set(mentions.map((one) => one.file));
    const meant = nearestFile(
      file,
      beside.filter((one) => !promisedThere.has(one)),
    );
    const name = baseOf(file);
    return problemAt(source, place, {
      ...notThere(file, meant, 'public/documents'),
      advice: meant
        ? `geef ${meant.path} de naam ${name} (${meant.why})`
        : `⟦zet ${name} in de map public/documents/${folder}‖kies het papier ${name}⟧, of ${orElse}`,
    });
  });
}

/** Missing files that somebody named, with the file that was probably meant. */
function missingFiles(
  mentions: readonly Mention[],
  existing: ReadonlySet<string>,
  folder: string,
): Problem[] {
  const [first] = mentions;
  if (first && existing.size === 0) {
    const found = 'een lege map, of geen map met deze naam';
    const expected = `de map ${folder} met ${mentions.length === 1 ? first.file : `alle bestanden, zoals ${first.file}`}`;
    return [problemAt(first.source, first.path, { found, expected, advice: `zet de map ${folder} terug` })];
  }
  const named = new Set(mentions.map(({ file }) => file));
  const unused = [...existing].filter((file) => !named.has(file));
  // A leader never means the portrait of another leader.
  const mayBe = (place: Mention['path']) => (place.includes('leiding') ? unused : existing);
  return mentions
    .filter(({ file }) => !existing.has(file))
    .map(({ file, source, path }) => {
      const meant = nearestFile(file, existing, mayBe(path));
      return problemAt(source, path, {
        ...notThere(file, meant, folder),
        advice: meant
          ? `schrijf ${meant.path} (${meant.why}) of geef het bestand de naam ${file}`
          : `zet het bestand in de map ${folder}, of verbeter de naam`,
      });
    });
}

const notThere = (file: string, meant: { path: string } | undefined, folder: string) => ({
  found: `${file}; dat bestand is er niet${meant ? `, wel ${meant.path}` : ''}`,
  expected: `een bestand met precies deze naam⟦ in de map ${folder}‖⟧`,
});
