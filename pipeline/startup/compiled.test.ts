/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import type { BehaviourName } from '@/components/behaviours';
import { inlineScript, siteScript } from './compiled';

const size = (script: string) => brotliCompressSync(script).length;
const everyPage: readonly BehaviourName[] = ['site/arrival'];

/** Budgets with some 13 % of room above what is seen today: whoever changes a line can publish. */

test('the site script and the inline script together have at most 3.3 KB of brotli', () => {
  const withDialogs = inlineScript([...everyPage, 'home/commands'], false);
  expect(size(siteScript()) + size(withDialogs)).toBeLessThanOrEqual(3.3 * 1024);
  expect(size(siteScript()) + size(inlineScript(everyPage, true))).toBeLessThanOrEqual(3.3 * 1024);
});

test.each([
  [['site/dated'], 510],
  [['site/dated', 'home/nextActivity'], 1940],
  [['ui/countdown'], 910],
  [['verhuur/months', 'verhuur/map', 'verhuur/gallery', 'verhuur/request'], 2800],
  [['bivak/refund'], 1460],
  [['ui/choice', 'boekje/ticks', 'ui/print'], 1080],
] as const)('%s has at most %d bytes of brotli', (names, max) => {
  expect(size(inlineScript(names, false))).toBeLessThanOrEqual(max);
});

test('a script of a page holds nothing that only the build reads, and what starts by its elements still finds them', () => {
  const script = inlineScript(['ui/countdown', 'verhuur/map'], true);
  expect(script).not.toMatch(/when:"(?:parsing|parsed|later)"/);
  expect(script.match(/selector:[`"]/g)).toHaveLength(1);
  expect(siteScript()).toContain('selector:"#hoofdmenu"');
});
