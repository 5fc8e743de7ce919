import { json } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { localTime } from '#src/lib/local-time.ts';
import { erasedFor, getCandidate, reindexCandidate, requireCandidate } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { WriteContext } from '../context.ts';
import { namesOf } from '../names/index.ts';
import type { PersonTable } from '../person-table.ts';
import { type Stage, stageWords } from '../stages.ts';
import { absorbCandidate, collapseApplications, type Joined, joinThreads } from './absorb.ts';
import { calledInPlan } from './called.ts';
import { moveDismissals } from './dismissals.ts';
import { warnOfLeftBehind } from './left-behind.ts';
import { MergeLog } from './merge-log.ts';
import { type Row, rowsWith } from './rows.ts';
import { TABLES } from './tables.ts';

const UNDO_DAYS = 30;

/**
 * Merges two records of one person: the kept one wins, what it lacks is filled in, lists are united, and everything that
 * refers to the other refers to it from now on.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR for one record given twice
 */
export async function mergeCandidates(
  ctx: WriteContext,
  { keep_id, merge_id }: { keep_id: string; merge_id: string },
): Promise<Candidate> {
  if (keep_id === merge_id)
    throw invalid('merge_id', 'merge_id: is the record to keep itself; give the other one');
  const keep = await requireCandidate(ctx, keep_id, 'keep_id');
  const gone = await requireCandidate(ctx, merge_id, 'merge_id');
  const before = { keep: await getCandidate(ctx, keep.id), gone: await getCandidate(ctx, gone.id) };
  const log = new MergeLog(ctx.tx, ctx.account.id);
  const joined = await collapseApplications(ctx, log, { keep: keep.id, gone: gone.id });
  await reportJoined(ctx, joined, { keep: keep.name, gone: gone.name, goneId: gone.id });
  await joinThreads(ctx, log, { keep: keep.id, gone: gone.id });
  for (const table of TABLES) await moveRows(ctx, log, table, { keep: keep.id, gone: gone.id }, gone.name);
  await absorbCandidate(ctx, log, keep, gone);
  await moveDismissals(ctx, log, { keep: keep.id, gone: gone.id });
  for (const { table, key, after } of log.entries)
    if (table === 'marketplace_listings' && after?.status === 'paused')
      ctx.warn(
        'listing_joined',
        `${keep.name} stands on the marketplace with one listing; the other one, ${String(key.id)}, is paused.`,
        { listing_id: key.id },
      );
  for (const person of [gone.id, keep.id]) await reindexCandidate(ctx, person);
  const id = newId('candidate_merge');
  await ctx.tx
    .insertInto('candidate_merges')
    .values({
      id,
      account_id: ctx.account.id,
      keep_id: keep.id,
      merged_id: gone.id,
      log: json.encode(log.entries),
      merged_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      expires_at: addMs(ctx.now, UNDO_DAYS * 86_400_000),
    })
    .execute();
  const after = await getCandidate(ctx, keep.id);
  warnOfLeftBehind(ctx, before.gone, after);
  ctx.changed({ type: 'candidate', id: keep.id, before: before.keep, after, label: after.name });
  // Doubles often bear one name: which of them stays is told by what else they are known by.
  const shown = ctx.can('candidates:read')
    ? { plannedAs: `${knownBy(before.gone)} → ${knownBy(before.keep)}` }
    : {};
  ctx.changed({
    type: 'candidate',
    id: gone.id,
    before: before.gone,
    after: null,
    label: gone.name,
    ...shown,
  });
  return after;
}

/** Reports the applications that ended because the other record stood on the same job, and says which one goes on. */
async function reportJoined(
  ctx: WriteContext,
  joined: readonly Joined[],
  person: { keep: string; gone: string; goneId: string },
): Promise<void> {
  if (joined.length === 0) return;
  const jobs = joined.map(({ ends }) => String(ends.job_id));
  const titles = await namesOf(ctx.tx, ctx.account.id, jobs, (scope) => ctx.can(scope));
  const table = TABLES.find((one) => one.table === 'applications');
  for (const { stays, ends } of joined) {
    const name = ends.candidate_id === person.goneId ? person.gone : person.keep;
    const called =
      table === undefined ? new Map<unknown, string>() : await calledInPlan(ctx, table, [ends], name);
    ctx.changed({
      type: 'application',
      id: String(ends.id),
      before: { candidate_id: ends.candidate_id, job_id: ends.job_id, stage: ends.stage },
      after: null,
      plannedAs: called.get(ends.id),
    });
    const job = titles.get(String(ends.job_id)) ?? String(ends.job_id);
    ctx.warn(
      'applications_joined',
      `${person.keep} stood twice on ${job}: the application at ${stageWords(stays.stage as Stage)} (${String(stays.id)}) stays and takes over what the other one had.`,
      { application_id: stays.id, job_id: ends.job_id },
    );
  }
}

