import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that has node_modules: this one, or one above it for a copy of the project. */
function rootOf(folder) {
  const above = dirname(folder);
  return existsSync(join(folder, 'node_modules')) || above === folder ? folder : rootOf(above);
}

/** @type {import('next').NextConfig} */
export default {
  turbopack: { root: rootOf(process.cwd()) },
  output: 'export',
  trailingSlash: true, // Apache serves /contact/ as a folder; without it /contact is a directory listing
  reactStrictMode: true,
  // every stylesheet has the mixins of styles/ without an `@use` of its own
  sassOptions: {
    loadPaths: [process.cwd()],
    additionalData: `@use "styles/layout" as *;
      @use "styles/media";
      @use "styles/paper";
      @use "styles/script";`,
  },
  images: { unoptimized: true },
  // a page that only developers see ends in .dev.tsx
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  typescript: { ignoreBuildErrors: process.env.TYPES === 'checked' }, // `npm test` has checked them all before it builds
  // published as ES modules only, which Jest cannot load as they are
  transpilePackages: [
    ...['marked', 'parse5', 'entities'],
    ...['@octokit/request', '@octokit/endpoint', '@octokit/request-error', 'universal-user-agent'],
  ],
  // pages/ holds the editor. Its packages are bundled as those of app/ are: a package apart makes every visitor's runtime larger
  bundlePagesRouterDependencies: true,
  generateBuildId: () => 'site', // fixed: one content gives the same bytes on every machine
  experimental: {
    // a piece for every set of pages that shares it: the finishing step joins them, so that a request more costs nothing
    // and no page carries the styles of another
    cssChunking: { type: 'graph', requestCost: 1 },
    // a page of its own: a not-found inside the layout travels along, text and styles, with every other page
    globalNotFound: true,
  },
};
