/** One exported page: its file relative to the export (`contact/index.html`, always with `/`) and its HTML. */
export type Page = { path: string; html: string };

/**
 * Returns the page's new HTML. Idempotent.
 * @throws Error with the page's path when the export does not have the expected form
 */
export type PageStep = (page: Page) => string;
