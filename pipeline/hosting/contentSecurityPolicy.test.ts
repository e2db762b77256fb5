/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="nl-BE"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const finish = (html: string) => contentSecurityPolicy({ path: 'index.html', html });
const policies = (html: string) =>
  [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/g)].map(
    (match) => match[1] ?? '',
  );
const policyOf = (html: string) => policies(finish(html))[0] ?? '';
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test('stands right after the charset', () => {
    expect(finish(page('<title>Bivak</title>'))).toMatch(
      /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><title>/,
    );
  });

  test('allows each inline script and style by the hash of its text, in UTF-8', () => {
    const policy = policyOf(page('<style>p{color:red}</style>', '<script>go("é 😀 &amp;")</script>'));
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('go("é 😀 &amp;")')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{color:red}')}`);
  });

  test('names a text that occurs twice once', () => {
    const policy = policyOf(page('', '<script>go()</script><script type="module">go()</script>'));
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('go()')}`);
  });

  test('covers a style for readers without scripts, whose browser reads what stands in noscript', () => {
    const policy = policyOf(page('<noscript><style>.late{display:none}</style></noscript>'));
    expect(directive(policy, 'style-src')).toContain(hash('.late{display:none}'));
  });

  test('needs no hash for data and for script files', () => {
    const policy = policyOf(
      page('<script src="/x.js"></script>', '<script type="application/ld+json">{"@type":"Event"}</script>'),
    );
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  test('covers the rules for prefetching, which a browser obeys', () => {
    const policy = policyOf(page('', '<script type="speculationrules">{}</script>'));
    expect(directive(policy, 'script-src')).toContain(hash('{}'));
  });

  test('allows nothing unsafe', () => {
    const policy = policyOf(page('<style>a{}</style>', '<script>1</script>'));
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  test('lets the page speak only to the site, the mail provider and the map', () => {
    const policy = policyOf(page(''));
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.emailjs.com https://www.openstreetmap.org",
    );
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.emailjs.com");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://www.openstreetmap.org');
  });

  test('is the same on every page but for the hashes', () => {
    const bare = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, '');
    expect(bare(policyOf(page('<style>a{}</style>', '<script>1</script>')))).toBe(bare(policyOf(page(''))));
  });
});

describe('the policy of the editor', () => {
  const policyAt = (path: string) => policies(contentSecurityPolicy({ path, html: page('') }))[0] ?? '';

  test('lets it show its preview and a photo that was not sent yet, and speak to the host of the code alone', () => {
    const policy = policyAt('beheer/index.html');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.github.com");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
    expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
    expect(directive(policy, 'img-src')).toContain('blob:');
    expect(directive(policy, 'form-action')).toBe("form-action 'none'");
  });

  test('lets its preview speak to the site alone, and frame nothing', () => {
    const policy = policyAt('beheer/voorbeeld/index.html');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'frame-src')).toBeUndefined();
    expect(policy).toContain("default-src 'none'");
  });

  test.each(['beheer/index.html', 'beheer/voorbeeld/index.html'])('allows nothing unsafe: %s', (path) => {
    expect(policyAt(path)).not.toContain('unsafe');
  });
});

describe('a page that already has a policy', () => {
  test('has exactly one, and the same bytes the second time', () => {
    const once = finish(page('<style>a{}</style>', '<script>1</script>'));
    expect(finish(once)).toBe(once);
    expect(policies(finish(once))).toHaveLength(1);
  });

  test('gets a new one when a script has changed', () => {
    const changed = finish(finish(page('', '<script>old()</script>')).replace('old()', 'new()'));
    expect(policies(changed)).toHaveLength(1);
    expect(changed).toContain(hash('new()'));
    expect(changed).not.toContain(hash('old()'));
  });
});

describe('a page that its policy would break', () => {
  test.each([
    ['a style attribute', '<p style="color:red">', 'style="color:red"'],
    ['an event attribute', '<button onclick="go()">', 'onclick="go()"'],
    ['a javascript: link', '<a href=" JavaScript:go()">', 'JavaScript:go()'],
  ])('stops the build on %s and names page and element', (_, body, named) => {
    expect(() => contentSecurityPolicy({ path: 'bivak/index.html', html: page('', body) })).toThrow(
      new RegExp(`bivak/index\\.html.*${named.replace(/[()]/g, '\\$&')}`),
    );
  });

  test('stops the build when there is no charset', () => {
    expect(() => finish('<!DOCTYPE html><title>x</title>')).toThrow('no <meta charset>');
  });

  test('ignores text that looks like markup', () => {
    expect(() => finish(page('', '<p>style="x" onclick=y javascript:z</p>'))).not.toThrow();
  });
});
