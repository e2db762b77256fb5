import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  maxWorkers: 2,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/', '/.cache/'],
  modulePathIgnorePatterns: ['/.next/', '/out/', '/.cache/'],
});
