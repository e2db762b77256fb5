import { render, screen } from '@testing-library/react';
import type { PhotoRecord } from '@/lib/photos/variants';
import { Picture } from './Picture';

const image = (stem: string): PhotoRecord => ({
  stem,
  width: 1200,
  height: 800,
  avif: [360, 1200],
  jpeg: [520, 1100],
  placeholder: 'data:image/webp;base64,UklGRg==',
  colour: '#7a8b4c',
});

/** React leaves these in the head of the document, across tests. */
const preloads = (src: string) =>
  [...document.head.querySelectorAll('link[rel="preload"][as="image"]')].filter((link) =>
    link.getAttribute('imagesrcset')?.startsWith(src),
  );

const sources = () => [...(screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [])];

describe('a photo further down the page', () => {
  beforeEach(() => {
    const photo = { image: image('groepen-kaspis'), alt: "Kaspi's bij het vuur" };
    render(<Picture photo={photo} sizes="50vw" />);
  });

  it('has a colour until it is there, which is silent', () => {
    expect(screen.getByRole('img', { name: "Kaspi's bij het vuur" })).toBeInTheDocument();
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(document.querySelector('[color="#7a8b4c"]')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is lazy, and has its size before it arrives', () => {
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '800');
    expect(preloads('/fotos/groepen-kaspis')).toEqual([]);
  });

  it('offers AVIF first and a JPEG to every other browser', () => {
    expect(sources().map((source) => [source.type, source.srcset, source.sizes])).toEqual([
      ['image/avif', '/fotos/groepen-kaspis-360.avif 360w, /fotos/groepen-kaspis-1200.avif 1200w', '50vw'],
    ]);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('src', '/fotos/groepen-kaspis-1100.jpg');
    expect(image).toHaveAttribute(
      'srcset',
      '/fotos/groepen-kaspis-520.jpg 520w, /fotos/groepen-kaspis-1100.jpg 1100w',
    );
    expect(image).toHaveAttribute('sizes', '50vw');
  });
});

it('writes no style attribute, which the site’s policy would block', () => {
  const { container } = render(<Picture photo={{ image: image('a'), alt: 'A' }} sizes="100vw" />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

describe('the first photo of a page, with a crop for phones', () => {
  beforeEach(() => {
    const tall = { image: image('hero-tall'), media: '(max-width: 48em)' };
    render(<Picture photo={{ image: image('hero'), alt: 'Welkom' }} sizes="100vw" priority tall={tall} />);
  });

  it('is one image for a screen reader: its blur is silent', () => {
    expect(screen.getAllByRole('presentation')).toHaveLength(1);
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/webp/),
    );
  });

  it('is fetched at once, with high priority', () => {
    const image = screen.getByRole('img', { name: 'Welkom' });
    expect(image).not.toHaveAttribute('loading');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows the crop in both formats where it applies, with its own dimensions', () => {
    const crop = sources().filter((source) => source.media === '(max-width: 48em)');
    expect(crop.map((source) => [source.type, source.srcset.split(' ')[0]])).toEqual([
      ['image/avif', '/fotos/hero-tall-360.avif'],
      ['', '/fotos/hero-tall-520.jpg'],
    ]);
    for (const source of crop) {
      expect(source).toHaveAttribute('width', '1200');
      expect(source).toHaveAttribute('height', '800');
    }
    expect(sources().indexOf(crop[1] ?? document.createElement('source'))).toBe(1);
  });

  it('is preloaded, each crop only where it shows', () => {
    const named = preloads('/fotos/hero').map((link) => [
      link.getAttribute('media'),
      link.getAttribute('imagesrcset')?.split(' ')[0],
      link.getAttribute('type'),
    ]);
    expect(named).toEqual([
      ['not all and (max-width: 48em)', '/fotos/hero-360.avif', 'image/avif'],
      ['(max-width: 48em)', '/fotos/hero-tall-360.avif', 'image/avif'],
    ]);
  });
});
