import { type StandIn, startBrowser } from './phone';

/** The four categories of Lighthouse, 0 to 100, in its own order. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Audit = {
  scores: Record<(typeof categories)[number], number>;
  /** Simulated slow 4G and a processor four times as slow; milliseconds. */
  fcp: number;
  lcp: number;
  blocking: number;
  cls: number;
  /** The audits that took points, with what Lighthouse says about them. */
  missed: string[];
};

/** How often Lighthouse may say that it could not record a visit, before the bench believes it. */
const TRIES = 3;

/**
 * Lighthouse as it comes, for a phone, in a browser of its own that listens at the port: in one that has recorded other
 * traces it does not find the beginning of the visit, and now and then in a fresh one neither.
 *
 * @throws {Error} when it could not measure the page in three visits
 */
export async function audit(url: string, debugPort: number, standIn: StandIn, tries = TRIES): Promise<Audit> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await startBrowser(standIn, [`--remote-debugging-port=${debugPort}`]);
  const result = await lighthouse(url, {
    port: debugPort,
    logLevel: 'silent',
    onlyCategories: [...categories],
  }).finally(() => browser.close());
  if (!result || result.lhr.runtimeError) {
    const reason = `Lighthouse could not open ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`;
    if (tries === 1) throw new Error(reason);
    console.error(`${reason} Once more.`);
    return audit(url, debugPort, standIn, tries - 1);
  }
  const { lhr } = result;
  const value = (id: string): number => {
    const found = lhr.audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse gives no ${id} for ${url}`);
    return found;
  };
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const weighing = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    missed: weighing
      .filter((one) => typeof one?.score === 'number' && one.score < 0.9)
      .map((one) => `${one?.id}${one?.displayValue ? ` (${one.displayValue})` : ''}`),
  };
}
