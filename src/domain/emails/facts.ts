import { findUser } from '../accounts/people.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import type { EmailFacts } from '../ports.ts';
import { senderOf } from './blank-mail.ts';

/** The recorded facts that the assistant may use for a mail to a candidate. */
export async function factsOf(
  ctx: Context,
  candidate: CandidateRow,
  jobId: string | null,
  intent: EmailFacts['intent'],
): Promise<EmailFacts> {
  const job = jobId === null ? null : await requireJob(ctx, jobId);
  const { created_by } = await senderOf(ctx, ctx.user?.id);
  const sender = created_by === null ? undefined : await findUser(ctx.db, ctx.account.id, created_by);
  return {
    intent,
    candidate: { name: candidate.name, first_name: candidate.first_name },
    job:
      job === null
        ? null
        : {
            title: job.title,
            client_name: job.client_name,
            location: [job.city, job.country].filter(Boolean).join(', ') || null,
          },
    sender: { name: sender?.name ?? ctx.account.name },
    agency: { name: ctx.account.name },
  };
}
