import { json } from '#db/rows.ts';
import type { Context } from '../context.ts';
import { requireJob, toJob } from '../jobs/index.ts';
import { type Finding, review } from '../moderation/index.ts';
import { draftAd } from './draft.ts';
import { type AdRow, hiresForItself } from './store.ts';

type Words = Partial<Pick<AdRow, 'title' | 'headline' | 'body'>> & { bullets?: readonly string[] };

/** The texts of an ad by the inputs that hold them. */
function* textsOf(ad: Words): Generator<readonly [string, string | null | undefined]> {
  yield ['title', ad.title];
  yield ['headline', ad.headline];
  yield ['body', ad.body];
  for (const [at, bullet] of (ad.bullets ?? []).entries()) yield [`bullets.${at}`, bullet];
}

/** What speaks against words of an ad of a job, on their own. */
export async function reviewWords(ctx: Context, jobId: string, words: Words): Promise<Finding[]> {
  const job = await requireJob(ctx, jobId);
  return review(textsOf(words), {
    subject: 'role',
    place: job.country_code ?? ctx.account.country,
    companies: [job.client_name, ctx.account.name],
  });
}

/**
 * What speaks against making an ad public. Of an ad that was drafted and that nobody has put into words of their own,
 * the job's description is read too: what the draft left out of it is no reason to publish the rest unseen.
 */
export async function reviewAd(ctx: Context, row: AdRow): Promise<Finding[]> {
  const bullets = json.decode<string[]>(row.bullets);
  const findings = await reviewWords(ctx, row.job_id, { ...row, bullets });
  const job = await requireJob(ctx, row.job_id);
  if (job.description === null) return findings;
  const draft = draftAd(toJob(job), (await hiresForItself(ctx, job.client_id)) ? null : job.client_name);
  const drafted =
    draft.headline === row.headline &&
    draft.body === row.body &&
    draft.bullets.join('\n') === bullets.join('\n');
  if (!drafted) return findings;
  const known = new Set(findings.map(({ words }) => words.toLowerCase()));
  const left = review([['job.description', job.description]], {
    subject: 'role',
    place: job.country_code ?? ctx.account.country,
    companies: [job.client_name, ctx.account.name],
  });
  return [...findings, ...left.filter(({ words }) => !known.has(words.toLowerCase()))];
}
