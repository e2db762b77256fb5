const currentNames: Readonly<Record<string, string>> = {
  isWithoutOwnWords: 'isWithoutPrivateFields',
  papers: 'documents',
};

/**
 * The base of a stored draft with the property names of today. What a browser stored before a
 * property was renamed has the former name.
 */
export function withCurrentNames<Stored>(stored: Stored): Stored {
  if (typeof stored !== 'object' || stored === null) return stored;
  const current = Object.entries(stored).map(([name, value]) => [
    currentNames[name] ?? name,
    name === 'files' ? withCurrentNames(value) : value,
  ]);
  return Object.fromEntries(current) as Stored;
}
