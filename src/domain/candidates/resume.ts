import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CvReading } from '../cv/schema.ts';
import { addDocument, queueRemoval } from '../documents/index.ts';
import { dueRecords, nextDue } from '../due.ts';
import type { StoredFile } from '../ports.ts';
import { giveBackCvAllowance, takeCvAllowance } from './cv-allowance.ts';
import { updateFromCv } from './from-cv.ts';
import { changePerson } from './person.ts';
import type { CandidateRow } from './schema.ts';
import { livePerson } from './store.ts';

/** How long after a failure that an hour may mend the file is fetched again; then it is given up. */
const RETRY_AFTER_MS = [10 * 60_000, 4 * 3600_000];

const WAITING = {
  table: 'candidates',
  column: 'resume_due_at',
  open: sql<boolean>`resume_due_at is not null`,
};

type Columns = Partial<CandidateRow>;

/**
 * The columns that have the CV at a new resume_url fetched after the commit, counted against the allowance; none where
 * the address is left as it was.
 * @throws AppError QUOTA_EXCEEDED
 */
export async function queueResume(
  ctx: WriteContext,
  url: string | null | undefined,
  before: CandidateRow | null,
): Promise<Columns> {
  if (url === undefined || url === (before?.resume_url ?? null)) return {};
  const left = await leaveResume(ctx, url, before);
  if (url === null) return left;
  await takeCvAllowance(ctx, 'create');
  ctx.wakeWorkers();
  return { ...left, resume_status: 'pending', resume_due_at: ctx.now, resume_charged_at: ctx.now };
}

/** The columns of a resume_url that is stored and not fetched; one that was waiting is not counted any more. */
export async function leaveResume(
  ctx: WriteContext,
  url: string | null | undefined,
  before: CandidateRow | null,
): Promise<Columns> {
  if (url === undefined || url === (before?.resume_url ?? null)) return {};
  if (before?.resume_due_at != null && before.resume_charged_at !== null)
    await giveBackCvAllowance(ctx, before.resume_charged_at);
  return {
    resume_status: null,
    resume_error: null,
    resume_due_at: null,
    resume_charged_at: null,
    resume_tries: null,
  };
}

/** CVs of every account that are to be fetched, the earliest first, without those of some accounts. */
export const dueResumes = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, WAITING, wall, limit, except);

/** When the account's next CV is to be fetched, at or before an instant. */
export const nextResume = (db: Db, account: string, until: Instant) => nextDue(db, WAITING, account, until);

/** The address of a CV, and the country by which its numbers are understood. */
export interface ResumeDue {
  /** Null where there is nothing to fetch any more. */
  url: string | null;
  due_at: string | null;
  country: string;
}

/** What was read at the address; null for nothing to read. `lasting`: trying again would change nothing. */
export type ResumeRead =
  | { ok: true; file: StoredFile; filename: string; reading: CvReading }
  | { ok: false; reason: string; lasting: boolean }
  | null;

/** Reads what is due of a candidate. */
export async function resumeDue(ctx: Context, id: string): Promise<ResumeDue | undefined> {
  const row = await ctx.db
    .selectFrom('candidates')
    .select(['resume_url', 'resume_due_at', 'deleted_at'])
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const url = row.deleted_at === null ? row.resume_url : null;
  return { url, due_at: row.resume_due_at, country: ctx.account.country };
}

/**
 * Keeps a CV that was fetched as a document with its text, and fills in what the record lacks; or says why it was not
 * read, tries again where that may help, and gives the allowance back when it is given up. Does nothing for an address
 * that has changed meanwhile.
 */
export async function settleResume(
  ctx: WriteContext,
  id: string,
  due: ResumeDue,
  read: ResumeRead,
): Promise<void> {
  const row = await livePerson(ctx, id);
  if (row === undefined || read === null) return forget(ctx, id, due);
  if (row.resume_url !== due.url || row.resume_due_at !== due.due_at) {
    if (read.ok) await queueRemoval(ctx, read.file.sha256);
    return;
  }
  if (!read.ok) return fail(ctx, row, read);
  const { file, filename, reading } = read;
  const named = { file, filename, kind: 'cv' as const, candidate_id: id, text: reading.text };
  const { id: document_id } = await addDocument(ctx, named);
  await updateFromCv(ctx, id, reading.fields, 'fill', { from: { document_id } });
  const filled = (await livePerson(ctx, id)) ?? row;
  await changePerson(ctx, filled, { resume_status: 'read', resume_error: null, resume_due_at: null });
}

async function fail(
  ctx: WriteContext,
  row: CandidateRow,
  { reason, lasting }: { reason: string; lasting: boolean },
): Promise<void> {
  const tries = row.resume_tries ?? 0;
  const wait = lasting ? undefined : RETRY_AFTER_MS[tries];
  if (wait === undefined && row.resume_charged_at !== null)
    await giveBackCvAllowance(ctx, row.resume_charged_at);
  await changePerson(ctx, row, {
    resume_status: wait === undefined ? 'failed' : 'pending',
    resume_error:
      wait === undefined
        ? reason
        : `${reason} It is fetched again at ${localClock(addMs(ctx.now, wait), ctx.account.timezone)}.`,
    resume_tries: tries + 1,
    resume_due_at: wait === undefined ? null : addMs(ctx.now, wait),
    ...(wait === undefined ? { resume_charged_at: null } : {}),
  });
}

// Of somebody who was deleted meanwhile nothing is read, and nothing is counted.
async function forget(ctx: WriteContext, id: string, { due_at }: ResumeDue): Promise<void> {
  if (due_at === null) return;
  const row = await ctx.tx
    .selectFrom('candidates')
    .select('resume_charged_at')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .where('resume_due_at', '=', due_at)
    .executeTakeFirst();
  if (row === undefined) return;
  if (row.resume_charged_at !== null) await giveBackCvAllowance(ctx, row.resume_charged_at);
  await ctx.tx
    .updateTable('candidates')
    .set({ resume_due_at: null, resume_charged_at: null, resume_status: null })
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
}
