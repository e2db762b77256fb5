/** What a group calls its camp, its leaders and its hall; the last with its article: `het heem`. */
export type GroupWords = { camp: string; leaders: string; hall: string };

/** Those of a group that writes none. */
export const usualWords: GroupWords = { camp: 'Bivak', leaders: 'Leiding', hall: 'het lokaal' };

/** `het heem` → `heem`. */
export const withoutArticle = (words: string): string => words.replace(/^(?:de|het)\s+/i, '');
