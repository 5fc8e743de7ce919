import { json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { tellHeld } from '../emails/index.ts';
import { requireJob, UNTITLED_ROLE } from '../jobs/index.ts';
import {
  type Finding,
  type HeldReview,
  heldBy,
  refuseBlocked,
  toLookAt,
  warnOfHeld,
} from '../moderation/index.ts';
import { reviewAd } from './content.ts';
import { undecided } from './proposal.ts';
import type { AdView } from './views.ts';

/** What a person has to look at before words are public. @throws AppError VALIDATION_ERROR for what must not be */
export async function heldIn(ctx: WriteContext, row: AdView): Promise<Finding[]> {
  const findings = undecided(await reviewAd(ctx, row), row);
  refuseBlocked(findings);
  const held = heldBy(findings);
  if (held.length > 0) return [...held, ...toLookAt(findings)];
  warnOfHeld(ctx, findings);
  return [];
}

/** Tells those whose ad it is that it waits. */
export async function tellOwners(
  ctx: WriteContext,
  row: AdView,
  label: string,
  review: HeldReview | null,
): Promise<void> {
  const job = await requireJob(ctx, row.job_id);
  await tellHeld(ctx, {
    id: row.id,
    label,
    review,
    owners: [ctx.user?.id ?? null, job.owner_id, row.created_by],
    client_id: job.client_id,
    job_id: job.id,
  });
}

/** Warns of what waits. @throws AppError VALIDATION_ERROR for what must not be public */
export function warnOfFindings(ctx: WriteContext, findings: readonly Finding[]): void {
  refuseBlocked(findings);
  warnOfHeld(ctx, findings);
}

/** @throws AppError CONFLICT for a job that is not active, VALIDATION_ERROR for an ad without a title or that says nothing */
export function refuseUnpublishable(row: AdView): void {
  if (row.job_status !== 'active') {
    throw new AppError(
      'CONFLICT',
      `The job of this ad is ${row.job_status}, and only the ad of an active job is public. Set it active with update_job first.`,
      { field: 'status', extra: { job_status: row.job_status } },
    );
  }
  if (row.title === UNTITLED_ROLE) {
    throw new AppError(
      'VALIDATION_ERROR',
      'title: no title was read for this role, and no ad is public without one. Give the title with update_job_ad, then publish it.',
      { field: 'title' },
    );
  }
  if (row.body === null && json.decode<string[]>(row.bullets).length === 0) {
    throw new AppError(
      'VALIDATION_ERROR',
      'body: the ad says nothing yet. Give body or bullets with update_job_ad, then publish it.',
      { field: 'body' },
    );
  }
}
