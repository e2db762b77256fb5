/**
 * A message is worded for who writes the file and for who fills in a form. What differs is marked: `⟦van⟧` is a field, by its name in the
 * file and its label in a form; `⟦deze regel‖dit⟧` is worded in two ways.
 */
const marked = /⟦([^‖⟦⟧]*)(?:‖([^⟦⟧]*))?⟧/g;

/** A message in the words of the file. */
export const inFile = (message: string): string => message.replace(marked, '$1');

/** A message in the words of a form. @param labelOf returns the label of a field, by its name or by its path: `kamp › van` */
export const inForm = (message: string, labelOf: (field: string) => string | undefined): string =>
  message.replace(marked, (_, field: string, other?: string) => other ?? `‘${labelOf(field) ?? field}’`);

/** A value that a file has between quotes. */
export const quotedInFile = (value: string): string => `⟦"${value}"‖${value}⟧`;

/** A number, which a form shows with a comma. */
export const numberInFile = (value: string | number): string =>
  `⟦${value}‖${String(value).replace('.', ',')}⟧`;
