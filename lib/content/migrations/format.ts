import type { Texts } from '@/lib/content/check/sources';

/**
 * The format of content stands in its texts, so that a draft or a former version tells its own: `formaat: 2` in `site.yaml`.
 * Content without it has format 1.
 */
const line = /^(\ufeff?formaat:[ \t]*)(\d+)/m;
const file = 'site.yaml';

/** The format of the content in these texts, which may also be those of a few files. */
export const contentFormat = (texts: Texts): number => Number(line.exec(texts[file] ?? '')?.[2] ?? 1);

/** The texts with their format written in `site.yaml`; one of its own lines is added at the end. Without `site.yaml` as they were. */
export function withFormat(texts: Texts, format: number): Texts {
  const text = texts[file];
  if (text === undefined || contentFormat(texts) === format) return texts;
  if (line.test(text)) return { ...texts, [file]: text.replace(line, `$1${format}`) };
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const own = [
    '# Hoe deze bestanden geschreven zijn: dit cijfer verandert met een nieuwe versie.',
    `formaat: ${format}`,
  ];
  const before = text === '' || text.endsWith('\n') ? text : text + end;
  return { ...texts, [file]: `${before}${end}${own.join(end)}${end}` };
}
