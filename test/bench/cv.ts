import { readCorpus } from '#test/harness/cv/corpus.ts';
import { table } from '#test/harness/cv/score.ts';
import type { Ratio } from './ratio.ts';

const COUNT = 300;
const SEED = 23;

/** Prints how much of 300 CVs in fifteen layouts is read right, and how long one takes. It compares with nothing. */
export async function measureCv(): Promise<Ratio[]> {
  const { scores, ms } = await readCorpus(COUNT, SEED);
  console.log(table(scores));
  console.log(`${(ms / COUNT).toFixed(1)} ms a CV, in one process`);
  return [];
}
