import type * as z from 'zod';
import { fold, insertRow, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import {
  createCandidate,
  deleteCandidate,
  findCandidate,
  findPerson,
  promoteContactPerson,
  requireCandidate,
} from '../candidates/index.ts';
import { CreateCandidate } from '../candidates/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { addDocument, deleteDocument, findDocument, giveDocument } from '../documents/index.ts';
import type { StoredFile } from '../ports.ts';
import { applyCv, type ReadCv } from './cv.ts';
import { insertMember, removeMember } from './members.ts';
import { JOIN_REQUEST, type JoinFields, type JoinRequest, type RequestFilters } from './schema.ts';
import {
  memberRow,
  type PoolRow,
  pageOfRequests,
  type RequestRow,
  requirePoolRow,
  requireRequest,
} from './store.ts';

/** A stored CV with its file name. */
export interface SentCv extends StoredFile {
  filename: string;
}

/** Whether the CV of a join request would be stored: not if the person's pending request already has one. */
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
 * Accepts a request to join from the public page. Only a pending request is stored. If the same e-mail already has a
 * pending request or membership, no second request is created and gaps in the first are filled: anyone can enter
 * anyone's e-mail, so nothing is replaced.
 */
export async function requestToJoin(
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
    after: JOIN_REQUEST.view(row),
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
  const after = JOIN_REQUEST.view(next);
  ctx.changed({ type: 'pool_join_request', id: row.id, before: JOIN_REQUEST.view(row), after, label });
  return after;
}

/** A page of the join requests of a pool. @throws AppError NOT_FOUND on `pool_id` */
export async function listRequests(ctx: Context, filters: RequestFilters): Promise<Page<JoinRequest>> {
  await requirePoolRow(ctx, filters.pool_id);
  return pageOfRequests(ctx, filters);
}

/** A join request, by its own id. @throws AppError NOT_FOUND on `request_id` */
export async function getRequest(ctx: Context, id: string): Promise<JoinRequest> {
  return JOIN_REQUEST.view(await requireRequest(ctx, null, id));
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
 * Approves a request: adds the candidate with its e-mail, or a new one, to the pool. The public form replaces nothing
 * in the record of a known candidate; its CV is attached and fills gaps.
 */
export async function approveRequest(ctx: WriteContext, input: Decision, cv: ReadCv): Promise<JoinRequest> {
  const pool = await requirePoolRow(ctx, input.pool_id);
  const row = await requirePending(ctx, input);
  const candidateId = await candidateOf(ctx, row);
  if (row.document_id !== null && (await findDocument(ctx, row.document_id)) !== undefined) {
    await giveDocument(ctx, row.document_id, candidateId);
    await applyCv(ctx, candidateId, row.document_id, cv);
  }
  if ((await memberRow(ctx, pool.id, candidateId)) === undefined)
    await insertMember(ctx, pool, await requireCandidate(ctx, candidateId), 'join_request');
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

/** Deletes the CV of a request, if it still exists. */
export async function dropCv(ctx: WriteContext, documentId: string): Promise<void> {
  if ((await findDocument(ctx, documentId)) !== undefined) await deleteDocument(ctx, documentId);
}

/** Declines a request; nobody is notified. */
export async function declineRequest(ctx: WriteContext, input: Decision): Promise<JoinRequest> {
  const pool = await requirePoolRow(ctx, input.pool_id);
  const row = await requirePending(ctx, input);
  const decided = { decided_by: ctx.user?.id ?? null, decided_at: ctx.now };
  return rewrite(ctx, row, { status: 'declined', ...decided }, `to ${pool.name}`);
}

/**
 * Makes a request pending again. A membership created by its approval is removed; a candidate created by it and not
 * changed since is deleted.
 * @param changes the changes of the decision
 */
export async function revertDecision(
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
    const now = await findCandidate(ctx.tx, ctx.account.id, person);
    if (now?.deleted_at === null && now.updated_at === row.decided_at) await deleteCandidate(ctx, person);
  }
  const undecided = { status: 'pending', candidate_id: null, decided_by: null, decided_at: null } as const;
  return rewrite(ctx, row, undecided, 'undecided again');
}
