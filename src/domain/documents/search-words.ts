import { putCvInIndex } from '#db/search-index.ts';
import type { WriteContext } from '../context.ts';
import { plainWords } from '../lexicon/text.ts';
import { newestTextOf } from './store.ts';

const MOST_CHARACTERS = 60_000;
const MOST_WORDS = 4000;

/** Enters what a person's newest CV says into the search index, if the person is in it. */
export async function enterCv(ctx: WriteContext, candidateId: string): Promise<void> {
  const newest = await newestTextOf(ctx, candidateId);
  const words = newest === null ? [] : plainWords(newest.text.slice(0, MOST_CHARACTERS)).slice(0, MOST_WORDS);
  await putCvInIndex(
    ctx.tx,
    ctx.account.id,
    candidateId,
    words.map((word) => `v_${word}`),
  );
}
