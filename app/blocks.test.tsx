/** @jest-environment node */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodies } from '@/components/pages/bodies';
import { Lost } from '@/components/site/Lost';
import { PageLayout } from '@/components/site/PageLayout';
import { exampleTexts, type GroupName } from '@/e2e/groups/exampleGroup';
import { blockNames } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import type { ShownContent } from '@/lib/content/schemas/content';
import { absentRoutes, routesOf } from '@/lib/pages/groupPages';
import { routePath } from '@/lib/pages/pages';
import { withRecords } from '@/lib/photos/photo';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const photo = {
  stem: 'foto.0123456789',
  width: 1200,
  height: 800,
  avif: [360, 1200],
  jpeg: [520],
  placeholder: 'data:,',
  colour: '#888888',
};

function contentWithout(group: GroupName, absent: readonly string[]): ShownContent {
  const texts = exampleTexts(group);
  const { content, problems } = checkContent({
    ...texts,
    'site.yaml': `${texts['site.yaml']}\nzonder: [${absent.join(', ')}]\n`,
  });
  if (!content) throw new Error(JSON.stringify(problems));
  return withRecords(content, () => photo);
}

/** The documents of all pages of a group, by address; that of the not-found page too. */
function rendered(content: ShownContent): Map<string, Document> {
  const without = absentRoutes(content);
  const page = (body: React.ReactNode) => {
    const html = renderToStaticMarkup(
      <PageLayout site={content.site} without={without}>
        {body}
      </PageLayout>,
    );
    return new JSDOM(html).window.document;
  };
  const { nietGevonden, email } = content.site;
  return new Map([
    ...routesOf(content).map((route) => {
      const Body = bodies[route];
      return [routePath(route), page(<Body {...content} />)] as const;
    }),
    ['/404', page(<Lost {...nietGevonden} email={email} without={without} />)] as const,
  ]);
}

/** Links that lead nowhere, and headings and lists without words. */
function faults(pages: Map<string, Document>, content: ShownContent): string[] {
  const files = ['/kalender.ics', '/verhuur/bezet.ics', '/documents/', '/kalender/', '/icons/', '/fotos/'];
  return [...pages].flatMap(([address, document]) => {
    const links = [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (/^(https|mailto|tel|webcal):/.test(href)) return [];
      const { pathname, hash } = new URL(href, `https://x.example${address}`);
      const to = pages.get(pathname);
      if (!to && !files.some((file) => pathname.startsWith(file))) return `${address}: ${href}`;
      if (pathname === '/kalender.ics' && !content.calendar) return `${address}: ${href}`;
      return to && hash && !to.getElementById(hash.slice(1)) ? `${address}: ${href}` : [];
    });
    const empty = [...document.querySelectorAll('h1, h2, h3, h4, main ul, main ol, main dl, main section')]
      .filter((one) => !one.textContent?.trim() && !one.querySelector('img, picture, button, svg'))
      .filter((one) => !one.closest('[role=status]'))
      .map((one) => `${address}: empty ${one.outerHTML.slice(0, 90)}`);
    const broken = /undefined|NaN|\[object/.exec(document.body.textContent ?? '');
    return [...links, ...empty, ...(broken ? [`${address}: ${broken[0]}`] : [])];
  });
}

test.each<GroupName>(['full', 'small'])(
  'the pages of the %s group have no dead link, no empty heading and no menu word to nowhere, whatever it leaves out',
  (group) => {
    fc.assert(
      fc.property(fc.subarray([...blockNames]), (absent) => {
        const content = contentWithout(group, absent);
        expect(faults(rendered(content), content)).toEqual([]);
      }),
      {
        numRuns: process.env.TESTS === 'long' ? 100 : 8,
        examples: [[[]], [[...blockNames]], ...blockNames.map((name): [(typeof name)[]] => [[name]])],
      },
    );
  },
  120_000,
);

const words = (pages: Map<string, Document>) =>
  [...pages.values()].map((document) => document.body.innerHTML).join('\n');

test.each([
  ['kamp', /bivak|op kamp/i],
  ['verhuur', /verhuur|\/verhuur/i],
  ['formulier', /<form|EmailJS/],
  ['steun', /trooper/i],
  ['kalender', /kalender\.ics|webcal/],
  ['hoofdleiding', /hoofdleiding/i],
])('without %s no page of the small group has a word of it', (name, word) => {
  const texts = words(rendered(contentWithout('small', [])));
  expect(texts).toMatch(word); // the word is there as long as the group has it
  expect(words(rendered(contentWithout('small', [name])))).not.toMatch(word);
});
