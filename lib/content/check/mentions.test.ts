/** @jest-environment node */
import path from 'node:path';
import { type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { withRecords } from '@/lib/photos/photo';
import { photoMentions } from './mentions';
import { readContent } from './read';

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
