import { headerRules } from './headers';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Those *join* the values of all rules that fit instead of
 * letting the last one win, so a rule for everything leaves out what a narrower rule says; their own default for it
 * (`max-age=0, must-revalidate`) means the same as our `no-cache`. They take care of https, types and compression.
 */
export function staticHostHeaders(): string {
  const narrower = new Set(
    headerRules.filter((rule) => rule.path !== '/*').flatMap((rule) => Object.keys(rule.headers)),
  );
  const paths = [...new Set(headerRules.map((rule) => rule.path))];
  return paths
    .map((path) => {
      const lines = headerRules
        .filter((rule) => rule.path === path)
        .flatMap((rule) => Object.entries(rule.headers))
        .filter(([name]) => path !== '/*' || !narrower.has(name))
        .map(([name, value]) => `  ${name}: ${value}`);
      return `${path}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
