import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { HEAP, inParts, shared } from './vitest.config.ts';

process.env.TEST_STORE = 'postgres';

/** What a test imports that opens a store, or may: whatever is of the tests, but for pages of CVs and the clock. */
const MAY_OPEN_A_STORE =
  /from '#(?:db|actions|test\/(?!harness\/(?:cv\/|cpu\.ts')|eval\/redaction\/score\.ts'))/;

/** The tests of functions alone, which read and write no store. */
const OF_FUNCTIONS_ALONE = readdirSync('test/src', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/src/${name}`)
  .filter((name) => /\.test\.tsx?$/.test(name) && !MAY_OPEN_A_STORE.test(readFileSync(name, 'utf8')));

/** What has no store, or is about one of them. */
const ABOUT_NO_STORE_OR_ONE = [
  ...OF_FUNCTIONS_ALONE,
  // No store: what is measured, the tests' own tools, and small functions.
  'test/eval/**',
  'test/harness/**',
  'test/setup/**',
  'test/src/lib/**',
  'test/src/config.test.ts',
  // PostgreSQL alone, in the other two runs as well.
  'test/db/postgres-*',
  'test/**/*postgres.system.test.ts',
  // The plans by which SQLite reads, from the statements that it prepared.
  'test/contract/lists-of-ids.test.ts',
  'test/src/http/pages/desk-plans.test.ts',
  'test/src/domain/candidates/found-in-indexes.test.ts',
  // How words are read and told, for which a store only holds the people that they are about.
  'test/src/domain/{cv,moderation}/*.system.test.ts',
  'test/src/adapters/cv/reader.system.test.ts',
  'test/src/batch/plan-words.system.test.ts',
  'test/tools/understood.system.test.ts',
  // Stores of an earlier release, which are SQLite files.
  'test/contract/undo-earlier-release.test.ts',
];

/**
 * Of the tests of the product as a whole those that start servers and commands on stores that they choose, and those of pages
 * and matrices that take minutes. What only takes longer than a quick test runs here too.
 */
const AS_A_WHOLE = [
  'test/db/**/*.system.test.*',
  'test/examples/**/*.system.test.*',
  'test/src/cli/**/*.system.test.*',
  'test/src/server/**/*.system.test.*',
  // Browsers: what they show comes of the same queries as the pages that the quick tests read.
  'test/src/http/**/!(check-in|held-approvals).system.test.*',
  // The whole catalogue by everybody and everywhere; the quick tests of the same matrices run here.
  'test/contract/**/!(undo).system.test.*',
];

/** The tests with every store that they do not choose by themselves on PostgreSQL: `npm run test:postgres`. */
export default defineConfig({
  plugins: shared.plugins,
  test: {
    ...shared.test,
    execArgv: ['--max-semi-space-size=32', `--max-old-space-size=${HEAP.longer}`],
    projects: inParts([
      'test/long/**',
      'test/bench/**',
      'node_modules/**',
      ...ABOUT_NO_STORE_OR_ONE,
      ...AS_A_WHOLE,
    ]),
  },
});
