import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  maxWorkers: 3, // on two cores: many tests wait
  testTimeout: 60_000, // ms: long enough for a busy machine, no test is about the clock
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/out/', '/.cache/'],
  modulePathIgnorePatterns: ['/.next/', '/out/', '/.cache/'],
});
