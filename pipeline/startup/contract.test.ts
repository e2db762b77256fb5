import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileString } from 'sass';
import { type ScriptState, setScriptState, stateAttribute } from '@/lib/browser/startup';

const states: Record<ScriptState, true> = { coming: true, here: true, late: true };

/** Whether the page meets a selector of styles/_script.scss, given as `script.is("coming")`. */
function meets(selector: string): boolean {
  const { css } = compileString(`@use "styles/script"; #{${selector}} { color: red }`, { loadPaths: ['.'] });
  return document.documentElement.matches(css.slice(0, css.indexOf('{')));
}

test('styles know every state of the script as the contract sets it, and each from the others', () => {
  for (const state of Object.keys(states) as ScriptState[]) {
    setScriptState(state);
    for (const other of Object.keys(states)) {
      expect(meets(`script.is("${other}")`)).toBe(other === state);
      expect(meets(`script.is-not("${other}")`)).toBe(other !== state);
    }
    expect(meets('script.$absent')).toBe(false);
  }
});

test('styles know that there is no script', () => {
  document.documentElement.removeAttribute(stateAttribute);
  expect(meets('script.$absent')).toBe(true);
  expect(meets('script.is-not("here")')).toBe(true);
});

test('a style that waits for a state that nobody sets is refused', () => {
  expect(() => meets('script.is("ready")')).toThrow('Unknown state of the script ready');
});

test('nothing else in the site names the attributes: they can change in one place', () => {
  const files = ['app', 'components', 'lib', 'pipeline', 'styles', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const naming = files
    .filter((file) => /\.(tsx?|scss)$/.test(file) && !file.includes('.test.'))
    .filter((file) => /data-(script|react|own|late)\b/.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual(['lib/browser/startup.ts', 'styles/_script.scss']);
});
