import type { Context, WriteContext } from '../context.ts';
import { type Finding, passGate, refuseBlocked, review } from '../moderation/index.ts';
import { countryOfJob } from './rules.ts';
import type { JobView } from './schema.ts';
import { requireJob } from './write.ts';

type Told = Pick<JobView, 'title' | 'description' | 'country_code' | 'applicant_country' | 'client_name'>;

const MEND =
  'It is the title of the job: say it in another way with update_job and title, and send this again.';

/** A title is what is looked for, which it does not say itself: it is read as it is and as an ad would say it. */
const FRAMES = ['', 'Gesucht: ', 'On recherche : ', 'Se busca: '];

/** What the gate finds in the title of a job; a ground that the description gives holds for it. */
function findingsInTitle(ctx: Context, job: Told): Finding[] {
  const place = countryOfJob(job) ?? ctx.account.country;
  const companies = [job.client_name, ctx.account.name];
  const as = { subject: 'role', place, companies, isShown: true, isToSomebody: true } as const;
  for (const frame of FRAMES) {
    const title = [FIELD, frame + job.title] as const;
    const read = (texts: Parameters<typeof review>[0]): Finding[] =>
      review(texts, as).filter(
        ({ field, verdict, end }) =>
          field === FIELD && (verdict === 'blocked' || verdict === 'held') && end > frame.length,
      );
    if (read([title]).length === 0) continue;
    const found = read([title, ['description', job.description]]);
    if (found.length > 0)
      return found.map(({ start, end, ...one }) => ({
        ...one,
        start: Math.max(0, start - frame.length),
        end: end - frame.length,
      }));
  }
  return [];
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
