import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/site/Header';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withRecords } from '@/lib/photos/photo';
import { CampBody } from './CampBody';
import { HomeBody } from './HomeBody';
import { JoinBody } from './JoinBody';
import { ProgrammeBody } from './ProgrammeBody';
import { RentalBody } from './RentalBody';

const record = {
  ...{ stem: 'foto.0123456789', width: 1200, height: 800, colour: '#888888' },
  ...{ avif: [360, 1200], jpeg: [520], placeholder: 'data:,' },
};
const texts = exampleTexts('full');
const withWords = (words: string) =>
  checkContent({
    ...texts,
    'site.yaml': texts['site.yaml']?.replace(/^woorden:\n(?: .*\n)*/m, `woorden: { ${words} }\n`) ?? '',
  });

const { content } = withWords('kamp: Kamp, leiding: Begeleiding, lokaal: de blokhut');
const shown = content && withRecords(content, () => record);
if (!shown) throw new Error('The words are refused');

/** What the page says, on one line. */
const spoken = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

test('the menu has the words of a group for camp and leaders', () => {
  render(<Header {...shown.site} without={[]} own={[]} />);
  const menu = within(screen.getByRole('navigation', { name: 'Hoofdmenu', hidden: true }));
  const names = menu.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining(['Begeleiding', 'Jongensbegeleiding', 'Meisjesbegeleiding', 'Kamp']),
  );
  expect(names).not.toContain('Bivak');
});

test('the countdown and the refund are of that camp', () => {
  render(<CampBody {...shown} />);
  expect(screen.getAllByText('Kamp').length).toBeGreaterThan(0);
  expect(spoken().match(/\b(?:het|welk|dit) bivak\b/g)).toBeNull();
  expect(spoken()).toContain('Deelname aan het kamp');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('De begeleiding');
});

test('the box of the season before camp too', () => {
  render(<HomeBody {...shown} />);
  expect(screen.getByText('Bijna op kamp')).toBeInTheDocument();
});

test('programme and joining speak of its leaders and its camp', () => {
  const { unmount } = render(<ProgrammeBody {...shown} />);
  expect(spoken()).toContain('Laat het weten aan de begeleiding van je groep');
  unmount();
  render(<JoinBody {...shown} />);
  expect(spoken()).toContain('Vraag de begeleiding dezelfde week');
  expect(spoken()).toContain('staan bij het kamp.');
});

test('prices and requests of its hall', () => {
  render(<RentalBody {...shown} />);
  expect(screen.getByRole('rowheader', { name: 'De blokhut per nacht' })).toBeInTheDocument();
});

test('meetings are at it', () => {
  render(<ProgrammeBody {...shown} />);
  expect(spoken()).toContain('aan de blokhut');
  expect(spoken()).not.toContain('aan het lokaal');
});

test('a hall without its article is a problem', () => {
  expect(withWords('lokaal: Blokhut').problems).toMatchObject([{ field: 'woorden › lokaal' }]);
});
