import type * as z from 'zod';
import { findRow, fold, insertRow, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import {
  createCandidate,
  deleteCandidate,
  findPerson,
  promoteContactPerson,
  requireCandidate,
} from '../candidates/index.ts';
import { CreateCandidate } from '../candidates/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { addDocument, deleteDocument, giveDocument } from '../documents/index.ts';
import type { StoredFile } from '../ports.ts';
import { applyCv, type ReadCv } from './cv.ts';
import { enter, removeMember } from './members.ts';
import { JOIN_REQUEST, type JoinFields, type JoinRequest, type RequestFilters } from './schema.ts';
import {
  memberRow,
  type PoolRow,
  pageOfRequests,
  type RequestRow,
  requirePoolRow,
  requireRequest,
  toRequest,
} from './store.ts';

/** A CV that was kept, and what it was called. */
export interface SentCv extends StoredFile {
  filename: string;
}

/** A pool as everybody may see it. */
export interface PublishedPool {
  id: string;
  account_id: string;
  agency: string;
  name: string;
  description: string | null;
  who_we_hire: string | null;
  video_url: string | null;
  cover_color: string | null;
}

/**
 * The published pool at a public address; undefined where there is none. Across accounts.
 * @param agency the agency's part of the address
 */
export async function publishedPool(
  db: Db,
  agency: string,
  slug: string,
): Promise<PublishedPool | undefined> {
  return db
    .selectFrom('talent_pools')
    .innerJoin('accounts', 'accounts.id', 'talent_pools.account_id')
    .where('accounts.slug', '=', agency)
    .where('talent_pools.slug', '=', slug)
    .where('is_published', '=', 1)
    .select([
      'talent_pools.id',
      'talent_pools.account_id',
      'accounts.name as agency',
      'talent_pools.name',
      'description',
      'who_we_hire',
      'video_url',
      'cover_color',
    ])
    .executeTakeFirst();
}

/** Whether a CV from somebody who asks would be kept: not where their pending request has one already. */
export async function wantsCv(ctx: Context, poolId: string, email: string): Promise<boolean> {
  return (await pendingOf(ctx, poolId, email))?.document_id == null;
}

async function pendingOf(ctx: Context, poolId: string, email: string): Promise<RequestRow | undefined> {
  return ctx.db
    .selectFrom('pool_join_requests')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('email_folded', '=', fold(email))
    .where('pool_id', '=', poolId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes a request to join from the public address. Nothing but a pending request is stored. While one of the same e-mail
 * is pending, or its person is in the pool, no second one is made, and what the first lacks is filled in: anybody may
 * write anybody's e-mail, so nothing that is there is replaced.
 */
export async function askToJoin(
  ctx: WriteContext,
  poolId: string,
  given: z.output<typeof JoinFields>,
  cv: SentCv | null,
): Promise<void> {
  const pool = await requirePoolRow(ctx, poolId);
  const pending = await pendingOf(ctx, pool.id, given.email);
  if (pending !== undefined) {
    await complete(ctx, pool, pending, given, cv);
    return;
  }
  const known = await findPerson(ctx, { email: given.email });
  if (known !== null && (await memberRow(ctx, pool.id, known.person.id)) !== undefined) return;
  const row = JOIN_REQUEST.row(given, {
    id: newId('pool_join_request'),
    account_id: ctx.account.id,
    pool_id: pool.id,
    document_id: cv === null ? null : await keepCv(ctx, cv),
    consented_at: ctx.now,
    status: 'pending',
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'pool_join_requests', row);
  ctx.changed({
    type: 'pool_join_request',
    id: row.id,
    before: null,
    after: toRequest(row),
    label: `to ${pool.name}`,
  });
  ctx.record({ type: 'record_changed', summary: `Somebody asked to join the talent pool ${pool.name}` });
}

async function keepCv(ctx: WriteContext, cv: SentCv): Promise<string> {
  return (await addDocument(ctx, { file: cv, filename: cv.filename, kind: 'cv', candidate_id: null })).id;
}

async function complete(
  ctx: WriteContext,
  pool: PoolRow,
  row: RequestRow,
  given: z.output<typeof JoinFields>,
  cv: SentCv | null,
): Promise<void> {
  const patch: Partial<RequestRow> = {};
  if (row.linkedin_url === null && given.linkedin_url != null) patch.linkedin_url = given.linkedin_url;
  if (row.document_id === null && cv !== null) patch.document_id = await keepCv(ctx, cv);
  if (Object.keys(patch).length > 0) await rewrite(ctx, row, patch, `to ${pool.name}`);
}

async function rewrite(
  ctx: WriteContext,
  row: RequestRow,
  patch: Partial<RequestRow>,
  label: string,
): Promise<JoinRequest> {
  const next: RequestRow = { ...row, ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'pool_join_requests', ctx.account.id, row.id, { ...patch, updated_at: ctx.now });
  const after = toRequest(next);
  ctx.changed({ type: 'pool_join_request', id: row.id, before: toRequest(row), after, label });
  return after;
}

/** A page of the join requests of a pool. @throws AppError NOT_FOUND on `pool_id` */
export async function listRequests(ctx: Context, filters: RequestFilters): Promise<Page<JoinRequest>> {
  await requirePoolRow(ctx, filters.pool_id);
  return pageOfRequests(ctx, filters);
}

/** A join request, by its own id. @throws AppError NOT_FOUND on `request_id` */
export async function getRequest(ctx: Context, id: string): Promise<JoinRequest> {
  return toRequest(await requireRequest(ctx, null, id));
}

interface Decision {
  pool_id: string;
  request_id: string;
}

async function requirePending(ctx: Context, { pool_id, request_id }: Decision): Promise<RequestRow> {
  const row = await requireRequest(ctx, pool_id, request_id);
  if (row.status === 'pending') return row;
  throw new AppError(
    'CONFLICT',
    `The request ${row.id} was ${row.status} already${row.candidate_id === null ? '' : `, and its person is ${row.candidate_id}`}. Only pending ones can be decided; list_pool_join_requests with status pending shows them.`,
    { field: 'request_id' },
  );
}

/**
 * Lets somebody into a pool: the candidate with their e-mail, or a new one. What a known candidate's record says is not
 * changed by what a public form said; a CV that came is kept with it and fills in what it lacks.
 */
export async function approveRequest(ctx: WriteContext, input: Decision, cv: ReadCv): Promise<JoinRequest> {
  const pool = await requirePoolRow(ctx, input.pool_id);
  const row = await requirePending(ctx, input);
  const candidateId = await candidateOf(ctx, row);
  if (row.document_id !== null && (await isThere(ctx, row.document_id))) {
    await giveDocument(ctx, row.document_id, candidateId);
    await applyCv(ctx, candidateId, row.document_id, cv);
  }
  if ((await memberRow(ctx, pool.id, candidateId)) === undefined)
    await enter(ctx, pool, await requireCandidate(ctx, candidateId), 'join_request');
  const decided = { decided_by: ctx.user?.id ?? null, decided_at: ctx.now };
  return rewrite(ctx, row, { status: 'approved', candidate_id: candidateId, ...decided }, `to ${pool.name}`);
}

async function candidateOf(ctx: WriteContext, row: RequestRow): Promise<string> {
  const known = await findPerson(ctx, { email: row.email });
  if (known !== null) {
    await promoteContactPerson(ctx, known.person);
    return known.person.id;
  }
  const made = await createCandidate(
    ctx,
    CreateCandidate.parse({
      name: row.full_name,
      email: row.email,
      ...(row.linkedin_url === null ? {} : { linkedin_url: row.linkedin_url }),
      source: 'talent_pool',
    }),
  );
  return made.id;
}

async function isThere(ctx: Context, documentId: string): Promise<boolean> {
  return (await findRow(ctx.db, 'documents', ctx.account.id, documentId)) !== undefined;
}

/** Deletes a CV that came with a request, if it is still there. */
export async function dropCv(ctx: WriteContext, documentId: string): Promise<void> {
  if (await isThere(ctx, documentId)) await deleteDocument(ctx, documentId);
}

/** Turns a request down; nobody is told. */
export async function declineRequest(ctx: WriteContext, input: Decision): Promise<JoinRequest> {
  const pool = await requirePoolRow(ctx, input.pool_id);
  const row = await requirePending(ctx, input);
  const decided = { decided_by: ctx.user?.id ?? null, decided_at: ctx.now };
  return rewrite(ctx, row, { status: 'declined', ...decided }, `to ${pool.name}`);
}

/**
 * Makes a request pending again. A membership that its approval made ends; a candidate that it made and nobody has
 * touched since is deleted.
 * @param changes what the decision changed
 */
export async function takeBackDecision(
  ctx: WriteContext,
  requestId: string,
  changes: readonly RecordChange[],
): Promise<JoinRequest> {
  const row = await requireRequest(ctx, null, requestId);
  const made = (type: RecordChange['type']) =>
    changes.find((change) => change.type === type && change.before === null)?.id;
  const member = made('pool_member');
  if (member !== undefined && row.candidate_id !== null) {
    const now = await memberRow(ctx, row.pool_id, row.candidate_id);
    if (now?.id === member) await removeMember(ctx, { pool_id: row.pool_id, member_id: member });
  }
  const person = made('candidate');
  if (person !== undefined && row.candidate_id === person) {
    const now = await findRow(ctx.tx, 'candidates', ctx.account.id, person);
    if (now?.deleted_at === null && now.updated_at === row.decided_at) await deleteCandidate(ctx, person);
  }
  const undecided = { status: 'pending', candidate_id: null, decided_by: null, decided_at: null } as const;
  return rewrite(ctx, row, undecided, 'undecided again');
}
