/** Value of the choice that no night is asked, but parts of a day; apart from what reads the form, which is loaded on use. */
export const withoutNight = 'nee';
