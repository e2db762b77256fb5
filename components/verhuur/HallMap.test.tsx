import { act, fireEvent, render, screen } from '@testing-library/react';
import { HallMap } from './HallMap';

const hall = {
  name: 'Lokaal De Eik',
  street: 'Dorp 2',
  postcode: '9000',
  town: 'Gent',
  latitude: 51.05,
  longitude: 3.72,
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<HallMap titel="De weg" lokaal={hall} />);
});
afterEach(() => jest.useRealTimers());

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const map = () => screen.queryByTitle('Kaart: Lokaal De Eik, Dorp 2, Gent');

it('gives the address and a link to the map, whatever happens', () => {
  expect(screen.getByText(/Dorp 2, 9000 Gent/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=51.05&mlon=3.72#map=16/51.05/3.72',
  );
});

it('asks another site for the map only a second after the page has loaded', () => {
  wait(999);
  expect(map()).not.toBeInTheDocument();

  wait(1);
  expect(map()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\//));
});

it('asks for it when it comes into view, and tells that site nothing about the page', () => {
  wait(1000);

  expect(map()).toHaveAttribute('loading', 'lazy');
  expect(map()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

describe('when the frame has loaded', () => {
  const load = async (answer: Promise<unknown>) => {
    global.fetch = jest.fn(() => answer) as typeof fetch;
    wait(1000);
    expect(screen.getByText('De kaart komt eraan…')).toBeInTheDocument();
    await act(async () => fireEvent.load(screen.getByTitle(/^Kaart/)));
  };

  it('the map takes the place of the drawing', async () => {
    await load(Promise.resolve({}));

    expect(screen.queryByText('De kaart komt eraan…')).not.toBeInTheDocument();
    expect(map()).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledWith(
      map()?.getAttribute('src'),
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });

  it('with the browser’s own page, since the other site does not answer › the drawing stays', async () => {
    await load(Promise.reject(new TypeError('Failed to fetch')));

    expect(map()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Bekijk de kaart in OpenStreetMap/ })).toBeInTheDocument();
  });
});
