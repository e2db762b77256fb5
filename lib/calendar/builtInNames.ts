/** What entries are called where the group chose no names. */
export const builtInNames = { weekly: 'Activiteit', camp: 'Bivak', visit: 'Bezoekmoment voor ouders' };
