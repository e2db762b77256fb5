import { cleanup, screen } from '@testing-library/react';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { edited } from '@/editor/document/document';
import type { Value } from '@/editor/document/nodes';
import { type FieldPlace, itemsAt, placeOf } from '@/editor/document/places';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import type { Path } from '@/lib/content/path';
import type { Problem } from '@/lib/content/problem';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { type Shape, shapeAt, shapeOf } from '@/lib/content/schemas/shape';
import { PlaceView } from './PlaceView';
import { renderInEditor } from './testing/inEditor';

jest.setTimeout(600_000); // a busy machine is no failure
HTMLElement.prototype.scrollIntoView = () => undefined; // jsdom has none

const texts = exampleTexts();

/** Every field, list and block of a file; of a list the first two items, as the others are alike. */
function placesBelow(place: FieldPlace, shape: Shape | undefined): FieldPlace[] {
  const { file, path } = place;
  const inside = (step: string | number) =>
    placesBelow({ file, path: [...path, step] }, shapeAt(file, [...path, step]));
  if (shape?.type === 'list')
    return [
      place,
      ...itemsAt(texts, place)
        .slice(0, 2)
        .flatMap((_, at) => inside(at)),
    ];
  if (shape?.type === 'block') return [place, ...Object.keys(shape.fields).flatMap(inside)];
  return [place];
}

/** What somebody may make of a place: emptied, too long, of another kind, twice. */
function* brokenAt({ file, path }: FieldPlace, shape: Shape | undefined): Generator<Texts> {
  const text = texts[fileNames[file]] ?? '';
  const values: Value[] =
    shape?.type === 'field' ? [null, '<b>', 'x'.repeat(3000), '31 juni', -5] : [null, 'x', []];
  const list: Path = path.slice(0, -1);
  const edits = values.map((value) => ({ type: 'set', path, value }) as const);
  const twice = { type: 'insert', list, at: 0, value: itemAt({ file, path }) as Value } as const;
  for (const edit of [...edits, ...(typeof path.at(-1) === 'number' ? [twice] : [])]) {
    let now: string;
    try {
      now = edited(file, text, edit);
    } catch {
      continue; // there is no such place
    }
    if (now !== text) yield { ...texts, [fileNames[file]]: now };
  }
}

const itemAt = ({ file, path }: FieldPlace) =>
  itemsAt(texts, { file, path: path.slice(0, -1) })[Number(path.at(-1))];

const adviceOf = ({ form, advice }: Problem) => form?.advice ?? advice;
const hasAdvice = (problem: Problem) =>
  screen.queryAllByRole('alert').some((alert) => alert.textContent?.includes(adviceOf(problem)));

test.each(contentFiles)(
  '%s: every problem is shown at the place to which its message leads, with what to do',
  (file) => {
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (const place of placesBelow({ file, path: [] }, shapeOf(file)))
      for (const broken of brokenAt(place, shapeAt(file, place.path))) {
        const { problems = [] } = checkContent(broken);
        for (const problem of problems) {
          const there = placeOf(problem);
          if (!there) continue; // the list of problems shows it itself
          const words = `${problem.field}: ${adviceOf(problem)}`;
          if (seen.has(words)) continue;
          seen.add(words);
          const work = {
            texts: broken,
            base: texts,
            problems,
            photos: {},
            files: { photos: [], documents: [] },
            draft: draftOn(texts),
          };
          renderInEditor(<PlaceView place={there} />, broken, { work, problems });
          if (!hasAdvice(problem)) hidden.push(words);
          cleanup();
        }
      }
    expect(hidden).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  },
);
