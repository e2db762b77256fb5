import { HtmlValidate } from 'html-validate';
import { attribute } from '@/lib/text/html';
import type { Export } from './export';
import { codeAdvice, type ExportProblem } from './problem';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // how React writes HTML, which is the same to a browser
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    // a search engine cuts titles by their width on the screen, not at 70 characters
    'long-title': 'off',
    // a list may be named, as the menu's lists are
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a picture is fetched early by its `imagesrcset`, without `href`; the rule does not know that
    'element-required-attributes': 'off',
    'heading-level': 'error',
  },
});

/** Every page is valid HTML that says what it means, and brings no style of its own: the policy would block it. */
export async function invalidMarkup({ pages }: Export): Promise<ExportProblem[]> {
  const found: ExportProblem[] = [];
  for (const { address, html, elements } of pages) {
    const { results } = await validator.validateString(html);
    const said = results.flatMap(({ messages }) => messages);
    found.push(
      ...said.map(({ ruleId, message, selector }) =>
        about(address, `HTML die niet klopt: ${message} (${ruleId}${selector ? `, bij ${selector}` : ''})`),
      ),
      ...elements
        .filter((element) => attribute(element, 'style') !== undefined)
        .map(({ tagName }) =>
          about(address, `een <${tagName}> met een eigen stijl, die het beleid tegenhoudt`),
        ),
    );
  }
  return found;
}

const about = (on: string, found: string): ExportProblem => ({ on, found, advice: codeAdvice, places: [] });
