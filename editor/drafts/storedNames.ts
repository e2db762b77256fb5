/**
 * The base of a stored draft, or a proposal, with the property names of today. What a browser stored, or a leader sent, before a
 * property was renamed has the former name.
 */
export function withCurrentNames<Stored>(stored: Stored): Stored {
  if (typeof stored !== 'object' || stored === null || !('isWithoutOwnWords' in stored)) return stored;
  const { isWithoutOwnWords, ...others } = stored;
  return { ...others, isWithoutPrivateFields: isWithoutOwnWords } as Stored;
}
