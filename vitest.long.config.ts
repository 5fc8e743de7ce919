import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** Proofs that take minutes, one after another: `npm run test:long`. */
export default defineConfig({
  plugins: shared.plugins,
  test: {
    ...shared.test,
    include: ['test/long/**/*.test.ts'],
    exclude: ['node_modules/**'],
    maxWorkers: 1,
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 3_600_000,
  },
});
