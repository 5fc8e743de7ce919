import { sql } from 'kysely';
import type * as z from 'zod';
import { findRow, insertRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { type Page, singlePage } from '#src/lib/page.ts';
import { autoMove, requireApplication } from '../applications/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { rewriter } from '../record/index.ts';
import type { Sentence } from '../sentences.ts';
import {
  type ConfirmPhoneScreen,
  type CreatePhoneScreen,
  PHONE_SCREEN,
  type PhoneScreen,
  type PhoneScreenRow,
} from './phone-screens-schema.ts';

/** The id of a phone screen and, optionally, the application it must belong to. */
type Address = { phone_screen_id: string; application_id?: string | undefined };

/** A phone screen of the agency. @throws AppError NOT_FOUND, also under another application */
export async function getPhoneScreen(ctx: Context, input: Address): Promise<PhoneScreen> {
  return PHONE_SCREEN.view(await requireScreen(ctx, input));
}

/** The phone screens of an application, newest first. */
export async function listPhoneScreens(ctx: Context, applicationId: string): Promise<Page<PhoneScreen>> {
  await requireApplication(ctx, applicationId);
  const rows = await ctx.db
    .selectFrom('phone_screens')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('application_id', '=', applicationId)
    .orderBy(sql`created_at desc, id desc`)
    .limit(100)
    .execute();
  return singlePage(rows.map(PHONE_SCREEN.view));
}

/**
 * Stores the results of a first call for a person to decide on. A filled-in form counts as a completed screen.
 * @throws AppError CONFLICT for a closed application, VALIDATION_ERROR for empty results
 */
export async function createPhoneScreen(
  ctx: WriteContext,
  input: z.output<typeof CreatePhoneScreen>,
): Promise<PhoneScreen> {
  const { answers = [], transcript } = input;
  if (input.answers === undefined && transcript === undefined) {
    throw invalid('answers', 'answers: give the answers of the form, or the transcript of the call');
  }
  const application = await requireApplication(ctx, input.application_id);
  if (application.status !== 'active') {
    throw new AppError(
      'CONFLICT',
      `The application of ${application.candidate_name} is ${application.status}. Reopen it with move_application_stage first.`,
      { field: 'application_id', extra: { status: application.status } },
    );
  }
  const row = PHONE_SCREEN.row(input, {
    id: newId('phone_screen'),
    account_id: ctx.account.id,
    job_id: application.job_id,
    candidate_id: application.candidate_id,
    answers,
    status: 'staged',
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'phone_screens', row);
  const screen = PHONE_SCREEN.view(row);
  const label = `phone screen of ${application.candidate_name}`;
  ctx.changed({ type: 'phone_screen', id: row.id, before: null, after: screen, label });
  note(ctx, row, `Phone screen of ${application.candidate_name} for ${application.job_title}`);
  if (input.answers !== undefined) await autoMove(ctx, application.id, 'phone_screen_completed');
  return screen;
}

const TRIGGER = {
  advance: 'phone_screen_passed',
  hold: 'phone_screen_passed',
  reject: 'phone_screen_rejected',
  no_show: null,
} as const;

/**
 * Records the decision on a phone screen, once. The application moves according to AUTOMATIC_MOVES.
 * @throws AppError CONFLICT when it was already decided
 */
export async function confirmPhoneScreen(
  ctx: WriteContext,
  input: z.output<typeof ConfirmPhoneScreen>,
): Promise<PhoneScreen> {
  const row = await requireScreen(ctx, input);
  if (row.status === 'confirmed') {
    throw new AppError(
      'CONFLICT',
      `${row.id} was confirmed already with outcome ${row.outcome}. Move the application with move_application_stage.`,
      { field: 'status', extra: { outcome: row.outcome } },
    );
  }
  const { outcome } = input;
  const patch = PHONE_SCREEN.patch(input, {
    status: 'confirmed',
    confirmed_by: ctx.user?.id ?? null,
    confirmed_at: ctx.now,
    updated_at: ctx.now,
  });
  const screen = PHONE_SCREEN.view(await rewriteScreen(ctx, row, patch));
  note(ctx, row, `Phone screen: ${outcome === 'no_show' ? 'no show' : outcome}`);
  const trigger = TRIGGER[outcome];
  if (trigger !== null) await autoMove(ctx, row.application_id, trigger);
  return screen;
}

/** Deletes an undecided phone screen. */
export async function removePhoneScreen(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireScreen(ctx, { phone_screen_id: id });
  await ctx.tx
    .deleteFrom('phone_screens')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  ctx.changed({ type: 'phone_screen', id, before: PHONE_SCREEN.view(row), after: null });
  note(ctx, row, 'Phone screen taken out again');
}

/**
 * Takes the candidate's words out of a phone screen, because they withdrew them or their time has passed. A draft can go
 * as a whole; what was decided stays with its notes.
 */
export async function emptyPhoneScreen(ctx: WriteContext, id: string, withDraft: boolean): Promise<void> {
  const row = await findRow(ctx.db, 'phone_screens', ctx.account.id, id);
  if (row === undefined) return;
  if (withDraft && row.status === 'staged') return removePhoneScreen(ctx, id);
  const patch = PHONE_SCREEN.columnsOf({ answers: [], transcript: null, updated_at: ctx.now });
  await rewriteScreen(ctx, row, patch);
}

/** Reverts the decision on a phone screen and restores its former notes. */
export async function reopenPhoneScreen(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = await requireScreen(ctx, { phone_screen_id: id });
  await rewriteScreen(ctx, row, {
    ...PHONE_SCREEN.restoredColumns(members),
    status: 'staged',
    confirmed_by: null,
    confirmed_at: null,
    updated_at: ctx.now,
  });
  note(ctx, row, 'Phone screen: the decision was taken back');
}

function note(ctx: WriteContext, row: PhoneScreenRow, summary: Sentence): void {
  ctx.record({
    type: 'interview',
    summary,
    candidate_id: row.candidate_id,
    job_id: row.job_id,
    application_id: row.application_id,
    data: { phone_screen_id: row.id },
  });
}

async function requireScreen(ctx: Context, input: Address): Promise<PhoneScreenRow> {
  const { phone_screen_id, application_id } = input;
  const row = await findRow(ctx.db, 'phone_screens', ctx.account.id, phone_screen_id);
  if (row === undefined || (application_id !== undefined && row.application_id !== application_id)) {
    throw notFound('phone screen', phone_screen_id, 'phone_screen_id');
  }
  return row;
}

const rewriteScreen = rewriter(PHONE_SCREEN, { view: PHONE_SCREEN.view });
