/** @jest-environment node */
import { mapLink } from './map';
import { placeInLink } from './placeInLink';

const [latitude, longitude] = [51.05432, 3.71745];

test.each([
  [
    'Google, a marked place',
    'https://www.google.com/maps/place/De+Zaal/@51.0561,3.7001,17z/data=!3m1!4b1!4m6!3m5!1s0x47:0x1!8m2!3d51.05432!4d3.71745!16s',
  ],
  ['Google, the middle of the map', 'https://www.google.be/maps/@51.05432,3.71745,15z?entry=ttu'],
  ['Google, a search', 'https://www.google.com/maps/search/?api=1&query=51.05432%2C3.71745'],
  ['Google, searched numbers', 'https://www.google.com/maps/search/51.05432,+3.71745?sa=X'],
  ['Google, a message', 'https://maps.google.com/?q=51.05432,3.71745'],
  [
    'Google, degrees and minutes',
    "https://www.google.com/maps/place/51%C2%B003'15.6%22N+3%C2%B043'02.8%22E/@51.06,3.7,17z/data=!3m1!4b1!4m4!3m3!8m2!3d51.05432!4d3.71745",
  ],
  ['Google, the way there', 'https://www.google.com/maps/dir//51.05432,3.71745/@51.1,3.6,12z'],
  ['OpenStreetMap, a marker', 'https://www.openstreetmap.org/?mlat=51.05432&mlon=3.71745#map=16/51.06/3.70'],
  ['OpenStreetMap, a map', 'https://www.openstreetmap.org/node/12345#map=19/51.05432/3.71745'],
  ['our own link', mapLink({ latitude, longitude })],
  ['Apple', 'https://maps.apple.com/?ll=51.05432,3.71745&q=De%20Zaal'],
  ['Apple, a place', 'https://maps.apple.com/place?coordinate=51.05432,3.71745&name=Zaal&map=explore'],
  ['Bing', 'https://www.bing.com/maps?cp=51.05432%7E3.71745&lvl=17.0'],
  ['Bing, a point', 'https://www.bing.com/maps?cp=51.1~3.6&sp=point.51.05432_3.71745_De%20Zaal'],
  ['Waze', 'https://www.waze.com/ul?ll=51.05432%2C3.71745&navigate=yes'],
  [
    'Waze, the live map',
    'https://www.waze.com/live-map/directions?to=ll.51.05432%2C3.71745&latlng=51.05432%2C3.71745',
  ],
  ['a phone', 'geo:51.05432,3.71745?z=17'],
  ['two numbers', ' 51.054321, 3.717449 '],
  ['words around it', 'De Zaal https://maps.google.com/?q=51.05432,3.71745'],
])('%s', (_name, text) => {
  expect(placeInLink(text)).toEqual({ latitude, longitude });
});

test.each([
  'https://maps.app.goo.gl/aB3dE5f7',
  'https://maps.apple/p/aB3dE5',
  'https://www.google.com/maps/place/Veldstraat+1,+9000+Gent',
  'https://www.google.com/maps/search/%E0%A4%A',
  'https://waze.com/ul/hu155abc',
  'https://[',
  'https://www.openstreetmap.org/?mlat=151.2&mlon=3.7',
  'Veldstraat 1, 9000 Gent',
  '51.05',
  '',
])('no place in %s', (text) => {
  expect(placeInLink(text)).toBeUndefined();
});

test('a place south and west', () => {
  expect(placeInLink('https://maps.google.com/?q=-33.85,-70.5')).toEqual({
    latitude: -33.85,
    longitude: -70.5,
  });
});
