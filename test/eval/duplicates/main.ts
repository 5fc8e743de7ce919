import { startService } from '#test/harness/workspace.ts';
import { type LabelledPair, labelledPairs } from './pairs.ts';
import { scoresOf } from './score.ts';

/**
 * Prints how pairs of records that were written by hand are told apart, among 3,000 other people of an agency:
 * npm run eval:duplicates [-- --wrong] [--open | --closed]. With `--wrong` the faults of the open set are listed; of the
 * closed one nothing is ever listed, so that no rule is made with it.
 */
const BANDS = [
  ['certain', 95],
  ['likely', 80],
  ['possible', 60],
] as const;

for (const set of ['open', 'closed'] as const) {
  const other = set === 'open' ? 'closed' : 'open';
  if (process.argv.includes(`--${other}`)) continue;
  const pairs = labelledPairs(set);
  const running = await startService();
  try {
    const desk = await running.workspace();
    print(set, await scoresOf(running, desk, pairs), pairs);
  } finally {
    await running.close();
  }
}

function print(set: 'open' | 'closed', scores: readonly number[], pairs: readonly LabelledPair[]): void {
  const one = pairs.filter(({ isOne }) => isOne).length;
  const found = (from: number, isOne: boolean): number =>
    pairs.filter((pair, at) => pair.isOne === isOne && (scores[at] ?? 0) >= from).length;
  console.log(`\n${set}: ${pairs.length} pairs, ${one} of them one person`);
  for (const [band, from] of BANDS) {
    const right = found(from, true);
    const wrong = found(from, false);
    console.log(
      `  ${band} or more: precision ${(right / Math.max(1, right + wrong)).toFixed(3)} (${wrong} wrong), recall ${(right / one).toFixed(3)} (${right})`,
    );
  }
  if (set === 'closed' || !process.argv.includes('--wrong')) return;
  for (const [at, { isOne, what, records }] of pairs.entries()) {
    const score = scores[at] ?? 0;
    if (isOne ? score < 80 : score >= 80)
      console.log(
        `  ${score} ${isOne ? 'same' : 'different'}: ${what}: ${records[0].name} / ${records[1].name}`,
      );
  }
}
