/** What entries are called where the group chose no names. */
export const builtInNames = { weekly: 'Activiteit', visit: 'Bezoekmoment voor ouders' };
