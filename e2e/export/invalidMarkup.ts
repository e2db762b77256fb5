import { HtmlValidate } from 'html-validate';
import type { Export } from '@/pipeline/export-checks/export';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // the first paint may wait for an element (`rel="expect"`); the library does not know that
  elements: ['html5', { link: { attributes: { blocking: { allowed: () => null } } } }],
  rules: {
    // how React serializes HTML, which is the same to a browser
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    // a search engine cuts titles by their width on the screen, not at 70 characters
    'long-title': 'off',
    // a list may be named, as the menu's lists are
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a picture is preloaded by its `imagesrcset`, without `href`; the rule does not know that
    'element-required-attributes': 'off',
    'heading-level': 'error',
  },
});

/** What is no valid HTML, as `/bivak/: Duplicate ID "a" (no-dup-id, p)`. */
export async function invalidMarkup({ pages }: Export): Promise<string[]> {
  const reports = await Promise.all(pages.map(({ html }) => validator.validateString(html)));
  return reports.flatMap(({ results }, index) =>
    results
      .flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, selector }) => `${pages[index]?.address}: ${message} (${ruleId}, ${selector})`,
      ),
  );
}
