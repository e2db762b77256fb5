/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';

test('the check compiles no code: the policy of the editor refuses that, and the browser would report it', () => {
  const texts = exampleTexts();
  const tried = jest.fn();
  const original = globalThis.Function;
  jest.isolateModules(() => {
    globalThis.Function = new Proxy(original, {
      construct: () => {
        tried();
        throw new EvalError('refused');
      },
    });
    try {
      const {
        checkWithFiles,
      }: typeof import('@/lib/content/check/check') = require('@/lib/content/check/check');
      expect(checkWithFiles(texts, { photos: [], documents: [] }).problems).toBeDefined();
      require('@/editor/access/invitation');
      require('@/editor/drafts/draftFile');
    } finally {
      globalThis.Function = original;
    }
  });
  expect(tried).not.toHaveBeenCalled();
});
