/** @jest-environment node */
import { socialLinks } from './socialLinks';

test('a group has the links of its content, in the order of the footer', () => {
  const instagram = 'https://instagram.example/groep';
  const facebook = 'https://facebook.example/groep';
  expect(socialLinks({ instagram, facebook }).map(({ href }) => href)).toEqual([facebook, instagram]);
  expect(socialLinks({ instagram })).toEqual([{ name: 'Instagram', icon: 'instagram', href: instagram }]);
});
