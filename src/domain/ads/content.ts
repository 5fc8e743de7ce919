import { json } from '#db/rows.ts';
import type { Context } from '../context.ts';
import { countryOfJob, requireJob, toJob } from '../jobs/index.ts';
import { awaitingModel, type Finding, review } from '../moderation/index.ts';
import { isProgram } from '../programs.ts';
import { clientFindings, hiddenClient } from './client.ts';
import { draftAd } from './draft.ts';
import { foundInDescription } from './left-out-findings.ts';
import type { AdRow } from './store.ts';
import { confidencesIn } from './told-in-confidence.ts';

type AdTexts = Partial<Pick<AdRow, 'title' | 'headline' | 'body'>> & { bullets?: readonly string[] };

/** The texts of an ad with the names of their inputs. */
function* textsOf(ad: AdTexts): Generator<readonly [string, string | null | undefined]> {
  yield ['title', ad.title];
  yield ['headline', ad.headline];
  yield ['body', ad.body];
  for (const [at, bullet] of (ad.bullets ?? []).entries()) yield [`bullets.${at}`, bullet];
}

/** Findings about the wording of an ad's texts on their own. */
async function reviewTexts(
  ctx: Context,
  jobId: string,
  words: AdTexts,
  isUnread = isProgram(ctx.credential),
): Promise<Finding[]> {
  const job = await requireJob(ctx, jobId);
  const wording = review(textsOf(words), {
    subject: 'role',
    place: countryOfJob(job) ?? ctx.account.country,
    companies: [job.client_name, ctx.account.name],
    isUnread,
    isShown: true,
    from: job.description,
  });
  return [...wording, ...(await confidencesIn(ctx, textsOf(words), isUnread))];
}

/** Findings about words for an ad that nobody reads yet, with where they name the client whom ads must not name. */
export async function reviewDraft(ctx: Context, jobId: string, words: AdTexts): Promise<Finding[]> {
  const client = await hiddenClient(ctx, await requireJob(ctx, jobId));
  return [...(await reviewTexts(ctx, jobId, words)), ...clientFindings(textsOf(words), client)];
}

/**
 * Findings that prevent an ad from being published. What a rule or a program publishes nobody has read: there more is held. For an ad that was drafted and never edited, the job's description
 * is checked too: a wish that the draft left out of it is not a reason to publish the rest unseen. What is only doubted there and wishes for
 * nobody is told, and holds nothing.
 */
export async function reviewAd(
  ctx: Context,
  row: AdRow,
  isUnread = isProgram(ctx.credential),
): Promise<Finding[]> {
  const bullets = json.decode<string[]>(row.bullets);
  const job = await requireJob(ctx, row.job_id);
  const client = await hiddenClient(ctx, job);
  const findings = [
    ...(await reviewTexts(ctx, row.job_id, { ...row, bullets }, isUnread)),
    ...clientFindings(textsOf({ ...row, bullets }), client),
    ...awaitingModel(ctx, textsOf({ ...row, bullets }), isUnread),
  ];
  if (job.description === null) return findings;
  const { ad: draft } = draftAd(toJob(job), client);
  const drafted =
    draft.headline === row.headline &&
    draft.body === row.body &&
    draft.bullets.join('\n') === bullets.join('\n');
  if (!drafted) return findings;
  const known = new Set(findings.map(({ words }) => words.toLowerCase()));
  return [
    ...findings,
    ...foundInDescription(
      job.description,
      {
        place: countryOfJob(job) ?? ctx.account.country,
        companies: [job.client_name, ctx.account.name],
        isUnread,
      },
      client?.contacts,
    ).filter(({ words }) => !known.has(words.toLowerCase())),
  ];
}
