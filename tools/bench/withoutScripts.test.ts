/** @jest-environment node */
import { withoutScripts } from './withoutScripts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;

describe('a page without its scripts', () => {
  test('loses inline scripts, script files and what fetches them ahead', () => {
    const scripts =
      '<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script src="/c.js" async=""></script>';
    const html = page(scripts, '<p>Tekst</p><script>self.x = "</p>"</script>');
    expect(withoutScripts(html)).toBe(page('', '<p>Tekst</p>'));
  });

  test('keeps styles, pictures, data for search engines and what stands in a noscript', () => {
    const kept =
      '<link rel="preload" as="image" href="/a.avif"/><link rel="stylesheet" href="/a.css"/><noscript><style>p{}</style></noscript>';
    const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
    expect(withoutScripts(page(kept, data))).toBe(page(kept, data));
  });
});
