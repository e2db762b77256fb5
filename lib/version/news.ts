import { compareVersions } from './version';

/** What a version brings, in Dutch, for who leads a group: each line in Markdown, with links and bold. */
export type VersionNews = {
  version: string;
  /** As it is written: `24 november 2026`. */
  date: string;
  /** Wat zien ouders? */
  parents: readonly string[];
  /** Wat moet jij doen? */
  todo: readonly string[];
  /** Wat is beter? */
  better: readonly string[];
};

/** Where the news stands, from the project folder. */
export const newsFile = 'docs/NIEUW.md';

const headings = {
  parents: 'Wat zien ouders?',
  todo: 'Wat moet jij doen?',
  better: 'Wat is beter?',
} as const;

/** Parses the text of `docs/NIEUW.md`: each version, in its order. @throws Error for a version without its three parts */
export function newsIn(text: string): VersionNews[] {
  const [, ...sections] = text.replaceAll('\r\n', '\n').split(/^## /m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, version, date] = /^(\d+\.\d+\.\d+) – (\d{1,2} \p{L}+ \d{4})$/u.exec(heading) ?? [];
    if (!version || !date) throw new Error(`${newsFile}: “${heading}” is no version with a date`);
    const part = (name: string) => {
      const body = lines.join('\n').split(`### ${name}\n`)[1]?.split(/^### /m)[0];
      if (!body?.trim()) throw new Error(`${newsFile}: ${version} does not tell “${name}”`);
      return itemsIn(body);
    };
    return {
      version,
      date,
      parents: part(headings.parents),
      todo: part(headings.todo),
      better: part(headings.better),
    };
  });
}

/** The items of a list, or its paragraphs, each on one line. */
const itemsIn = (body: string): string[] =>
  body
    .split(/^- |\n\n/m)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The news of the versions after one, the newest first. @param text of `docs/NIEUW.md` */
export const newsSince = (text: string, version: string): VersionNews[] =>
  newsIn(text)
    .filter((news) => compareVersions(news.version, version) > 0)
    .sort((one, other) => compareVersions(other.version, one.version));
