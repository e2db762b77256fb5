import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every layout shift so far, also those that the browser attributes to input. */
    shifts: number[];
  }
}

/** Records the layout shifts of each page from its start. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((all) => {
      for (const entry of all.getEntries()) if ('value' in entry) window.shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the recorded layout shifts. */
export const totalShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
