import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { newId } from '#src/lib/ids.ts';
import { hiddenClientOf } from '../ads/index.ts';
import { requireClient } from '../clients/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { draftHasGaps } from '../drafts.ts';
import { isUnchangedBy } from '../fields.ts';
import { createJob } from '../jobs/index.ts';
import { CreateJob, type Job } from '../jobs/schema.ts';
import { isGiven } from '../names/index.ts';
import { isForeign } from '../speech/foreign.ts';
import { isEnglish } from '../speech/index.ts';
import { withoutClientAsPlace } from './client-as-place.ts';
import { leftOutNote } from './left-out-note.ts';
import { placeOf } from './place-called.ts';
import type { RoleReading } from './reader.ts';
import {
  type DraftFields,
  type DraftJob,
  type DraftRow,
  JOB_DRAFT,
  JobDraft,
  UpdateJobDraft,
} from './schema.ts';
import { specWithoutClient } from './spec-without-client.ts';
import { clientBegunIn, clientIn, clientNamed, drafts, fieldsOf, toDraft } from './store.ts';

export { textOfFile } from './file.ts';
export { completeJob } from './for-candidates.ts';
export { type RoleReading, readRole } from './reader.ts';

/** A draft of the agency. @throws AppError NOT_FOUND */
export async function getJobDraft(ctx: Context, token: string): Promise<JobDraft> {
  return toDraft(ctx, await drafts.require(ctx, token, 'review_token'));
}

/** Stages a draft. The client is the given one, else the one that the text names. */
export async function stageJobDraft(
  ctx: WriteContext,
  input: Pick<z.output<typeof DraftJob>, 'client_id'>,
  reading: RoleReading,
): Promise<JobDraft> {
  const named = input.client_id === undefined ? await lookForClient(ctx, reading) : null;
  const client_id = input.client_id ?? named?.id ?? null;
  const client = client_id === null ? null : await requireClient(ctx, client_id);
  const { fields: told, notes: read } = withoutClientAsPlace(
    reading,
    client?.name ?? reading.client ?? '',
    ctx.account.country,
  );
  const { fields, notes: unnamed } = await withoutNames(ctx, client_id, told);
  const notes = [...read, ...unnamed, ...(named === null ? [] : [named.note])];
  if (client_id === null) notes.push('The client is not known; set client_id before the draft is confirmed.');
  const row = JOB_DRAFT.row(
    { notes },
    {
      id: newId('job_draft'),
      account_id: ctx.account.id,
      fields: { client_id, ...fields },
      status: 'staged',
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
      expires_at: drafts.expiryAt(ctx.now),
    },
  );
  await insertRow(ctx.tx, 'job_drafts', row);
  const draft = await toDraft(ctx, row);
  ctx.changed({ type: 'job_draft', id: row.id, before: null, after: draft, label: draft.title });
  return draft;
}

/** The fields of a draft whose spec names neither the client nor its people, and a note of the lines that went with them. */
async function withoutNames(
  ctx: Context,
  client_id: string | null,
  fields: DraftFields,
): Promise<{ fields: DraftFields; notes: string[] }> {
  const { title, description, spec, location } = fields;
  if (spec == null) return { fields, notes: [] };
  const role = { client_id, title: title ?? '', description: description ?? null };
  const place = { city: location?.city ?? null, country: location?.country_code ?? null };
  const client = await hiddenClientOf(ctx, { ...role, ...place });
  const { spec: open, left_out } = specWithoutClient(spec, description ?? '', client);
  const note = leftOutNote(left_out, open);
  return { fields: { ...fields, spec: open }, notes: note === null ? [] : [note] };
}

async function lookForClient(
  ctx: Context,
  { client, fields }: RoleReading,
): Promise<{ id: string; note: string } | null> {
  if (client !== null) {
    const id = await clientNamed(ctx, client);
    if (id !== null) return { id, note: `The client is the one that the text names: ${client}.` };
  }
  const text = fields.description ?? '';
  const found = await clientIn(ctx, text);
  if (found !== null)
    return { id: found.id, note: `The client was taken from the text: ${found.name}. Check it.` };
  const begun = await clientBegunIn(ctx, text, (said) => isNoHouse(said, fields, ctx.account.country));
  return (
    begun && {
      id: begun.id,
      note: `The client was taken from the text, which says ${begun.said}: ${begun.name}. Check it.`,
    }
  );
}

