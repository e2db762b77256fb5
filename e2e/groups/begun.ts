import path from 'node:path';
import type { Answers } from '@/lib/begin/answers';
import { today } from '@/lib/dates/days';
import { begin } from '@/pipeline/begin/beginFolder';
import { copyGroup } from './copyGroup';

/** Makes a copy of the project of a group that began with these answers, ready for a build. Returns its folder. */
export async function copyBegun(answers: Answers): Promise<string> {
  const root = await copyGroup('small', path.join('.cache', 'groups', 'begun'));
  await begin({ root, answers, day: today(new Date()), photosFrom: root, again: true });
  return root;
}
