/** @jest-environment node */
import { nameWithMarker } from '@/lib/text/sourceMarkers';
import { bookletIcon } from './bookletIcon';

test('the drawing beside a name is that of its first known word, also in the preview of the editor', () => {
  expect(bookletIcon('Aan', 'info')).toBe('tshirt');
  expect(bookletIcon(nameWithMarker('Aan', 4), 'info')).toBe('tshirt');
  expect(bookletIcon('Aanmelden', 'info')).toBe('info');
});
