/** @jest-environment node */
import { layoutMetadata, pageMetadata, socialPicturePath } from './metadata';
import { routes } from './pages';

const site = { naam: 'Jeugdbeweging Test', korteNaam: 'Test', siteAdres: 'https://www.test.example' };
const page = { titel: 'Bivak', beschrijving: 'Tien dagen op kamp.' };
const metadata = pageMetadata({ site, page, route: '/bivak' });

describe('the metadata of a page', () => {
  it('names the address as the host serves it, in whole', () => {
    expect(metadata.alternates?.canonical).toBe('https://www.test.example/bivak/');
    expect(metadata.openGraph).toMatchObject({ url: 'https://www.test.example/bivak/', locale: 'nl_BE' });
  });

  it('shares a picture of its own, with size and description', () => {
    const image = {
      url: 'https://www.test.example/og/bivak.png',
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: 'Bivak',
    };
    expect(metadata.openGraph?.images).toEqual([image]);
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
  });
});

it('every page has another picture', () => {
  expect(new Set(routes.map(socialPicturePath)).size).toBe(routes.length);
});

it('addresses without a host get the site’s own', () => {
  expect(layoutMetadata(site).metadataBase).toEqual(new URL('https://www.test.example'));
});
