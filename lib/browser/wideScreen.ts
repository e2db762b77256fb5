/** Whether the screen has the width of `"desktop"` in `styles/_media.scss`: the menu is a row, the panels of the editor stand beside the page. */
export const wideScreen = (): MediaQueryList => matchMedia('(min-width: 60em)');
