/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { loadBody } from '@/components/pages/bodies';
import { PageLayout } from '@/components/site/PageLayout';
import { exampleTexts, type GroupName } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withoutEmbargoed } from '@/lib/content/check/embargo';
import { valuesIn } from '@/lib/content/check/sources';
import type { ShownContent } from '@/lib/content/schemas/content';
import { today } from '@/lib/dates/days';
import { routesOf } from '@/lib/pages/groupPages';
import type { Route } from '@/lib/pages/pages';
import { withRecords } from '@/lib/photos/photo';
import { withoutMarkers } from '@/lib/text/sourceMarkers';
import { noPhoto, shownPage } from './shown';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const record = () => noPhoto;

/** The checked content of an example group, and the same with source markers. */
function contentsOf(group: GroupName): { plain: ShownContent; marked: ShownContent } {
  const { content, sources } = checkContent(exampleTexts(group));
  if (!content) throw new Error('An example group has mistakes.');
  const day = today(new Date());
  const { content: marked } = shownPage({ content, values: valuesIn(sources) }, record, day);
  return { plain: withRecords(withoutEmbargoed(content, day), record), marked: withLongMarkers(marked) };
}

/** With each source marker thirty times, so that whatever counts the letters of a text counts some lines too many. */
const withLongMarkers = (content: ShownContent): ShownContent =>
  JSON.parse(JSON.stringify(content).replace(/\u2060[\u200b-\u200d]+\u2060/g, (marker) => marker.repeat(30)));

async function written(content: ShownContent, route: Route): Promise<string[]> {
  const Body = await loadBody[route]();
  const html = renderToStaticMarkup(
    <PageLayout content={content}>
      <Body {...content} />
    </PageLayout>,
  );
  return withoutMarkers(html).text.split(/(?=<)/);
}

describe.each(['full', 'small'] as const)('the %s group', (group) => {
  const { plain, marked } = contentsOf(group);

  test.each(routesOf(plain))('%s is the same page with source markers as without', async (route) => {
    expect(await written(marked, route)).toEqual(await written(plain, route));
  });
});
