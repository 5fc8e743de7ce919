import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { compiledSources } from './test/setup/compiled.ts';

/**
 * Megabytes of a worker's heap. A worker keeps all that its files loaded, the lexicons too; the longer runs load more of them, and
 * spend their time clearing where they come near the bound.
 */
export const HEAP = { quick: 740, words: 1300, longer: 1500 };

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

/** Whose tests read words by the thousand. They load lexicons and patterns by the hundred: each part fills much of a worker's heap. */
const OF_WORDS = {
  searches: 'test/src/domain/search',
  wording: 'test/src/domain/moderation',
  redaction: 'test/src/domain/anonymity',
  papers: 'test/src/domain/{cv,questions}',
  drafts: 'test/src/domain/job-drafts',
  ads: 'test/src/domain/ads',
};
const OTHERS = {
  domain: 'test/src/{domain,http,identity,access,links,server}',
  actions: 'test/batch-actions/[a-i]*',
  further: 'test/batch-actions',
  around: 'test/{src,contract}',
  others: 'test',
};

/**
 * One part after the other, each in workers of its own: a worker keeps about a megabyte of each file that it ran.
 * @param left the files that do not run
 * @param of the folders of each part, in their order: each takes what no part before it has
 * @param named what the files are called
 */
export const inParts = (
  left: readonly string[],
  of: Record<string, string> = { ...OF_WORDS, ...OTHERS },
  named = '*.test.{ts,tsx}',
) =>
  Object.entries(of).map(([name, folder], groupOrder, parts) => ({
    extends: true as const,
    test: {
      name,
      include: [`${folder}/**/${named}`],
      exclude: [...left, ...parts.slice(0, groupOrder).map(([, before]) => `${before}/**`)],
      sequence: { groupOrder },
    },
  }));
/**
 * As the product runs its patterns: compiled for the machine, their code would fill a space that no option enlarges. What the second
 * setting spares in compiling them it takes in running them, and most tests run each a few times.
 */
const INTERPRETED = ['--regexp-interpret-all', '--no-regexp-peephole-optimization'];
const NOT_QUICK = ['test/long/**', 'test/bench/**', 'test/**/*.system.test.*', 'node_modules/**'];

const quick = (projects: ReturnType<typeof inParts>, heap: number) =>
  defineConfig({
    plugins: shared.plugins,
    test: {
      ...shared.test,
      // Two workers and what they start stay under 2 GB: half of what they would take where nothing bounds them.
      // One thread clears each: with two workers on two cores, threads beside them are in each other's way.
      execArgv: [
        ...INTERPRETED,
        '--single-threaded-gc',
        '--max-semi-space-size=32',
        `--max-old-space-size=${heap}`,
      ],
      projects,
    },
  });

/** How words are read, in searches, CVs, questions, drafts and what leaves: `npm run test:words`. */
export const words = quick(inParts(NOT_QUICK, OF_WORDS), HEAP.words);

/** What else each test shows in milliseconds to a second or two: `npm test`. */
export default quick(
  inParts([...NOT_QUICK, ...Object.values(OF_WORDS).map((folder) => `${folder}/**`)], OTHERS),
  HEAP.quick,
);
