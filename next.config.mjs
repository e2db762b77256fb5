/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true, // Apache serves /contact/ as a folder; without it /contact is a directory listing
  reactStrictMode: true,
  images: { unoptimized: true },
  transpilePackages: ['marked'], // published as an ES module only, which Jest cannot load as it is
  generateBuildId: () => 'site', // fixed: one content gives the same bytes on every machine
};
