import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { HallMap } from './HallMap';
import { map as mapBehaviour } from './map.script';

const hall = {
  name: 'Lokaal De Eik',
  street: 'Dorp 2',
  postcode: '9000',
  town: 'Gent',
  place: { latitude: 51.05, longitude: 3.72 },
};

/** The frame is asked for a second after the page has loaded. */
function startMap() {
  jest.useFakeTimers();
  startInPage(mapBehaviour);
  return () => {
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
  };
}

beforeEach(() => {
  render(<HallMap titel="De weg" lokaal={hall} />);
});

test('a hall without a place has a link to a search for its address, and no map', () => {
  cleanup();
  const { place: _, ...address } = hall;
  render(<HallMap titel="De weg" lokaal={address} />);
  expect(screen.getByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Dorp+2%2C+9000+Gent',
  );
  startMap()();
  expect(screen.getByText('Bekijk de kaart in OpenStreetMap')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

const map = () => screen.getByTitle('Kaart: Lokaal De Eik, Dorp 2, Gent');
const coming = () => screen.getByText('De kaart komt eraan…');

it('always shows the address and a link to the map', () => {
  expect(screen.getByText(/Dorp 2, 9000 Gent/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=51.05&mlon=3.72#map=16/51.05/3.72',
  );
});

it('requests nothing from another site until the map is shown', () => {
  expect(map()).not.toHaveAttribute('src');
  expect(map()).not.toBeVisible();

  const pass = startMap();
  expect(map()).not.toHaveAttribute('src');
  pass();
  expect(map()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\//));
});

it('is lazy, and sends no referrer', () => {
  expect(map()).toHaveAttribute('loading', 'lazy');
  expect(map()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

describe('when the frame has loaded', () => {
  const load = async (answer: Promise<unknown>) => {
    global.fetch = jest.fn(() => answer) as typeof fetch;
    expect(coming()).not.toBeVisible(); // without a script no map will load
    const link = () => screen.queryByRole('link', { name: /^Bekijk de kaart/ });
    const pass = startMap();
    expect(coming()).toBeVisible();
    expect(link()).not.toBeInTheDocument();
    pass();
    expect(coming()).not.toBeVisible();
    expect(link()).toBeInTheDocument();
    await act(async () => fireEvent.load(map()));
  };

  it('the map replaces the drawing', async () => {
    await load(Promise.resolve({}));

    expect(screen.queryByRole('link', { name: /^Bekijk de kaart/ })).not.toBeInTheDocument();
    expect(map()).toBeVisible();
    expect(map()).toHaveAttribute('data-there');
    expect(fetch).toHaveBeenCalledWith(
      map().getAttribute('src'),
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });

  it('with an error page, since the other site does not respond › the drawing stays', async () => {
    await load(Promise.reject(new TypeError('Failed to fetch')));

    expect(coming()).not.toBeVisible();
    expect(map()).not.toBeVisible();
    expect(screen.getByRole('link', { name: /^Bekijk de kaart in OpenStreetMap/ })).toBeInTheDocument();
  });
});
