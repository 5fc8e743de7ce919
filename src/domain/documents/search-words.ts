import { indexCv } from '#db/search-index.ts';
import type { WriteContext } from '../context.ts';
import { affirmed } from '../lexicon/denials.ts';
import { plainWords } from '../lexicon/text.ts';
import { newestTextOf } from './store.ts';

const MAX_CHARACTERS = 60_000;
const MAX_WORDS = 4000;

/** Adds the text of a person's newest CV to the search index, if the person is in it. */
export async function indexNewestCv(ctx: WriteContext, candidateId: string): Promise<void> {
  const newest = await newestTextOf(ctx, candidateId);
  const words = newest === null ? [] : wordsOfCv(newest.text.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  await indexCv(ctx.tx, ctx.account.id, candidateId, words);
}

/** No phrase is found across what is denied. */
const wordsOfCv = (text: string): string[] =>
  affirmed(text).flatMap((part, at) => [
    ...(at === 0 ? [] : ['gap']),
    ...plainWords(part).map((word) => `v_${word}`),
  ]);
