/** One exported page: its file relative to the export (`contact/index.html`, always with `/`) and its HTML. */
export type Page = { path: string; html: string };

/**
 * One step of the finishing: returns the page's new HTML. Each step gives the same HTML when it runs a second
 * time on its own result, and throws an `Error` naming the page when the export looks different than expected.
 */
export type PageStep = (page: Page) => string;
