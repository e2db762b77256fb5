import path from 'node:path';
import { documentMentions, photoMentions } from '@/lib/content/check/mentions';
import { type Problem, quote } from '@/lib/content/problem';
import type { Example } from '@/pipeline/check/examples';
import { isPhotoName } from '@/pipeline/photos/kinds';
import type { YearlyInput } from './rule';

/** Photos that no page shows and documents that no page links to: neither is online, both are in the repository. */
export function unusedFiles({ sources, photos, documents }: YearlyInput): Problem[] {
  const shown = new Set(photoMentions(sources).map(({ file }) => file.normalize('NFC')));
  const linked = new Set(documentMentions(sources).map(({ file }) => file));
  return [
    ...photos
      .filter((photo) => isPhotoName(photo) && !shown.has(photo.normalize('NFC')))
      .map((photo) => unused(`content/fotos/${photo}`, 'geen enkele pagina toont deze foto')),
    ...documents
      .filter((document) => /\.pdf$/i.test(document) && !linked.has(document))
      .map((document) =>
        unused(
          `public/documents/${document}`,
          'geen enkele pagina verwijst naar dit papier, dus staat het niet op de site',
        ),
      ),
  ];
}

const unused = (file: string, found: string): Problem => ({
  file,
  found,
  advice: 'wis het bestand, of noem het waar het hoort',
});

/** Example values left: the first of each content file and of each folder, with the number of others. */
export function exampleProblems({ examples }: YearlyInput): Problem[] {
  const places = new Map<string, [Example, ...Example[]]>();
  for (const one of examples) {
    const place =
      one.line === undefined ? path.posix.dirname(one.file).split('/').slice(0, 2).join('/') : one.file;
    const known = places.get(place);
    if (known) known.push(one);
    else places.set(place, [one]);
  }
  return [...places.values()].map(([{ file, line, field, value }, ...more]) => ({
    file,
    line,
    field,
    found: more.length === 0 ? value : `${quote(value)}, en nog ${more.length} andere`,
    advice: 'zet er jullie eigen gegevens, foto of papier; npm run controle toont ze allemaal',
  }));
}
