/** What the programme and its script (`programme.script.ts`) call each other's parts. */

/** A day of the list. */
export const dayAttribute = 'data-day';
/** The first day that comes. */
export const nowAttribute = 'data-now';
/** Where the day of printing is written. */
export const printedAttribute = 'data-printed';
/** On the button that shuts the door with the groups. */
export const shutAttribute = 'data-shut';
