/** @jest-environment node */
import path from 'node:path';
import { exampleTexts, type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { withRecords } from '@/lib/photos/photo';
import { documentMentions, photoMentions } from './mentions';
import { readContent } from './read';
import { readSources } from './sources';

process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2100, 0) / 1000); // when no leader is embargoed

/** The photo of a leader of the full group without consent: no page gets it. */
const withoutConsent = 'leiding/eerst-vragen.jpg';

test.each<GroupName>(['full', 'small'])(
  'in the %s group, every photo that pages get is mentioned',
  (group) => {
    const { content, sources } = readContent(path.join(groupFolder(group), 'content'));
    const shown: string[] = [];
    withRecords(content, (file) => {
      shown.push(file);
      return { stem: '', width: 0, height: 0, avif: [], jpeg: [], placeholder: '', colour: '' };
    });
    const mentioned = photoMentions(sources).map(({ file }) => file);
    expect(mentioned.length).toBeGreaterThan(0);
    expect(mentioned.filter((file) => file !== withoutConsent).toSorted()).toEqual(shown.toSorted());
  },
);

/** The file that a link to `/documents/…` is about. */
function linkedFile(address: string): string | undefined {
  const texts = exampleTexts('full');
  const site = `${texts['site.yaml']}`.replace(/groet: .*/, `groet: "[fiche](/documents/${address})"`);
  const { sources } = readSources({ ...texts, 'site.yaml': site });
  return documentMentions(sources).find(({ path }) => path.includes('groet'))?.file;
}

test('a link to a document is about the file that its address leads to, also with signs of an address in its name', () => {
  expect(linkedFile('fiche%20%232.pdf')).toBe('fiche #2.pdf');
});

test.each(['2025%2Fcm.pdf', '2025%2fcm.pdf'])('a link to “%s” is about no file of a folder', (address) => {
  expect(linkedFile(address)).toBe(address);
});