/** Whether what begins a client's name stands in a text for anything else: a word, somebody's name, a place, a part of the title. */
function isNoHouse(said: string, { title, location }: DraftFields, home: string): boolean {
  const place = placeOf(said, home);
  if (place?.country_code === home || said === location?.city || (title ?? '').includes(said)) return true;
  if (said.includes(' ')) return false;
  const word = said.toLowerCase();
  return said.length < LEAST_OF_NAME || isEnglish(word) || isForeign(word) || isGiven(word);
}
/** A shorter beginning of a name is that of many. */
const LEAST_OF_NAME = 5;

/** Changes a staged draft. @throws AppError VALIDATION_ERROR unless it is staged */
export async function updateJobDraft(
  ctx: WriteContext,
  input: z.output<typeof UpdateJobDraft>,
): Promise<JobDraft> {
  const { review_token, ...given } = input;
  const row = await drafts.requireStaged(ctx, review_token, 'changed');
  if (given.client_id != null) await requireClient(ctx, given.client_id);
  const fields: Record<string, unknown> = { ...fieldsOf(row) };
  for (const [key, value] of Object.entries(given)) if (value !== undefined) fields[key] = value;
  const notes = remainingNotes(row, fields);
  // Of a client that was not known when it was drafted the spec may tell.
  if (given.client_id == null || given.spec !== undefined)
    return rewrite(ctx, row, JOB_DRAFT.columnsOf({ fields, notes }));
  const open = await withoutNames(ctx, given.client_id, fields as DraftFields);
  return rewrite(ctx, row, JOB_DRAFT.columnsOf({ fields: open.fields, notes: [...notes, ...open.notes] }));
}

/** Restores members of a draft. @throws AppError as `updateJobDraft` */
export async function restoreJobDraft(
  ctx: WriteContext,
  review_token: string,
  { client, ...members }: Readonly<Record<string, unknown>>,
): Promise<JobDraft> {
  const whose = client === undefined ? {} : { client_id: JobDraft.shape.client.parse(client)?.id ?? null };
  return updateJobDraft(ctx, UpdateJobDraft.parse({ review_token, ...members, ...whose }));
}

/**
 * Creates the job that a draft describes.
 * @throws AppError DRAFT_HAS_GAPS while the client is missing, VALIDATION_ERROR unless it is staged
 */
export async function confirmJobDraft(ctx: WriteContext, token: string): Promise<Job> {
  const row = await drafts.requireStaged(ctx, token, 'confirmed');
  const draft = await toDraft(ctx, row);
  const { client } = draft;
  if (client === null) {
    throw draftHasGaps(
      draft.gaps.mandatory,
      'The draft has no client. Set client_id with update_job_draft (list_clients, create_client), then confirm again.',
      'client',
    );
  }
  const job = await createJob(ctx, CreateJob.parse(forJob(fieldsOf(row), client.id)));
  await rewrite(ctx, row, { status: 'confirmed', job_id: job.id });
  return job;
}

function forJob(fields: DraftFields, client_id: string): Record<string, unknown> {
  const { compensation, ...rest } = fields;
  const given = { ...rest, ...(compensation == null ? {} : { compensation }) };
  return { ...given, client_id };
}

// Drops the note about a missing client once it is set.
function remainingNotes(row: DraftRow, fields: Record<string, unknown>): string[] {
  const notes = json.decode<string[]>(row.notes);
  return fields.client_id == null
    ? notes
    : notes.filter((note) => !note.startsWith('The client is not known'));
}

async function rewrite(ctx: WriteContext, row: DraftRow, patch: Partial<DraftRow>): Promise<JobDraft> {
  const before = await toDraft(ctx, row);
  if (isUnchangedBy<DraftRow>(row, patch)) return before;
  const columns = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'job_drafts', ctx.account.id, row.id, columns);
  const after = await toDraft(ctx, { ...row, ...columns });
  ctx.changed({ type: 'job_draft', id: row.id, before, after, label: after.title });
  return after;
}
