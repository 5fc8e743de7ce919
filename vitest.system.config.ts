import { defineConfig } from 'vitest/config';
import { HEAP, inParts, shared } from './vitest.config.ts';

/** The product as a whole: its processes, also killed ones, browsers, several nodes, the whole catalogue: `npm run test:system`. */
export default defineConfig({
  plugins: shared.plugins,
  test: {
    ...shared.test,
    execArgv: ['--max-semi-space-size=32', `--max-old-space-size=${HEAP.longer}`],
    projects: inParts(
      ['node_modules/**'],
      // Each process keeps what its patterns were read into.
      {
        redaction: 'test/src/domain/anonymity',
        wording: 'test/src/domain/moderation',
        questions: 'test/src/domain/{questions,search}',
        ads: 'test/src/domain/{ads,job-drafts,jobs}',
        domain: 'test/src/domain',
        contract: 'test/contract',
        pages: 'test/src/http',
        others: 'test',
      },
      '*.system.test.{ts,tsx}',
    ),
  },
});
