import { countIndex, isMoreThan, searchIndex } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import { type Asked, allWordsOf, figuresOf } from './resolve.ts';

/** Who meets these conditions: how many in all, and the first `limit` of them. */
export const meeting = (ctx: Context, conditions: readonly Asked[], limit: number) =>
  searchIndex(ctx.db, ctx.account.id, {
    words: allWordsOf(conditions),
    figures: figuresOf(conditions),
    boosts: [],
    limit,
    includeText: false,
  });

/** How many meet these conditions. */
export const howManyMeet = (ctx: Context, conditions: readonly Asked[]): Promise<number> =>
  countIndex(ctx.db, ctx.account.id, { words: allWordsOf(conditions), figures: figuresOf(conditions) });

/** Whether anybody meets these conditions. */
export const isMetByAny = (ctx: Context, conditions: readonly Asked[]): Promise<boolean> =>
  isMoreThan(ctx.db, ctx.account.id, 0, { words: allWordsOf(conditions), figures: figuresOf(conditions) });
