import { nameWithMarker } from '@/lib/text/sourceMarkers';
import { personIn } from './personIn';

const [koen, els] = [{ naam: 'Koen Voorbeeld' }, { naam: nameWithMarker('Els', 3) }];

test.each([
  ['Vraag het gerust aan Koen.', koen],
  ['Bel Els, zij weet het.', els],
  ['Koenraad is iemand anders.', undefined],
])('%s', (text, person) => {
  expect(personIn(text, [undefined, koen, els])).toBe(person);
});
