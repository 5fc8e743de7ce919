import type { Context, WriteContext } from '../context.ts';
import { type Finding, passGate, refuseBlocked, review } from '../moderation/index.ts';
import { countryOfJob } from './rules.ts';
import type { JobView } from './schema.ts';
import { requireJob } from './write.ts';

type Told = Pick<JobView, 'title' | 'description' | 'country_code' | 'applicant_country' | 'client_name'>;

const MEND =
  'It is the title of the job: say it in another way with update_job and title, and send this again.';

/** What the gate finds in the title of a job; a ground that the description gives holds for it. */
function findingsInTitle(ctx: Context, job: Told): Finding[] {
  const place = countryOfJob(job) ?? ctx.account.country;
  const companies = [job.client_name, ctx.account.name];
  const as = { subject: 'role', place, companies, isShown: true, isToSomebody: true } as const;
  const read = (texts: Parameters<typeof review>[0]): Finding[] =>
    review(texts, as).filter(
      ({ field, verdict }) => field === FIELD && (verdict === 'blocked' || verdict === 'held'),
    );
  const title = [FIELD, job.title] as const;
  return read([title]).length === 0 ? [] : read([title, ['description', job.description]]);
}

const FIELD = 'job_title';

/**
 * The title of a job as somebody outside reads it: by this alone it comes into mails that are sent about the job.
 * @param as the title in the words that it was sent in before
 * @throws AppError VALIDATION_ERROR with the `findings` for one that picks people by what the law keeps out of hiring
 */
export async function titleToTell(ctx: WriteContext, jobId: string, as?: string): Promise<string> {
  const found = await requireJob(ctx, jobId);
  const job = as === undefined ? found : { ...found, title: as };
  const findings = findingsInTitle(ctx, job);
  refuseBlocked(findings, MEND);
  passGate(
    ctx,
    findings.map((one) => ({ ...one, rewording: 'Say it in another way with update_job and title' })),
  );
  return job.title;
}

/** The title of a job where nobody can be asked about it: on pages and in what is sent by itself; null where it must not be read. */
export async function titleToShow(ctx: Context, jobId: string): Promise<string | null> {
  const job = await requireJob(ctx, jobId);
  return findingsInTitle(ctx, job).length === 0 ? job.title : null;
}
