import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { createApplication } from '../applications/index.ts';
import { CreateApplication } from '../applications/schema.ts';
import {
  addFromCv,
  findPossibleDuplicates,
  getCandidate,
  type PossibleDuplicate,
  takeCvAllowance,
  updateFromCv,
} from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CvFields } from '../cv/schema.ts';
import { addDocument, giveDocument } from '../documents/index.ts';
import { draftHasGaps } from '../drafts.ts';
import { duplicatesOfCv } from '../duplicates/index.ts';
import { isUnchangedBy } from '../fields.ts';
import { requireJob, requireOpen } from '../jobs/index.ts';
import { addMember, getPool } from '../pools/index.ts';
import type { OpenedCv } from './open.ts';
import {
  CANDIDATE_DRAFT,
  type CandidateDraft,
  type ConfirmDraft,
  type ConfirmedDraft,
  type DraftFromCv,
  type DraftRow,
  type UpdateDraft,
} from './schema.ts';
import { drafts, fieldsOf, gapsOf, toDraft } from './store.ts';

export { openCv } from './open.ts';
export const { expired: expiredDrafts, nextExpiry } = drafts;

/** A draft of the agency. @throws AppError INVALID_REQUEST for a missing one, as the interface specifies */
export async function getDraft(ctx: Context, token: string): Promise<CandidateDraft> {
  const row = await drafts.find(ctx, token);
  if (row === undefined)
    throw new AppError('INVALID_REQUEST', drafts.missing(token), { field: 'review_token' });
  return shown(ctx, row);
}

/** A draft, for generic readers of records. @throws AppError NOT_FOUND */
export async function loadDraft(ctx: Context, token: string): Promise<CandidateDraft> {
  return shown(ctx, await drafts.require(ctx, token));
}

/**
 * Stages what a CV contains. The CV is stored as a document without a candidate until the draft is confirmed.
 * @throws AppError QUOTA_EXCEEDED
 */
export async function stageDraft(
  ctx: WriteContext,
  input: z.output<typeof DraftFromCv>,
  opened: OpenedCv,
): Promise<CandidateDraft> {
  await takeCvAllowance(ctx, 'draft');
  const { file, reading } = opened;
  const document = await addDocument(ctx, {
    file,
    filename: input.filename ?? nameFor(reading.fields.name, file.mime_type),
    kind: 'cv',
    candidate_id: null,
    text: reading.text,
  });
  const row = CANDIDATE_DRAFT.row(reading, {
    id: newId('candidate_draft'),
    account_id: ctx.account.id,
    document_id: document.id,
    source: input.source,
    status: 'staged',
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
    expires_at: drafts.expiryAt(ctx.now),
  });
  await insertRow(ctx.tx, 'candidate_drafts', row);
  const draft = await shown(ctx, row);
  ctx.changed({ type: 'candidate_draft', id: row.id, before: null, after: draft, label: labelOf(row) });
  const hidden = reading.text_quality.hidden_text.length;
  if (hidden > 0) {
    ctx.warn(
      'hidden_text',
      'The CV holds words that no reader of it sees. They were left out; text_quality.hidden_text shows them.',
    );
  }
  if (opened.unread !== undefined)
    ctx.warn(
      'model_away',
      `The agency's model did not read the CV, and the draft is what the rules read: ${opened.unread}`,
    );
  if (opened.dropped?.length)
    ctx.warn(
      'model_unbound',
      `Left out of what the agency's model gave, as it does not stand so in the CV, is no value of its field or tells what is protected: ${opened.dropped.join(', ')}.`,
    );
  return draft;
}

/** Changes fields of a staged draft. A field that was edited loses its reference to the CV. */
export async function updateDraft(
  ctx: WriteContext,
  input: z.output<typeof UpdateDraft>,
): Promise<CandidateDraft> {
  const { review_token, location, ...given } = input;
  const row = await drafts.requireStaged(ctx, review_token, 'changed');
  const fields = fieldsOf(row);
  const provenance = json.decode<CandidateDraft['provenance']>(row.provenance);
  for (const [field, value] of Object.entries(given)) {
    if (value === undefined) continue;
    Object.assign(fields, { [field]: value });
    delete provenance[field];
  }
  if (location !== undefined) {
    const none = { city: null, state: null, country: null, country_code: null };
    fields.location = location === null ? null : { ...none, ...fields.location, ...location };
    delete provenance.location;
  }
  return rewrite(ctx, row, CANDIDATE_DRAFT.columnsOf({ fields, provenance }));
}

/** Restores members of a staged draft from a snapshot. */
export async function restoreDraft(
  ctx: WriteContext,
  token: string,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = await drafts.requireStaged(ctx, token, 'changed');
  await rewrite(ctx, row, CANDIDATE_DRAFT.restoredColumns(members, ['fields', 'provenance']));
}

/** Cancels a staged draft. Its document is kept. */
export async function cancelDraft(ctx: WriteContext, token: string): Promise<CandidateDraft> {
  return rewrite(ctx, await drafts.requireStaged(ctx, token, 'cancelled'), { status: 'cancelled' });
}

