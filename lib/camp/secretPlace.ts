/** What replaces the place of a camp until the day from which it is public. */
export const secretPlace = 'Nog een verrassing';

/** What stands there while nobody knows it. */
export const placeToCome = 'Dat volgt nog';
