import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { isExampleGroup } from '@/lib/content/check/examples';
import { readSources, type Texts } from '@/lib/content/check/sources';

/** Whether texts are those of the example group: nobody has begun. */
export const isExample = (texts: Texts): boolean => {
  const site = texts['site.yaml'];
  return isExampleGroup(site === undefined ? {} : readSources({ 'site.yaml': site }).sources, exampleGroup);
};

/** How many questions a group that begins is asked. */
export const questionCount = 6;

/** What a group owns, from the project folder: everything in it makes way for a group that begins, but for the guide. */
export const isOwned = (file: string): boolean =>
  /^(?:content|public\/documents|public\/icons)\//.test(file) && file !== 'content/LEESMIJ.md';
