import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileString } from 'sass';
import { type ScriptState, setScriptState, stateAttribute } from '@/lib/browser/startup';

const states: Record<ScriptState, true> = { coming: true, here: true, late: true };

/** Whether the page matches a selector of styles/_script.scss, given as `script.is("coming")`. */
function matches(selector: string): boolean {
  const { css } = compileString(`@use "styles/script"; #{${selector}} { color: red }`, { loadPaths: ['.'] });
  return document.documentElement.matches(css.slice(0, css.indexOf('{')));
}

test('styles distinguish every state of the script', () => {
  for (const state of Object.keys(states) as ScriptState[]) {
    setScriptState(state);
    for (const other of Object.keys(states)) expect(matches(`script.is("${other}")`)).toBe(other === state);
    expect(matches('script.$absent')).toBe(false);
  }
});

test('styles match a page without script', () => {
  document.documentElement.removeAttribute(stateAttribute);
  expect(matches('script.$absent')).toBe(true);
});

test('an unknown state in a style is an error', () => {
  expect(() => matches('script.is("ready")')).toThrow('Unknown state of the script ready');
});

test('the attributes are named in one place', () => {
  const files = ['app', 'components', 'lib', 'pipeline', 'styles', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const naming = files
    .filter((file) => /\.(tsx?|scss)$/.test(file) && !file.includes('.test.'))
    .filter((file) => /data-(script|react|own|late)\b/.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual(['lib/browser/startup.ts', 'styles/_script.scss']);
});
