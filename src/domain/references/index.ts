import type { ListFilters } from '#db/list.ts';
import { insertRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import type { Page } from '#src/lib/page.ts';
import { type ApplicationView, autoMove, requireApplication } from '../applications/index.ts';
import { type CandidateRow, markWords, requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { refuseOptedOut } from '../emails/index.ts';
import { passMessageGate } from '../moderation/index.ts';
import { warnNotSent } from '../not-sent.ts';
import { emailCandidate } from './emails.ts';
import { expiryOf, isRepeat, nextReminder } from './rules.ts';
import { REFEREE_REQUEST, type RefereeRequest, type RequestRefereeDetails } from './schema.ts';
import {
  isOver,
  latestRequest,
  pageOfRequests,
  type RequestRow,
  refereesOf,
  requireRequest,
  toRequest,
} from './store.ts';
import { rewriteRequest } from './write.ts';

export { answerReference, declineReference, declineRequest, submitReferees } from './answers.ts';
export { type RefereesPage, type ReferencePage, refereesPage, referencePage } from './pages.ts';
export { remindOrExpire } from './reminders.ts';
export { dueRequests, nextRequestDue } from './store.ts';

/** A request with its referees and what they answered. @throws AppError NOT_FOUND */
export async function getRefereeRequest(ctx: Context, id: string): Promise<RefereeRequest> {
  const row = await requireRequest(ctx, id);
  return toRequest(ctx, row, (await refereesOf(ctx, [id])).get(id) ?? []);
}

/** A page of requests, newest first. @throws AppError NOT_FOUND for an unknown application */
export async function listRefereeRequests(
  ctx: Context,
  filters: ListFilters & { application_id?: string | undefined },
): Promise<Page<RefereeRequest>> {
  if (filters.application_id !== undefined) await requireApplication(ctx, filters.application_id);
  return pageOfRequests(ctx, filters);
}

/**
 * Asks a candidate for referees by mail, with a link to a page of their own. An application at client_interview moves to
 * references. A repeat within 24 hours answers the request that stands, unless it is to be sent again.
 * @throws AppError NOT_FOUND; CONFLICT for an application that has ended or a deleted candidate; VALIDATION_ERROR for
 *   a candidate who cannot or must not be written to
 */
export async function requestReferees(
  ctx: WriteContext,
  input: RequestRefereeDetails,
): Promise<RefereeRequest> {
  const application = await requireApplication(ctx, input.application_id);
  const candidate = await askable(ctx, application);
  const latest = await latestRequest(ctx, application.id);
  const open = latest !== undefined && !isOver(latest) && latest.expires_at > ctx.now ? latest : undefined;
  if (open !== undefined && !input.send_again && isRepeat(open.sent_at, ctx.now)) {
    ctx.meta('already_requested', true);
    if (input.message != null && input.message !== open.message) warnNotSent(ctx, candidate.name);
    return getRefereeRequest(ctx, open.id);
  }
  const about = { candidate, job_title: application.job_title };
  const message = input.message ?? null;
  passMessageGate(ctx, [['message', message]], { people: [candidate.name], isAtClient: false });
  let row: RequestRow;
  if (open?.status === 'requested') {
    row = await rewriteRequest(ctx, open, {
      message: message ?? open.message,
      sent_at: ctx.now,
      base_at: ctx.now,
      reminders_sent: 0,
      due_at: nextReminder(ctx.now, 0),
      expires_at: expiryOf(ctx.now),
    });
  } else {
    row = newRow(ctx, application, message);
    await insertRow(ctx.tx, 'referee_requests', row);
    ctx.changed({
      type: 'referee_request',
      id: row.id,
      before: null,
      after: toRequest(ctx, row, []),
      label: candidate.name,
    });
  }
  await emailCandidate(ctx, row, about, false);
  ctx.record({
    type: 'reference',
    summary: `Asked ${candidate.name} for referees`,
    body: message,
    candidate_id: candidate.id,
    job_id: row.job_id,
    application_id: row.application_id,
  });
  await autoMove(ctx, application.id, 'referees_requested');
  return toRequest(ctx, row, []);
}

function newRow(ctx: WriteContext, application: ApplicationView, message: string | null): RequestRow {
  const id = newId('referee_request');
  const link = ctx.deployment?.link('referee_request', id);
  if (link === undefined) {
    throw new AppError(
      'INTERNAL_ERROR',
      'A link cannot be made here; ask through an interface of the service.',
    );
  }
  return REFEREE_REQUEST.row(
    { message },
    {
      id,
      account_id: ctx.account.id,
      application_id: application.id,
      candidate_id: application.candidate_id,
      job_id: application.job_id,
      status: 'requested',
      hash: link.hash,
      sent_at: ctx.now,
      base_at: ctx.now,
      reminders_sent: 0,
      due_at: nextReminder(ctx.now, 0),
      expires_at: expiryOf(ctx.now),
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
}

async function askable(ctx: Context, application: ApplicationView): Promise<CandidateRow> {
  if (application.status !== 'active' || application.candidate_deleted_at !== null) {
    throw new AppError(
      'CONFLICT',
      application.candidate_deleted_at !== null
        ? `${application.candidate_name} was deleted, so no referees can be asked for.`
        : `The application ${application.id} is ${application.status}; referees are asked for while it is live. Move it with move_application_stage first.`,
      { field: 'application_id' },
    );
  }
  const candidate = await requireCandidate(ctx, application.candidate_id);
  const refuse = (why: string) => invalid('candidate_id', `${candidate.name} ${why}`);
  if (candidate.do_not_approach === 1) {
    throw refuse(
      `is marked do not approach${markWords(ctx, candidate)}, so no mail goes to them. update_candidate lifts the mark.`,
    );
  }
  refuseOptedOut(candidate);
  if (candidate.email === null) {
    throw refuse('has no e-mail address to send the link to; set email with update_candidate');
  }
  const problem = addressProblem(candidate.email);
  if (problem !== null)
    throw refuse(`has an e-mail address that ${problem}; correct it with update_candidate`);
  return candidate;
}
