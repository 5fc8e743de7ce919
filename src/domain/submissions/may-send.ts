import { dayIn } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import type { ApplicationView } from '../applications/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import type { JobView } from '../jobs/index.ts';
import { alreadySent } from './store.ts';

/** Who is to be put to whom. */
interface Asked {
  job: JobView;
  client: string;
  people: readonly { candidate: CandidateRow }[];
}

/** @throws AppError VALIDATION_ERROR on `field` for an application to another job, CONFLICT for one that is over */
export function checkApplication(application: ApplicationView, job: JobView, field: string): void {
  if (application.job_id !== job.id) {
    throw invalid(
      field,
      `${field}: ${application.id} is ${application.candidate_name}'s application to ${application.job_title} (${application.job_id}); list_applications with job_id ${job.id} shows those of this job`,
    );
  }
  requireActive(application, field);
}

/** Refuses candidates whose application is over. @throws AppError CONFLICT on `field` */
export function requireActive(application: ApplicationView, field: string): void {
  if (application.status === 'active') return;
  throw new AppError(
    'CONFLICT',
    `The application of ${application.candidate_name} to ${application.job_title} is ${application.status}. Reopen it with move_application_stage before they are put to the client.`,
    { field, extra: { status: application.status } },
  );
}

/** @throws AppError INVALID_REQUEST naming those whom the client has been sent for the job before */
export async function refuseResubmission(ctx: Context, { job, client, people }: Asked): Promise<void> {
  const sent = await alreadySent(ctx, {
    job_id: job.id,
    client_id: client,
    candidates: people.map(({ candidate }) => candidate.id),
  });
  if (sent.size === 0) return;
  const again = people.flatMap(({ candidate }) => {
    const before = sent.get(candidate.id);
    return before === undefined ? [] : [{ candidate_id: candidate.id, name: candidate.name, ...before }];
  });
  const gone = again.flatMap(({ name, sent_at }) =>
    sent_at === null ? [] : [`${name} (on ${dayIn(sent_at, ctx.account.timezone)})`],
  );
  const waiting = again.flatMap(({ name, sent_at, submission_id }) =>
    sent_at === null ? [`${name} (${submission_id})`] : [],
  );
  const said = [
    ...(gone.length === 0
      ? []
      : [`${job.client_name ?? 'The client'} has been sent ${gone.join(', ')} for ${job.title} already.`]),
    ...(waiting.length === 0
      ? []
      : [
          `What was written of ${waiting.join(', ')} for ${job.title} waits for a person and has not left: release_held lets it go or withdraws it.`,
        ]),
  ];
  const resend = gone.length === 0 ? '' : ', use resend_submission to send that link again,';
  throw new AppError(
    'INVALID_REQUEST',
    `${said.join(' ')} Leave them out${resend} or send allow_resubmit: true.`,
    { field: 'items', extra: { candidates: again } },
  );
}
