import { entriesBefore, indexCandidate, removeFromIndex } from '#db/search-index.ts';
import type { Db } from '#db/store.ts';
import type { Context, WriteContext } from '../context.ts';
import { indexNewestCv } from '../documents/index.ts';
import { formerIdentities } from './merged-records.ts';
import type { CandidateRow } from './schema.ts';
import { entryOf, INDEX_VERSION, isSearchable } from './search-entry.ts';
import { livePerson } from './store.ts';
import { labelsOf } from './tags.ts';

/**
 * Updates the search index for a person, in the unit that writes them. People who must not be shown (deleted, merged,
 * not to be approached, only a client contact) are removed.
 * @param before the former row; null for a new person
 */
export async function updateSearchIndex(
  ctx: WriteContext,
  row: CandidateRow,
  tags: readonly string[],
  before: CandidateRow | null,
): Promise<void> {
  const was = before !== null && isSearchable(before);
  if (!isSearchable(row)) {
    if (was) await removeFromIndex(ctx.tx, ctx.account.id, row.id);
    return;
  }
  const former = await formerIdentities(ctx.tx, row);
  const entry = entryOf(row, { tags, home: ctx.account.country, former });
  await indexCandidate(ctx.tx, ctx.account.id, entry, !was);
  if (before !== null && !was) await indexNewestCv(ctx, row.id);
}

/** Removes a person from the search index. */
export async function removeFromSearch(ctx: WriteContext, id: string): Promise<void> {
  await removeFromIndex(ctx.tx, ctx.account.id, id);
}

/** Entries written by an earlier version of the program, or only announced by a migration. */
export async function outdatedEntries(
  db: Db,
  limit: number,
  except: readonly string[] = [],
): Promise<{ account_id: string; id: string }[]> {
  return entriesBefore(db, INDEX_VERSION, limit, except);
}

/** Whether the index is out of date for some people of an agency. */
export async function isIndexOutdated(ctx: Context): Promise<boolean> {
  const behind = await outdatedEntries(ctx.db, 1);
  return behind.length > 0;
}

/** Rewrites a person's index entry. */
export async function reindexCandidate(ctx: WriteContext, id: string): Promise<void> {
  const row = await livePerson(ctx, id);
  if (row === undefined || !isSearchable(row)) return removeFromSearch(ctx, id);
  const tags = await labelsOf(ctx, id);
  const former = await formerIdentities(ctx.tx, row);
  const entry = entryOf(row, { tags, home: ctx.account.country, former });
  await indexCandidate(ctx.tx, ctx.account.id, entry, false);
  await indexNewestCv(ctx, id);
}
