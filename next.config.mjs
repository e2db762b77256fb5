/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true, // Apache serves /contact/ as a folder; without it /contact is a directory listing
  reactStrictMode: true,
  // small pieces per route, which the finishing step puts into each page: no page carries the CSS of another
  experimental: { cssChunking: { type: 'graph', requestCost: 2000 } },
  images: { unoptimized: true },
  // published as ES modules only, which Jest cannot load as they are
  transpilePackages: ['marked', 'parse5', 'entities'],
  generateBuildId: () => 'site', // fixed: one content gives the same bytes on every machine
};
