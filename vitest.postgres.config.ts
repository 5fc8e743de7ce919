import { defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

process.env.TEST_STORE = 'postgres';

/** Needs no store, or puts no question to one that the other store would answer otherwise. */
const WITHOUT_A_STORE = [
  'test/eval/**',
  'test/harness/**',
  'test/setup/**',
  'test/src/lib/**',
  'test/src/config.test.ts',
];

/** Starts servers, commands and browsers on stores of its own making, and those on PostgreSQL are among them. */
const CHOOSES_ITS_STORES = [
  'test/contract/**',
  'test/db/**',
  'test/src/cli/**',
  'test/src/http/**',
  'test/src/server/**',
];

/** Each of its runs begins with a copy of one folder, the SQLite file in it. */
const COPIES_A_FOLDER = ['test/tools/goals.*'];

/** The tests with every store that they do not choose by themselves on PostgreSQL: `npm run test:postgres`. */
export default defineConfig({
  test: {
    ...quick.test,
    exclude: [
      ...['test/long/**', 'test/bench/**', 'node_modules/**'],
      ...WITHOUT_A_STORE,
      ...CHOOSES_ITS_STORES,
      ...COPIES_A_FOLDER,
    ],
  },
});
