/** @jest-environment node */
import { withoutScripts } from './withoutScripts';

test('a page loses all that runs or fetches a script, and nothing else', () => {
  const scripts =
    '<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script src="/c.js" async=""></script><script>self.x = "</p>"</script>';
  const rest =
    '<link rel="preload" as="image" href="/a.avif"/><link rel="stylesheet" href="/a.css"/><noscript><style>p{}</style></noscript><script type="application/ld+json">{"@type":"Event"}</script>';
  expect(withoutScripts(`<head>${scripts}${rest}</head>`)).toBe(`<head>${rest}</head>`);
});
