/** The path of a value in a content file: `['groepen', 0, 'leiding', 2, 'naam']`. */
export type Path = readonly (string | number)[];
