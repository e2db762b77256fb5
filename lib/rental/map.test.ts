/** @jest-environment node */
import { mapEmbed, mapLink } from './map';

const hall = { latitude: 51.05, longitude: 3.72 };

function boxOf(url: string) {
  const [left, bottom, right, top] = (new URL(url).searchParams.get('bbox') ?? '').split(',').map(Number);
  return { left, bottom, right, top } as Record<'left' | 'bottom' | 'right' | 'top', number>;
}

describe('the map in the page', () => {
  it('comes from OpenStreetMap', () => {
    const { origin, pathname } = new URL(mapEmbed(hall));

    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  });

  it('has a marker at the place, latitude first', () => {
    expect(new URL(mapEmbed(hall)).searchParams.get('marker')).toBe('51.05,3.72');
  });

  it('has the place in the middle', () => {
    const { left, bottom, right, top } = boxOf(mapEmbed(hall));

    expect((left + right) / 2).toBeCloseTo(hall.longitude, 4);
    expect((bottom + top) / 2).toBeCloseTo(hall.latitude, 4);
  });

  it('is twice as wide as high on the ground', () => {
    const { left, bottom, right, top } = boxOf(mapEmbed(hall));
    const width = (right - left) * Math.cos((hall.latitude * Math.PI) / 180);

    expect(width / (top - bottom)).toBeCloseTo(2, 2);
  });
});

describe('the link to the map', () => {
  it('opens OpenStreetMap at the place, marked', () => {
    expect(mapLink(hall)).toBe('https://www.openstreetmap.org/?mlat=51.05&mlon=3.72#map=16/51.05/3.72');
  });

  it('leaves out digits that mean less than a metre', () => {
    expect(mapLink({ latitude: 51.0512345678, longitude: 3.7 })).toContain('mlat=51.05123&mlon=3.7#');
  });
});