const knownBy = ({ id, name, email }: Candidate): string => `${name} <${email ?? id}>`;

/** Moves a table's rows from one person to the other. @param person the name of the one who goes */
async function moveRows(
  ctx: WriteContext,
  log: MergeLog,
  table: PersonTable,
  { keep, gone }: { keep: string; gone: string },
  person: string,
): Promise<void> {
  const {
    column = 'candidate_id',
    also = [],
    key = ['id'],
    whose,
    once,
    onceWhere = {},
    stays,
    ended,
  } = table;
  const rows = await rowsWith(ctx.tx, table.table, ctx.account.id, { [column]: gone }, whose);
  if (rows.length === 0) return;
  const names = await calledInPlan(ctx, table, rows, person);
  const isOnce = (row: Row): boolean =>
    Object.entries(onceWhere).every(([name, value]) => (row[name] ?? null) === value);
  const signs = (row: Row): string => (once ?? []).map((name) => String(row[name])).join(' ');
  const own =
    once === undefined
      ? []
      : (await rowsWith(ctx.tx, table.table, ctx.account.id, { [column]: keep })).filter(isOnce);
  const end = async (row: Row, by: Row): Promise<void> => {
    if (ended === undefined) await log.remove(table.table, row, key);
    else await log.change(table.table, row, key, ended(by, ctx.now));
    if (table.type !== undefined && typeof row.id === 'string')
      ctx.changed({
        type: table.type,
        id: row.id,
        before: { [column]: row[column] },
        after: null,
        plannedAs: names.get(row.id),
      });
  };
  for (const row of rows) {
    const held = isOnce(row) ? own.find((mine) => signs(mine) === signs(row)) : undefined;
    const which = held === undefined ? 'both' : (stays?.(held, row) ?? 'kept');
    // The one that ends goes first: two in force never stand under one person.
    if (held !== undefined && which !== 'both') await (which === 'kept' ? end(row, held) : end(held, row));
    if (which === 'kept' && ended === undefined) continue;
    const moved = [column, ...also.filter((name) => row[name] === gone)].map((name) => [name, keep]);
    await log.change(table.table, row, key, Object.fromEntries(moved), whose);
    // Of what is deleted already nobody reads that it goes over.
    const isShown = (row.deleted_at ?? null) === null;
    if (which !== 'kept' && isShown && table.type !== undefined && typeof row.id === 'string')
      ctx.changed({
        type: table.type,
        id: row.id,
        before: { [column]: gone },
        after: { [column]: keep },
        plannedAs: names.get(row.id),
      });
  }
}

/**
 * Takes a merge back within 30 days: both records are as they were, with everything that they had. What was changed on
 * the kept record since stays there.
 * @param id the record that was merged away
 * @throws AppError NOT_FOUND, CONFLICT for one that cannot be taken back any more
 */