/** Expires a draft whose time is over; one that is not due yet stays. */
export async function expireDraft(ctx: WriteContext, token: string): Promise<void> {
  const row = await drafts.find(ctx, token);
  if (row?.status === 'expired') await rewrite(ctx, { ...row, status: 'staged' }, { status: 'expired' });
}

/**
 * Creates a candidate from a draft or merges it into an existing one, and adds them to a job if one is given.
 * @throws AppError DRAFT_HAS_GAPS without a name or an e-mail; DUPLICATE_CANDIDATE; VALIDATION_ERROR for a draft that
 * is missing, expired, confirmed or cancelled; CONFLICT for a job that is not open
 */
export async function confirmDraft(
  ctx: WriteContext,
  input: z.output<typeof ConfirmDraft>,
): Promise<ConfirmedDraft> {
  const row = await drafts.requireStaged(ctx, input.review_token, 'confirmed');
  const fields = fieldsOf(row);
  refuseGaps(fields);
  if (input.pool_id !== undefined) await requirePool(ctx, input.pool_id);
  if (input.job_id !== undefined) requireOpen(await requireJob(ctx, input.job_id), 'add the candidate');
  const possibleDuplicates = await findPossibleDuplicates(ctx, fields);
  const duplicate = input.on_duplicate === 'update' ? possibleDuplicates[0] : undefined;
  const candidate =
    duplicate === undefined
      ? await addFromCv(ctx, fields, {
          source: 'cv',
          owner_id: ctx.user?.id ?? null,
          tags: input.tags,
          from: { document_id: row.document_id },
        })
      : await updateFromCv(ctx, duplicate.person.id, fields, 'replace', {
          tags: input.tags,
          from: { document_id: row.document_id },
        });
  if (duplicate === undefined) warnOfPossibleDuplicates(ctx, possibleDuplicates, candidate);
  await giveDocument(ctx, row.document_id, candidate.id);
  const application = await applicationOn(ctx, input.job_id, candidate);
  if (input.pool_id !== undefined)
    await addMember(ctx, { pool_id: input.pool_id, candidate_id: candidate.id });
  await rewrite(ctx, row, { status: 'confirmed', candidate_id: candidate.id });
  return {
    candidate: await getCandidate(ctx, candidate.id),
    outcome: duplicate === undefined ? 'created' : 'updated',
    application_id: application,
  };
}

// Here a missing pool is an invalid field, not a missing resource.
async function requirePool(ctx: Context, id: string): Promise<void> {
  await getPool(ctx, id).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    throw invalid(
      'pool_id',
      `pool_id: there is no talent pool ${id} in this agency. list_talent_pools shows those there are.`,
    );
  });
}

async function applicationOn(ctx: WriteContext, job_id: string | undefined, candidate: Candidate) {
  if (job_id === undefined) return null;
  const input = CreateApplication.parse({ job_id, candidate_id: candidate.id, source: 'added' });
  return (await createApplication(ctx, input)).id;
}

function warnOfPossibleDuplicates(
  ctx: WriteContext,
  possibleDuplicates: readonly PossibleDuplicate[],
  candidate: Candidate,
): void {
  const others = possibleDuplicates.filter(({ person }) => person.id !== candidate.id);
  if (others.length === 0) return;
  ctx.warn(
    'possible_duplicate',
    `${candidate.name} may be ${others.map(({ person }) => `${person.name} (${person.id})`).join(' or ')}.`,
    { candidate_ids: others.map(({ person }) => person.id) },
  );
}

function refuseGaps(fields: CvFields): void {
  const { mandatory } = gapsOf(fields, {});
  if (mandatory.length === 0) return;
  throw draftHasGaps(
    mandatory,
    `The draft lacks ${mandatory.join(' and ')}. Fill them in with update_candidate_draft, then confirm it.`,
  );
}

async function shown(ctx: Context, row: DraftRow): Promise<CandidateDraft> {
  if (row.status !== 'staged') return toDraft(row, [], []);
  const fields = fieldsOf(row);
  return toDraft(row, await findPossibleDuplicates(ctx, fields), await duplicatesOfCv(ctx, fields));
}

async function rewrite(ctx: WriteContext, row: DraftRow, patch: Partial<DraftRow>): Promise<CandidateDraft> {
  if (isUnchangedBy(row, patch)) return shown(ctx, row);
  const next = { ...row, ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidate_drafts', ctx.account.id, row.id, { ...patch, updated_at: ctx.now });
  const after = await shown(ctx, next);
  const before = toDraft(row, [], []);
  ctx.changed({ type: 'candidate_draft', id: row.id, before, after, label: labelOf(next) });
  return after;
}

const labelOf = (row: DraftRow): string => fieldsOf(row).name ?? 'a CV without a name';

const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'application/msword': 'doc' };

function nameFor(person: string | null, type: string): string {
  return `${person ?? 'CV'}${person === null ? '' : ' CV'}.${ENDINGS[type] ?? 'docx'}`;
}
