import { updateRow } from '#db/rows.ts';
import { requireApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import type { About } from './emails.ts';
import type { RefereeRequest } from './schema.ts';
import { type RequestRow, refereesOf, toRequest } from './store.ts';

/**
 * Writes columns of a request and reports the change.
 * @param before the request as shown before its referees changed, if they have
 */
export async function rewriteRequest(
  ctx: WriteContext,
  row: RequestRow,
  patch: Partial<RequestRow>,
  before?: RefereeRequest,
): Promise<RequestRow> {
  const referees = (await refereesOf(ctx, [row.id])).get(row.id) ?? [];
  const next = { ...row, ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'referee_requests', ctx.account.id, row.id, { ...patch, updated_at: ctx.now });
  ctx.changed({
    type: 'referee_request',
    id: row.id,
    before: before ?? toRequest(ctx, row, referees),
    after: toRequest(ctx, next, referees),
  });
  return next;
}

/** The candidate and job of a request. @throws AppError NOT_FOUND once the candidate is deleted */
export async function aboutOf(ctx: WriteContext, row: RequestRow): Promise<About> {
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const application = await requireApplication(ctx, row.application_id);
  return { candidate, job_title: application.job_title };
}
