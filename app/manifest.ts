import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { palette } from '@/lib/theme/palette';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { site, home } = content();
  return {
    id: '/',
    name: site.naam,
    short_name: site.korteNaam,
    description: home.beschrijving,
    lang: 'nl-BE',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser', // not an app: the address stays visible, nothing is installed
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: '/icons/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      { src: '/icons/apple-touch-icon.png', type: 'image/png', sizes: '180x180', purpose: 'any' },
    ],
  };
}
