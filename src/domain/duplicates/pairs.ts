import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { type Page, singlePage } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import type { Comparison } from './compare.ts';
import { shownById } from './people.ts';
import { bandOf, type DuplicateFilters, type DuplicatePair } from './schema.ts';

const open = (db: Db, account: string) =>
  db.selectFrom('duplicate_pairs').where('account_id', '=', account).where('status', '=', 'open');

/** The open pairs of an agency, the likeliest first; there is no cursor. */
export async function listDuplicates(
  ctx: Context,
  { candidate_id, min_score = 0, limit }: DuplicateFilters,
): Promise<Page<DuplicatePair>> {
  let query = open(ctx.db, ctx.account.id).where('score', '>=', min_score);
  if (candidate_id !== undefined)
    query = query.where((eb) =>
      eb.or([eb('first_id', '=', candidate_id), eb('second_id', '=', candidate_id)]),
    );
  const rows = await query
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .selectAll()
    .execute();
  const items = await shown(ctx, rows.slice(0, limit));
  return { ...singlePage(items), has_more: rows.length > limit };
}

type PairRow = Awaited<ReturnType<typeof pairById>> & object;

async function pairById(ctx: Context, id: string) {
  return ctx.db
    .selectFrom('duplicate_pairs')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
}

/** A pair whose records are both there. */
async function shown(ctx: Context, rows: readonly PairRow[]): Promise<DuplicatePair[]> {
  const ids = [...new Set(rows.flatMap(({ first_id, second_id }) => [first_id, second_id]))];
  const people = new Map((await shownById(ctx.db, ctx.account.id, ids)).map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const [first, second] = [people.get(row.first_id), people.get(row.second_id)];
    if (first === undefined || second === undefined) return [];
    const keep = [first, second].toSorted(
      (a, b) =>
        Number(b.applications_count) - Number(a.applications_count) ||
        fullness(b) - fullness(a) ||
        (a.created_at < b.created_at ? -1 : 1),
    )[0];
    return {
      id: row.id,
      score: row.score,
      band: bandOf(row.score),
      candidates: [first, second].map(({ current_company, skills: _, linkedin_url: __, ...person }) => ({
        ...person,
        current_employer: current_company,
        applications_count: Number(person.applications_count),
      })),
      reasons: json.decode<Comparison[]>(row.reasons),
      suggested_keep_id: keep?.id ?? first.id,
      status: row.status,
    };
  });
}

type Shown = Awaited<ReturnType<typeof shownById>>[number];

const fullness = (person: Shown): number =>
  Object.values(person).filter((value) => value !== null && value !== '[]').length;

/** A pair whose records are both there, dismissed or not. @throws AppError NOT_FOUND */
export async function getDuplicatePair(ctx: Context, id: string): Promise<DuplicatePair> {
  const row = await pairById(ctx, id);
  const [pair] = row === undefined ? [] : await shown(ctx, [row]);
  if (pair === undefined) throw notFound('duplicate pair', id, 'pair_id');
  return pair;
}

/** Says that two records are two people: the pair is not shown again. @throws AppError NOT_FOUND */
export async function dismissDuplicate(ctx: WriteContext, id: string): Promise<DuplicatePair> {
  return setStatus(ctx, id, 'dismissed');
}

/** Opens a dismissed pair again. @throws AppError NOT_FOUND */
export async function reopenDuplicate(ctx: WriteContext, id: string): Promise<DuplicatePair> {
  return setStatus(ctx, id, 'open');
}

async function setStatus(
  ctx: WriteContext,
  id: string,
  status: 'open' | 'dismissed',
): Promise<DuplicatePair> {
  const row = await pairById(ctx, id);
  const [before] = row === undefined ? [] : await shown(ctx, [row]);
  if (row === undefined || before === undefined) {
    throw row === undefined
      ? notFound('duplicate pair', id, 'pair_id')
      : new AppError(
          'CONFLICT',
          'One of the two records is gone; list_duplicates shows the pairs that stand.',
        );
  }
  if (row.status === status) return before;
  const dismissed = status === 'dismissed';
  await ctx.tx
    .updateTable('duplicate_pairs')
    .set({
      status,
      dismissed_by: dismissed ? (ctx.user?.id ?? null) : null,
      dismissed_at: dismissed ? ctx.now : null,
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  const after = { ...before, status };
  ctx.changed({
    type: 'duplicate_pair',
    id,
    before: { status: before.status },
    after: { status },
    label: after.candidates.map(({ name }) => name).join(' and '),
  });
  return after;
}
