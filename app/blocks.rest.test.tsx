/** @jest-environment node */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgeGroupBody } from '@/components/pages/AgeGroupBody';
import { loadBodyAt } from '@/components/pages/bodies';
import { NotFound } from '@/components/site/NotFound';
import { PageLayout } from '@/components/site/PageLayout';
import { bareTexts, exampleTexts, textsWithout } from '@/e2e/groups/exampleGroup';
import { blockNames } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import type { ShownContent } from '@/lib/content/schemas/content';
import { ageGroupPath, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { absentRoutes, pageAddressesOf } from '@/lib/pages/groupPages';
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

/** @param absent blocks that it leaves out, beside what it does already */
function contentWithout(texts: Texts, absent: readonly string[]): ShownContent {
  const { content, problems } = checkContent(textsWithout(texts, ...absent));
  if (!content) throw new Error(JSON.stringify(problems));
  return withRecords(content, () => photo);
}

/** By its HTML: most pages are the same without a block of another one. */
const documents = new Map<string, Document>();

const { DOMParser } = new JSDOM().window;
const parser = new DOMParser(); // a window for each page takes longer than the page

function documentOf(html: string): Document {
  const document = documents.get(html) ?? parser.parseFromString(html, 'text/html');
  documents.set(html, document);
  return document;
}

/** The documents of all pages of a group, by address; that of the not-found page too. */
async function rendered(content: ShownContent): Promise<Map<string, Document>> {
  const without = absentRoutes(content);
  const page = (body: React.ReactNode) =>
    documentOf(renderToStaticMarkup(<PageLayout content={content}>{body}</PageLayout>));
  const { nietGevonden, email } = content.site;
  const pages = new Map([['/404', page(<NotFound {...nietGevonden} email={email} without={without} />)]]);
  for (const route of pageAddressesOf(content)) {
    const Body = await loadBodyAt(route);
    pages.set(routePath(route), page(<Body {...content} />));
  }
  for (const group of ageGroupsWithPage(content))
    pages.set(ageGroupPath(group.id), page(<AgeGroupBody {...content} group={group} />));
  return pages;
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

test.each([
  ['full', exampleTexts('full')],
  ['bare', bareTexts()],
  ['small', exampleTexts('small')],
])(
  'the pages of the %s group have no dead link, no empty heading and no menu word to nowhere, whatever it leaves out',
  async (_, group) => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...blockNames]), async (absent) => {
        const content = contentWithout(group, absent);
        expect(faults(await rendered(content), content)).toEqual([]);
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
  ['kalender', /kalender\.ics/],
  ['programma', /programma/i],
  ['hoofdleiding', /hoofdleiding/i],
])('without %s no page of the bare group has a word of it', async (name, word) => {
  const bare = bareTexts();
  const group = { ...bare, 'home.yaml': bare['home.yaml']?.replace(', ook op kamp', '') ?? '' }; // a text of the group itself, which no switch changes
  const texts = words(await rendered(contentWithout(group, [])));
  expect(texts).toMatch(word); // the word is there as long as the group has it
  expect(words(await rendered(contentWithout(group, [name])))).not.toMatch(word);
});

test.each(['full', 'small'] as const)(
  'without programma.yaml the %s group has no page, card or line of a programme, as when it is switched off',
  async (name) => {
    const { 'programma.yaml': _, ...texts } = exampleTexts(name);
    const pages = await rendered(contentWithout(texts, []));
    expect([...pages.keys()]).not.toContain('/programma/');
    const traces = /\/programma|data-day\b|Het hele programma/; // the booklet too can follow a chosen group
    expect(words(await rendered(contentWithout(exampleTexts(name), [])))).toMatch(traces);
    expect(words(pages)).not.toMatch(traces);
    expect(words(await rendered(contentWithout(exampleTexts(name), ['programma'])))).toBe(words(pages));
  },
);
