import { dropFromIndex, putInIndex } from '#db/search-index.ts';
import type { Db } from '#db/store.ts';
import type { Context, WriteContext } from '../context.ts';
import { enterCv } from '../documents/index.ts';
import { entryOf, INDEX_VERSION, isSearchable } from './search-entry.ts';
import { type CandidateRow, livePerson } from './store.ts';
import { tagsOf } from './tags.ts';

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

/** Entries that an earlier version of the program wrote, or that a migration only announced. */
export async function outdatedEntries(db: Db, limit: number): Promise<{ account_id: string; id: string }[]> {
  return db
    .selectFrom('candidate_index')
    .where('version', '<', INDEX_VERSION)
    .orderBy('version')
    .limit(limit)
    .select(['account_id', 'candidate_id as id'])
    .execute();
}

/** Whether some people of an agency are not in the index as this version of the program would have them. */
export async function isIndexBehind(ctx: Context): Promise<boolean> {
  const behind = await outdatedEntries(ctx.db, 1);
  return behind.length > 0;
}

/** Writes somebody's entry anew. */
export async function enterAgain(ctx: WriteContext, id: string): Promise<void> {
  const row = await livePerson(ctx, id);
  if (row === undefined || !isSearchable(row)) return leaveSearch(ctx, id);
  const tags = (await tagsOf(ctx, [id])).get(id) ?? [];
  await putInIndex(ctx.tx, ctx.account.id, entryOf(row, { tags, home: ctx.account.country }), false);
  await enterCv(ctx, id);
}
