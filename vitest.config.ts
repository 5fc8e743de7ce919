import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { compiledSources } from './test/setup/compiled.ts';

/**
 * Megabytes of a worker's heap. A worker keeps all that its files loaded, the lexicons too; the longer runs load more of them, and
 * spend their time clearing where they come near the bound.
 */
export const HEAP = { quick: 740, longer: 1500 };

/** What all runs have in common. */
export const shared = {
  plugins: [compiledSources()],
  test: {
    globalSetup: ['test/setup/folder.ts'],
    setupFiles: ['test/setup/each-file.ts'],
    // Test files share a process and its loaded modules: each opens a store of its own, and none keeps state in a module.
    isolate: false,
    server: { deps: { external: [/\/dist\/tests-/] } },
    pool: 'forks',
    maxWorkers: 2,
    // Guards against what never ends. A busy machine takes long over what a quiet one does in a second.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
} satisfies ViteUserConfig;

/** The folders of each part of a run of all tests, in their order: each takes what no part before it has. */
const PARTS = {
  // What reads words loads lexicons and patterns by the hundred: each of these parts fills much of a worker's heap.
  searches: 'test/src/domain/search',
  wording: 'test/src/domain/moderation',
  redaction: 'test/src/domain/anonymity',
  papers: 'test/src/domain/{cv,questions}',
  domain: 'test/src/{domain,http,identity,access,links,server}',
  actions: 'test/batch-actions/[a-i]*',
  further: 'test/batch-actions',
  around: 'test/{src,contract}',
  others: 'test',
};

/** One part after the other, each in workers of its own: a worker keeps about a megabyte of each file that it ran. */
export const inParts = (left: readonly string[]) =>
  Object.entries(PARTS).map(([name, folder], groupOrder, parts) => ({
    extends: true as const,
    test: {
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      exclude: [...left, ...parts.slice(0, groupOrder).map(([, before]) => `${before}/**`)],
      sequence: { groupOrder },
    },
  }));
const NOT_QUICK = ['test/long/**', 'test/bench/**', 'test/**/*.system.test.*', 'node_modules/**'];

/** What each test shows in milliseconds to a second or two: `npm test`. */
export default defineConfig({
  plugins: shared.plugins,
  test: {
    ...shared.test,
    // Two workers and what they start stay under 2 GB: half of what they would take where nothing bounds them.
    // One thread clears each: with two workers on two cores, threads beside them are in each other's way.
    // Patterns are compiled at once for the machine: a test tries most of them too rarely to pay for a first form as well.
    execArgv: [
      '--single-threaded-gc',
      '--no-regexp-tier-up',
      '--max-semi-space-size=32',
      `--max-old-space-size=${HEAP.quick}`,
    ],
    projects: inParts(NOT_QUICK),
  },
});