export async function unmergeCandidate(ctx: WriteContext, id: string): Promise<Candidate> {
  const merge = await ctx.tx
    .selectFrom('candidate_merges')
    .where('account_id', '=', ctx.account.id)
    .where('merged_id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (merge === undefined) throw await noMerge(ctx, id);
  if (merge.expires_at < ctx.now)
    throw new AppError(
      'CONFLICT',
      `The merge of ${id} could be taken back until ${localTime(merge.expires_at, ctx.account.timezone)}; now it stays.`,
    );
  await requireKept(ctx, merge.keep_id, id);
  const before = await getCandidate(ctx, merge.keep_id);
  const log = new MergeLog(ctx.tx, ctx.account.id, json.decode(merge.log));
  await requireFreeEmail(ctx, log, merge.keep_id, id);
  const left = await log.takeBack();
  await ctx.tx
    .deleteFrom('candidate_merges')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', merge.id)
    .execute();
  await reportTakenBack(ctx, log);
  for (const person of [merge.keep_id, id]) await reindexCandidate(ctx, person);
  const kept = await getCandidate(ctx, merge.keep_id);
  const again = await getCandidate(ctx, id);
  ctx.changed({ type: 'candidate', id: kept.id, before, after: kept, label: kept.name });
  const shown = ctx.can('candidates:read')
    ? { plannedAs: `${knownBy(again)} from ${knownBy(kept)}` as const }
    : {};
  ctx.changed({
    type: 'candidate',
    id,
    before: null,
    after: again,
    back: true,
    label: again.name,
    ...shown,
  });
  if (left > 0)
    ctx.warn(
      'changed_since_merge',
      `${left === 1 ? 'One row was changed since the merge and stays' : (`${left} rows were changed since the merge and stay` as const)} as now. Compare ${kept.name} (${kept.id}) with ${again.name} (${id}).`,
    );
  return again;
}

/** The refusal where no merge of a record is known: it stands by itself, was erased, or is not there. */
async function noMerge(ctx: WriteContext, id: string): Promise<AppError> {
  const [row] = await rowsWith(ctx.tx, 'candidates', ctx.account.id, { id });
  if (row === undefined || row.deleted_at !== null)
    return (await erasedFor(ctx, id, 'candidate_id')) ?? notFound('candidate', id, 'candidate_id');
  const { merged_ids } = await getCandidate(ctx, id);
  const others =
    merged_ids.length === 0
      ? 'Nothing was merged into it either.'
      : `Into it was merged: ${merged_ids.join(', ')}. Give that id to take the merge back.`;
  return new AppError('NOT_FOUND', `${String(row.name)} (${id}) is merged into nobody. ${others}`, {
    field: 'candidate_id',
  });
}

/** @throws AppError CONFLICT where the kept record was merged itself or deleted since */
async function requireKept(ctx: WriteContext, keep: string, id: string): Promise<void> {
  const [row] = await rowsWith(ctx.tx, 'candidates', ctx.account.id, { id: keep });
  if (row !== undefined && row.deleted_at === null) return;
  const into = row?.merged_into ?? null;
  throw new AppError(
    'CONFLICT',
    into === null
      ? `${id} was merged into ${keep}, which was deleted since, so that the two cannot be parted any more.`
      : `${id} was merged into ${keep}, which was merged into ${String(into)} since. Take that merge back first, with unmerge_candidate and ${keep}.`,
    { field: 'candidate_id' },
  );
}

/** Reports the records that are with the other person again, each once. */
async function reportTakenBack(ctx: WriteContext, log: MergeLog): Promise<void> {
  const told = new Set<string>();
  for (const { table, key, before, after, whose } of log.entries) {
    const of = TABLES.find((one) => one.table === table);
    const { candidate_id, deleted_at } = before;
    if (of?.type === undefined || typeof key.id !== 'string' || told.has(key.id)) continue;
    // An application that ended beside another one on the job is there again.
    const isBack = table === 'applications' && deleted_at === null && after?.deleted_at != null;
    if (candidate_id === undefined && !isBack) continue;
    told.add(key.id);
    const rows = ctx.rehearsal ? await rowsWith(ctx.tx, table, ctx.account.id, key, whose) : [];
    const person = await nameIn(ctx, rows);
    const called = await calledInPlan(ctx, of, rows, person);
    ctx.changed({
      type: of.type,
      id: key.id,
      ...(isBack ? { before: null, after: {}, back: true } : { before: after, after: { candidate_id } }),
      plannedAs: called.get(key.id),
    });
  }
}

async function nameIn(ctx: WriteContext, [row]: readonly Row[]): Promise<string> {
  if (typeof row?.candidate_id !== 'string') return '';
  const [person] = await rowsWith(ctx.tx, 'candidates', ctx.account.id, { id: row.candidate_id });
  return String(person?.name ?? '');
}

async function requireFreeEmail(ctx: WriteContext, log: MergeLog, keep: string, id: string): Promise<void> {
  const [gone] = await rowsWith(ctx.tx, 'candidates', ctx.account.id, { id });
  if (typeof gone?.email_folded !== 'string') return;
  const live = await rowsWith(ctx.tx, 'candidates', ctx.account.id, {
    email_folded: gone.email_folded,
    deleted_at: null,
  });
  // The kept record gives back an e-mail that it has from the merge, unless it was changed since.
  const other = live.find(
    (row) => row.id !== id && !(row.id === keep && log.givesBack('candidates', row, 'email_folded')),
  );
  if (other !== undefined)
    throw new AppError(
      'DUPLICATE_CANDIDATE',
      `${String(other.name)} (${String(other.id)}) has the e-mail of the merged record now. Change it with update_candidate first.`,
      { extra: { existing_id: other.id } },
    );
}
