import { defineConfig } from 'vitest/config';

/** Tests that take minutes: `npm run test:long`. */
export default defineConfig({
  test: {
    include: ['test/long/**/*.test.ts'],
    globalSetup: ['test/setup/folder.ts'],
    setupFiles: ['test/setup/each-file.ts'],
    isolate: false,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 3_600_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
