import { loadedPath } from '@/lib/pages/editor';

const name = 'contentAhead';

/** The script that stands in the page of the editor: its content is on the line before its own script is there. */
export const contentAheadScript = `self.${name}=fetch("${loadedPath}",{cache:"no-cache"});self.${name}.catch(()=>0)`;

/** The answer that the script in the page asked for, once; undefined later, and in `npm run dev`. */
export function takeContentAhead(): Promise<Response> | undefined {
  const answer = Reflect.get(globalThis, name);
  Reflect.deleteProperty(globalThis, name);
  return answer;
}
