import { json } from '#db/rows.ts';
import type { Context } from '../context.ts';
import { countryOfJob, type JobView, requireJob, reviewForCandidates, toJob } from '../jobs/index.ts';
import { awaitingModel, type Finding, isAttribute } from '../moderation/index.ts';
import { isProgram } from '../programs.ts';
import { clientFindings, hiddenClient } from './client.ts';
import { type Draft, draftAd } from './draft.ts';
import { keptBackIn } from './kept-back.ts';
import { foundInLeftOutAsks } from './left-out-asks.ts';
import { foundInDescription } from './left-out-findings.ts';
import { littleIn } from './says-little.ts';
import type { AdRow } from './store.ts';
import { toldByName } from './told-by-name.ts';
import { confidencesIn } from './told-in-confidence.ts';
import { unknownNamesIn } from './unknown-names.ts';
import { doubtsToLeaveOut, MOST_DOUBTS_LEFT_OUT, withoutFound } from './without-doubts.ts';
import { withoutLikelyPrivate } from './without-likely-private.ts';
import { withoutUnknownNames } from './without-unknown-names.ts';

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
  const role = {
    place: countryOfJob(job) ?? ctx.account.country,
    companies: [job.client_name, ctx.account.name],
    from: job.description,
  };
  const wording = reviewForCandidates(textsOf(words), role, isUnread);
  const told = toldByName(textsOf(words)).filter((one) => !wording.some((other) => overlaps(one, other)));
  const confided = await confidencesIn(ctx, textsOf(words), isUnread);
  const others = wording.filter(
    (one) => one.about !== 'confidence' || !confided.some((other) => overlaps(one, other)),
  );
  return [...others, ...told, ...confided];
}

const overlaps = (one: Finding, other: Finding): boolean =>
  one.field === other.field && one.start < other.end && one.end > other.start && other.verdict !== 'clear';

/** Findings about words for an ad that nobody reads yet, with where they name the client whom ads must not name. */
export async function reviewDraft(ctx: Context, jobId: string, words: AdTexts): Promise<Finding[]> {
  const client = await hiddenClient(ctx, await requireJob(ctx, jobId));
  return [...(await reviewTexts(ctx, jobId, words)), ...clientFindings(textsOf(words), client)];
}

/** Findings about what a job's description says that its ad leaves out. */
const describedFindings = (
  ctx: Context,
  job: JobView,
  client: Awaited<ReturnType<typeof hiddenClient>>,
  isUnread: boolean,
): Finding[] =>
  job.description === null
    ? []
    : foundInDescription(
        job.description,
        {
          place: countryOfJob(job) ?? ctx.account.country,
          companies: [job.client_name, ctx.account.name],
          isUnread,
        },
        client?.contacts,
      );

/** What an ad's own job and agency are called, which explains their names in it. */
const ownNames = (ctx: Context, job: JobView): (string | null)[] => {
  const { location } = toJob(job);
  return [location?.city ?? null, location?.state ?? null, location?.country ?? null, ctx.account.name];
};

/**
 * The ad of a job as it is drafted. A sentence or two in which something is only doubted are left out of it, as the rest then need not wait
 * for a person; where the brief as a whole may pick people, the ad is drafted with them and waits.
 */
export async function draftedAd(ctx: Context, job: JobView): Promise<Draft> {
  const client = await hiddenClient(ctx, job);
  const whole = draftAd(toJob(job), client);
  // An agency that hires for itself may name what is its own.
  const draft =
    client === null
      ? whole
      : withoutLikelyPrivate(
          withoutUnknownNames(whole, job.description, ownNames(ctx, job)),
          job.description,
        );
  const found = async (ad: Draft['ad']): Promise<Finding[]> => [
    ...(await reviewTexts(ctx, job.id, ad, true)),
    ...clientFindings(textsOf(ad), client),
  ];
  const texts = new Map(textsOf(draft.ad));
  const read = await found(draft.ad);
  const described = (): Finding[] => describedFindings(ctx, job, client, true);
  // A wish that the law surely forbids stands in no draft; the job's own description still refuses the ad.
  const unlawful = read.filter(({ verdict, about }) => verdict === 'blocked' && isAttribute(about));
  if (unlawful.length > 0 && described().some(({ verdict }) => verdict === 'blocked')) {
    const lawful = withoutFound(
      draft.ad,
      unlawful.filter(({ field }) => field !== 'title'),
    );
    return lawful === null ? draft : { ad: lawful.ad, left_out: [...draft.left_out, ...lawful.left_out] };
  }
  const doubts = doubtsToLeaveOut(read, (field) => texts.get(field) ?? '');
  if (doubts === null) return draft;
  const isOpen = ({ verdict }: Finding): boolean => verdict === 'held' || verdict === 'blocked';
  if (described().some(isOpen)) return draft;
  const without = withoutFound(draft.ad, doubts, MOST_DOUBTS_LEFT_OUT);
  if (without === null || (await found(without.ad)).some(isOpen)) return draft;
  return { ad: without.ad, left_out: [...draft.left_out, ...without.left_out] };
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
  const { ad: draft } = await draftedAd(ctx, job);
  const drafted =
    draft.headline === row.headline &&
    draft.body === row.body &&
    draft.bullets.join('\n') === bullets.join('\n');
  if (!drafted) {
    const { city } = toJob(job).location ?? {};
    const told = [...textsOf(draft), ['city', city] as const].flatMap(([, text]) => text ?? []);
    const texts = textsOf({ ...row, bullets });
    const back = keptBackIn(texts, job.description, client?.contacts ?? [], [job.title, ...told], isUnread);
    return [...findings, ...back.filter((one) => !findings.some((other) => overlaps(one, other)))];
  }
  const own = ownNames(ctx, job);
  findings.push(...littleIn(draft, own, isUnread));
  if (client !== null) findings.push(...unknownNamesIn(draft, own, isUnread));
  const described = [
    ...describedFindings(ctx, job, client, isUnread),
    ...foundInLeftOutAsks(
      job.description,
      [...textsOf({ ...row, bullets })].flatMap(([, text]) => text ?? []),
      {
        place: countryOfJob(job) ?? ctx.account.country,
        companies: [job.client_name, ctx.account.name],
        isUnread,
      },
    ),
  ];
  const known = new Set(findings.map(({ words }) => words.toLowerCase()));
  return [
    ...findings,
    ...described.filter(
      ({ words, start, end }, at) =>
        !known.has(words.toLowerCase()) &&
        !described.slice(0, at).some((one) => one.verdict !== 'look' && one.start < end && start < one.end),
    ),
  ];
}
