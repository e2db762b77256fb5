/** Where each part of the content stands, below the content folder: exactly these files are read. Only `site.yaml` must be there. */
export const fileNames = {
  site: 'site.yaml',
  home: 'home.yaml',
  boys: 'leiding/jongens.yaml',
  girls: 'leiding/meisjes.yaml',
  leaders: 'leiding/leiding.yaml',
  camp: 'bivak.yaml',
  documents: 'documenten.yaml',
  contact: 'contact.yaml',
  join: 'lid.yaml',
  privacy: 'privacy.yaml',
  rental: 'verhuur.yaml',
  calendar: 'kalender.yaml',
  programme: 'programma.yaml',
  ownPages: 'paginas.yaml',
} as const;

export type FileName = keyof typeof fileNames;

/** The files with leaders; a group has the first two, the last, or none. */
export const leaderFiles = ['boys', 'girls', 'leaders'] as const satisfies FileName[];

/** Their names, in the order in which an editor reads about them. */
export const contentFiles = Object.keys(fileNames).filter((name): name is FileName => name in fileNames);

/** A content file as an editor sees it from the project folder: `content/leiding/jongens.yaml`. */
export const contentPath = (name: FileName): string => `content/${fileNames[name]}`;
