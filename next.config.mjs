/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true, // Apache serves /contact/ as a folder; without it /contact is a directory listing
  reactStrictMode: true,
  typedRoutes: true,
  images: { unoptimized: true },
  generateBuildId: () => 'site', // fixed: one content gives the same bytes on every machine
};
