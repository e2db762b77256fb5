/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseDocument } from 'yaml';
import { OwnPageBody } from '@/components/pages/OwnPageBody';
import { NotFound } from '@/components/site/NotFound';
import { Notices } from '@/components/site/Notices';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { anySlip, spoiled } from '@/e2e/groups/spoil';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import type { ShownContent } from '@/lib/content/schemas/content';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import { readSource } from '@/lib/content/yaml/source';
import { ownLinks } from '@/lib/pages/ownPages';
import { withRecords } from '@/lib/photos/photo';
import BookletPage from './bivak/boekje/page';
import CampPage from './bivak/page';
import ContactPage from './contact/page';
import BoysLeaders from './jongensleiding/page';
import { generateStaticParams as eventFiles } from './kalender/[event]/route';
import { GET as calendarFeed } from './kalender.ics/route';
import JoinPage from './lid-worden/page';
import GirlsLeaders from './meisjesleiding/page';
import HomePage from './page';
import PrivacyPage from './privacy/page';
import ProgrammePage from './programma/page';
import RenterSheetPage from './verhuur/infofiche/page';
import RentalPage from './verhuur/page';

process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 8, 1) / 1000); // before the first day of the programme

let mockShown: ShownContent | undefined;
jest.mock('@/lib/content', () => ({ content: () => mockShown }));
jest.mock('@/lib/pages/changed', () => ({ calendarChanged: () => new Date('2026-09-01') }));

const photo = {
  stem: 'foto.0123456789',
  width: 1200,
  height: 800,
  avif: [360, 1200],
  jpeg: [520],
  placeholder: 'data:,',
  colour: '#888888',
};

/** A fixed seed, so that runs are equal. `RUNS=5000 npx jest app/pages` tries other ones. */
const numRuns = Number(process.env.RUNS ?? (process.env.TESTS === 'long' ? 25 : 10));
const search = { numRuns, ...(process.env.RUNS === undefined && { seed: 2026 }) };

const texts: Texts = exampleTexts('full');

/** The full group with bold words and a link in every field that allows them, and the number of those fields. */
function withMarkup(): { content: ShownContent; count: number } {
  let count = 0;
  const files = contentFiles
    .filter((file) => texts[fileNames[file]] !== undefined)
    .map((file) => {
      const yaml = texts[fileNames[file]] ?? '';
      const document = parseDocument(yaml);
      for (const { path: field } of readSource(file, yaml).source?.values() ?? []) {
        if (kindAt(file, field) !== 'text') continue;
        count += 1;
        document.setIn(field, `Zin ${count} met **vet ${count}** en [een link ${count}](/bivak).`);
      }
      return [fileNames[file], document.toString({ lineWidth: 0 })] as const;
    });
  const { content, problems } = checkContent(Object.fromEntries(files));
  if (!content) throw new Error(JSON.stringify(problems));
  return { content: withRecords(content, () => photo), count };
}

/** All pages of a group, one after the other. */
function rendered(content: ShownContent): string {
  mockShown = content;
  const { nietGevonden, email, meldingen } = content.site;
  return renderToStaticMarkup(
    <>
      <Notices meldingen={meldingen} />
      {HomePage()}
      {BoysLeaders()}
      {GirlsLeaders()}
      {RentalPage()}
      {RenterSheetPage()}
      {CampPage()}
      {BookletPage()}
      {JoinPage()}
      {ContactPage()}
      {PrivacyPage()}
      {ProgrammePage()}
      {ownLinks(content).map(({ address }) => (
        <OwnPageBody key={address} {...content} address={address} />
      ))}
      <NotFound {...nietGevonden} email={email} without={[]} />
    </>,
  );
}

test('every running text shows its bold words and its link on its page, and no markup in the calendar', async () => {
  const { content, count } = withMarkup();
  const pages = rendered(content);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  expect(count).toBeGreaterThan(60);
  expect(numbers.filter((n) => !pages.includes(`<strong>vet ${n}</strong>`))).toEqual([]);
  expect(numbers.filter((n) => !pages.includes(`>een link ${n}</a>`))).toEqual([]);
  const feed = await calendarFeed().text();
  expect(pages.replace(/<[^>]*>/g, '') + feed).not.toMatch(/\*\*|\]\(/);
});

test('a group without dates has a file in the place of those of its events, which Next demands', () => {
  const { content } = checkContent({ 'site.yaml': texts['site.yaml'] ?? '' });
  if (!content) throw new Error('site.yaml alone is no site');
  mockShown = withRecords(content, () => photo);
  expect(eventFiles()).toEqual([{ event: 'geen.ics' }]);
});

test('content that the check accepts makes pages and a feed without stray markup, after any slip', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anySlip(texts), async (slip) => {
      const { content } = checkContent(spoiled(texts, slip));
      if (!content) return;
      accepted += 1;
      const pages = rendered(withRecords(content, () => photo));
      expect(pages.replace(/<[^>]*>/g, '') + (await calendarFeed().text())).not.toMatch(
        /\*\*|\]\(|undefined|NaN/,
      );
    }),
    search,
  );
  expect(accepted).toBeGreaterThan(numRuns / 20);
});
