import { render } from '@testing-library/react';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withRecords } from '@/lib/photos/photo';
import { LeadersBody } from './LeadersBody';

const record = {
  ...{ stem: 'foto.0123456789', width: 1200, height: 800, colour: '#888888' },
  ...{ avif: [360, 1200], jpeg: [520], placeholder: 'data:,' },
};

/** The letters in the place of a portrait, of a group that lacks a part of the site. */
function lettersWithout(part: string): (string | undefined)[] {
  const texts = exampleTexts('small');
  const { content } = checkContent({
    ...texts,
    'site.yaml': `${texts['site.yaml']?.replace(/^zonder:\n(?: +- .*\n)*/m, '')}\nzonder: [${part}]\n`,
  });
  if (!content) throw new Error('The content is refused');
  const { container } = render(<LeadersBody {...withRecords(content, () => record)} route="/leiding" />);
  return [...container.querySelectorAll<HTMLElement>('[data-scarf]')].map(({ dataset }) => dataset.scarf);
}

test('the letter of a leader wears a scarf, but not in a group without a uniform', () => {
  expect(lettersWithout('verhuur')).toEqual(['true', 'true']);
  expect(lettersWithout('uniformen')).toEqual(['false', 'false']);
});
