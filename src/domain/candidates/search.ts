import { dropFromIndex, putInIndex } from '#db/search-index.ts';
import type { WriteContext } from '../context.ts';
import { enterCv } from '../documents/index.ts';
import { entryOf, isSearchable } from './search-entry.ts';
import type { CandidateRow } from './store.ts';

/**
 * Brings the search index in line with a person, in the unit that writes them. Who may not be shown (deleted, merged,
 * not to be approached, only a client contact) is taken out.
 * @param before the row as it was; null for a new person
 */
export async function enterInSearch(
  ctx: WriteContext,
  row: CandidateRow,
  tags: readonly string[],
  before: CandidateRow | null,
): Promise<void> {
  const was = before !== null && isSearchable(before);
  if (!isSearchable(row)) {
    if (was) await dropFromIndex(ctx.tx, ctx.account.id, row.id);
    return;
  }
  const entry = entryOf(row, { tags, home: ctx.account.country });
  await putInIndex(ctx.tx, ctx.account.id, entry, !was);
  if (before !== null && !was) await enterCv(ctx, row.id);
}

/** Takes somebody out of the search index. */
export async function leaveSearch(ctx: WriteContext, id: string): Promise<void> {
  await dropFromIndex(ctx.tx, ctx.account.id, id);
}
