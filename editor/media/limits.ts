/** In bytes. A photo is resized before it is sent; a file with changes has it resized. */
export const maxBytes = {
  chosenPhoto: 80_000_000,
  photo: 5_000_000,
  document: 10_000_000,
  text: 100_000,
  draftFile: 120_000_000,
  /** About sixty photos in base64. */
  request: 120_000_000,
};
