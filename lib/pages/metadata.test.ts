/** @jest-environment node */
import { bareContent, exampleContent } from '@/e2e/groups/exampleGroup';
import { withRecords } from '@/lib/photos/photo';
import { layoutMetadata, metadataOf, socialPicturePath } from './metadata';
import { routes } from './pages';

const photo = { stem: '', width: 0, height: 0, avif: [], jpeg: [], placeholder: '', colour: '' };
const full = withRecords(exampleContent(), () => photo);
const { siteAdres } = full.site;

describe('the metadata of a page', () => {
  const metadata = metadataOf(full, '/bivak');

  it('has the title and the description of its content file', () => {
    expect(metadata).toMatchObject({
      title: 'Poelkamp – ’t Paddenrijk',
      description: expect.stringMatching(/^Negen dagen kamp /),
    });
  });

  it('has those of the block, when the page is one', () => {
    expect(metadataOf(full, '/bivak/boekje').title).toBe('Kampkrant – ’t Paddenrijk');
    expect(metadataOf(full, '/verhuur/infofiche').title).toBe('Blad voor huurders – ’t Paddenrijk');
  });

  it('is empty for a page that the group does not have', () => {
    const bare = withRecords(bareContent(), () => photo);
    expect(metadataOf(bare, '/bivak/boekje')).toEqual({});
    expect(metadataOf(bare, '/leiding')).toEqual({});
  });

  it('names the address as the host serves it, in whole', () => {
    const url = `${siteAdres}/bivak/`;
    expect(metadata.alternates?.canonical).toBe(url);
    expect(metadata.openGraph).toMatchObject({ url, locale: 'nl_BE' });
  });

  it('shares a picture of its own, with size and description', () => {
    const image = {
      url: `${siteAdres}/og/bivak.png`,
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: 'Poelkamp – ’t Paddenrijk',
    };
    expect(metadata.openGraph?.images).toEqual([image]);
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
  });

  it('describes that picture with the words for its photo', () => {
    const images = [expect.objectContaining({ alt: 'Tenten aan de poel' })];
    expect(metadataOf(full, '/bivak', 'Tenten aan de poel')).toMatchObject({
      openGraph: { images },
      twitter: { images },
    });
  });
});

it('every page has another picture', () => {
  expect(new Set(routes.map(socialPicturePath)).size).toBe(routes.length);
});

it('addresses without a host get the site’s own', () => {
  expect(layoutMetadata(full.site).metadataBase).toEqual(new URL(siteAdres));
});
