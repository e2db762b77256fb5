import { expect, type Page } from '@playwright/test';

type Shift = {
  value: number;
  /** Each element that moved: what it is, and its place before and after. */
  moved: string[];
};

declare global {
  interface Window {
    /** Every layout shift so far, also those that the browser attributes to input. */
    shifts: Shift[];
  }
}

/** What the browser tells of a shift; TypeScript does not know it. */
type ShiftEntry = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records the layout shifts of each page from its start. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.getAttribute('class') || element?.localName || 'gone';
    };
    const at = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((all) => {
      for (const { value, sources } of all.getEntries() as ShiftEntry[])
        window.shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${at(previousRect)} → ${at(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that next to nothing moved so far; a failure names what did. */
export async function expectNoShift(page: Page, message?: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const isStill = shifts.reduce((sum, { value }) => sum + value, 0) < 0.001;
  expect(isStill ? [] : shifts, message).toEqual([]);
}
