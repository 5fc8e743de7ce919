import { json } from '#db/rows.ts';
import type { Context } from '../context.ts';
import {
  countryOfJob,
  isInFrame,
  isInHeading,
  isInsideOnly,
  isToldInside,
  requireJob,
  toJob,
} from '../jobs/index.ts';
import { awaitingModel, type Finding, isAttribute, review } from '../moderation/index.ts';
import { isProgram } from '../programs.ts';
import { clientFindings, hiddenClient, tellsStreet } from './client.ts';
import { draftAd } from './draft.ts';
import type { AdRow } from './store.ts';
import { isKeptFrom, isNewsOfHouse, mayWish } from './told-inside.ts';
import { isNameOfHouse, isOfWhoIsThere } from './who-is-there.ts';

/** What may be told of somebody of the house, where nobody is wished for: why they are away or gone. Where people come from never is. */
const OF_NEWS: ReadonlySet<string> = new Set([
  'age',
  'sex',
  'family',
  'pregnancy',
  'disability_or_health',
  'work_status',
  'personal_description',
]);

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
  return review(textsOf(words), {
    subject: 'role',
    place: countryOfJob(job) ?? ctx.account.country,
    companies: [job.client_name, ctx.account.name],
    isUnread,
    isShown: true,
    from: job.description,
  });
}

/** Findings about words for an ad that nobody reads yet, with where they name the client whom ads must not name. */
export async function reviewDraft(ctx: Context, jobId: string, words: AdTexts): Promise<Finding[]> {
  const client = await hiddenClient(ctx, await requireJob(ctx, jobId));
  return [...(await reviewTexts(ctx, jobId, words)), ...clientFindings(textsOf(words), client)];
}

/** What is only doubted of a sentence that no ad holds and that wishes for nobody: nothing of it leaves, so that nothing has to wait. */
const isDoubtAlone = (description: string, { verdict, about, start }: Finding): boolean =>
  verdict === 'held' && (!isAttribute(about) || !mayWish(description, start));

const toldOf = (finding: Finding): Finding => ({
  ...finding,
  verdict: 'look',
  reason: `${finding.reason} It stands in the description alone: the ad leaves it out.`,
});

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
  const descriptionFindings = review([['job.description', job.description]], {
    subject: 'role',
    place: countryOfJob(job) ?? ctx.account.country,
    companies: [job.client_name, ctx.account.name],
    isUnread,
    isShown: true,
    isSource: true,
  });
  // Who greets and signs a mail, an address, and what heads a part of it, say nothing of who is wanted: only what the rules know counts there.
  const { description } = job;
  const told = descriptionFindings.filter(
    ({ about, start, words, verdict }) =>
      // "Grund der Suche: Frau Weigl ist krank" wishes for nobody: what is only doubted there is of who leaves.
      !(
        (verdict === 'held' &&
          (isInsideOnly(description, start) ||
            // What is only doubted of a greeting picks nobody.
            isInFrame(description, start) ||
            isNameOfHouse(description, { start, words }) ||
            (!isAttribute(about) && isToldInside(description, start)) ||
            (OF_NEWS.has(about) && isNewsOfHouse(description, start)))) ||
        (OF_NEWS.has(about) &&
          (isNewsOfHouse(description, start, true) ||
            isKeptFrom(description, start) ||
            isOfWhoIsThere(description, { start, words }, client?.contacts)))
      ) &&
      (isAttribute(about) ||
        !(isInFrame(description, start) || isInHeading(description, start) || tellsStreet(words))),
  );
  return [
    ...findings,
    ...told
      .filter(({ words }) => !known.has(words.toLowerCase()))
      .map((finding) => (isDoubtAlone(description, finding) ? toldOf(finding) : finding)),
  ];
}
