import { findRow, updateRow } from '#db/rows.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CandidateRow } from './schema.ts';
import { removeFromSearch } from './search.ts';
import { keptIdOf } from './store.ts';

/**
 * The records that are held of a person, deleted ones too: the kept one first, then those that were merged into it. None of
 * somebody who was erased.
 */
export async function recordsOfPerson(ctx: Context, given: string): Promise<CandidateRow[]> {
  const kept = await findRow(ctx.db, 'candidates', ctx.account.id, await keptIdOf(ctx, given));
  if (kept === undefined || (kept.deleted_at !== null && kept.source === ERASED)) return [];
  const all = [kept];
  for (const { id } of all) {
    const merged = await ctx.db
      .selectFrom('candidates')
      .selectAll()
      .where('account_id', '=', ctx.account.id)
      .where('merged_into', '=', id)
      .execute();
    all.push(...merged);
  }
  return all;
}

/**
 * Empties the records of a person. A row stays for what refers to it, without anything of the person.
 * @param keepName whether the name stays, for somebody who is a client's contact
 */
export async function eraseCandidateRows(
  ctx: WriteContext,
  rows: readonly CandidateRow[],
  keepName: boolean,
): Promise<void> {
  for (const [at, row] of rows.entries()) {
    await removeFromSearch(ctx, row.id);
    const emptied = Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        typeof value === 'number' && FLAGS.has(column) ? 0 : null,
      ]),
    );
    const { id: _, account_id: __, created_at: ___, ...columns } = emptied;
    const isNamed = keepName && at === 0;
    await updateRow(ctx.tx, 'candidates', ctx.account.id, row.id, {
      ...columns,
      name: isNamed ? row.name : 'Erased person',
      name_folded: isNamed ? row.name_folded : 'erased person',
      first_name: isNamed ? row.first_name : null,
      last_name: isNamed ? row.last_name : null,
      ...EMPTY,
      do_not_approach: 1,
      email_opt_out: 1,
      contact_only: isNamed ? 1 : 0,
      source: ERASED,
      updated_at: ctx.now,
      deleted_at: ctx.now,
    });
  }
}

const ERASED = 'erased';
const FLAGS = new Set(['do_not_approach', 'contact_only', 'email_opt_out']);
const EMPTY = {
  other_emails: '[]',
  other_names: '[]',
  skills: '[]',
  experience: '[]',
  education: '[]',
  certifications: '[]',
  languages: '[]',
  merged_ids: '[]',
};
