import type * as z from 'zod';
import { insertRow, updateRow } from '#db/rows.ts';
import { instantOf } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { requireTeam, requireUser } from '../accounts/people.ts';
import { policyOf } from '../accounts/policies.ts';
import { contactNames, requireClient, requireContact } from '../clients/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { checkContent } from './content.ts';
import type { Opened } from './for-candidates.ts';
import { draftPipelineOf } from './pipeline.ts';
import { hasSubmission, jobStats } from './progress.ts';
import {
  applicantCountryOf,
  changedPay,
  countryOfJob,
  isPlaceDropped,
  newPay,
  placeOf,
  planOf,
} from './rules.ts';
import {
  type CreateJob,
  type InterviewPlan,
  JOB,
  type Job,
  type JobFilters,
  type JobRow,
  type JobSpec,
  type JobView,
  type LocationFields,
  type UpdateJob,
} from './schema.ts';
import { shorten } from './shorten.ts';
import { pageOfJobs, toJob } from './store.ts';
import { requireJob, rewriteJob } from './write.ts';

export { asksByContent, thingWished } from './asked-by-content.ts';
export { goesOnTelling } from './beside-secrets.ts';
export { isDuty, readBrief } from './brief.ts';
export { headingOf, isInHeading, isInsideOnly } from './brief-headings.ts';
export { briefLines, correctedText, isLeftOut, isToldInside } from './brief-lines.ts';
export { isConfidential } from './confidential.ts';
export { isDraftedLabel, languageOfRole, practicalQuestion } from './drafted-criteria.ts';
export { isUnasked, type Opened, reviewForCandidates, withoutUnlawful } from './for-candidates.ts';
export { isFragment, wholeOf } from './fragments.ts';
export { saysHowCalled } from './how-called.ts';
export { meansUnsaid, tellsProcess, tellsRounds, untoldProcess } from './interview-process.ts';
export { chanceOf, chancesIn, chanceThere, weightOf } from './likely-private.ts';
export { isInFrame } from './mail-frame.ts';
export { isForEverybody, isNotNeeded, isOffered } from './not-asked.ts';
export { chance, saidIn, weighedBy } from './odds-of-words.ts';
export { paperNeeded } from './paper-needed.ts';
export { withPauses } from './pauses.ts';
export { peopleTold, signedLines } from './people-told.ts';
export { isPaidPerk, namesPerk, withoutCosts } from './perks.ts';
export { draftPipeline, draftPipelineOf } from './pipeline.ts';
export { dueResearch, followPay, refreshResearch, settleResearch } from './research.ts';
export { countryOfJob } from './rules.ts';
export { UNTITLED_ROLE } from './schema.ts';
export { stepsBehind } from './steps-behind.ts';
export { pendingPipelines, toJob } from './store.ts';
export { surelyPublicIn } from './surely-public.ts';
export { capital, sentencesOf } from './text-lines.ts';
export { titleToShow, titleToTell } from './title-told.ts';
export { removeJob, restoreJob } from './undo.ts';
export { linkAd, requireJob } from './write.ts';
export type { JobView };

/** A job of the agency, with its number of applications per stage. */
export async function getJob(ctx: Context, id: string): Promise<Job> {
  return toJob(await requireJob(ctx, id), await jobStats(ctx, id));
}

/** A page of jobs, newest first. */
export async function listJobs(ctx: Context, filters: JobFilters): Promise<Page<Job>> {
  return pageOfJobs(ctx, filters);
}

/** Creates a job. Missing parts of its pipeline are drafted after the commit, and job.created fires then. */
export async function createJob(ctx: WriteContext, input: z.output<typeof CreateJob>): Promise<Job> {
  await requireClient(ctx, input.client_id);
  await checkPeople(ctx, input.client_id, input);
  if (input.ai_screen_enabled) await refuseUnaskedScreening(ctx);
  const place = input.location == null ? null : noticedPlace(ctx, input.location, null);
  const { employment_type: employment = null, interview_plan: plan } = input;
  const applicants = applicantCountryOf(input, place) ?? null;
  const settled = place?.country_code ?? applicants;
  const country = settled ?? ctx.account.country;
  refuseFuture(ctx, input.opened_at);
  const contacts = input.spec == null ? [] : await contactNames(ctx, input.client_id);
  checkContent(ctx, input, { place: country, companies: [], contacts });
  const id = newId('job');
  const row = JOB.row(input, {
    id,
    account_id: ctx.account.id,
    status: 'active',
    location: place,
    applicant_country: applicants,
    compensation: newPay(input.compensation, employment, settled, ctx.account.currency),
    spec: input.spec == null ? null : specOf(input.spec, null),
    assessment_criteria: input.assessment_criteria ?? [],
    interview_plan: plan == null ? null : planOf(plan, input.default_interview_format),
    owner_id: input.owner_id === undefined ? (ctx.user?.id ?? null) : input.owner_id,
    opened_at: input.opened_at == null ? null : instantOf(Date.parse(input.opened_at)),
    pipeline_status: 'pending',
    research_asked: 1,
    research_done: 0,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'jobs', row);
  const view = await requireJob(ctx, id);
  ctx.changed({ type: 'job', id, before: null, after: toJob(view), label: row.title });
  ctx.record({
    type: 'record_changed',
    summary: `Created job ${row.title}`,
    job_id: id,
    client_id: row.client_id,
  });
  // Wakes the worker that drafts the pipeline.
  ctx.wakeWorkers();
  return toJob(view, await jobStats(ctx, id));
}

/** Changes a job. Nested objects are merged member by member, lists are replaced. */
export async function updateJob(ctx: WriteContext, input: z.output<typeof UpdateJob>): Promise<Job> {
  const asksScreening = input.ai_screen_enabled === true;
  if (asksScreening && (await requireJob(ctx, input.job_id)).ai_screen_enabled !== 1)
    await refuseUnaskedScreening(ctx);
  return changeJob(ctx, input);
}

/** `updateJob` for what was agreed to by itself, such as screening. */
export async function changeJob(ctx: WriteContext, input: z.output<typeof UpdateJob>): Promise<Job> {
  const row = await requireJob(ctx, input.job_id);
  const { location, spec, interview_plan: plan } = input;
  const before = toJob(row);
  const moved = input.client_id === undefined ? {} : await changeClient(ctx, row, input.client_id, input);
  await checkPeople(ctx, input.client_id ?? row.client_id, input);
  refuseFuture(ctx, input.opened_at);
  const place = location && noticedPlace(ctx, location, before.location);
  const isMoved = place !== undefined || input.applicant_country !== undefined;
  const patch = JOB.patch(input, {
    ...moved,
    opened_at: input.opened_at == null ? input.opened_at : instantOf(Date.parse(input.opened_at)),
    status: input.status && nextStatus(row, input.status),
    location: place,
    applicant_country: isMoved ? applicantCountryOf(input, place ?? before.location) : undefined,
    compensation: input.compensation && changedPay(input.compensation, row),
    spec: spec && specOf(spec, before.spec),
    interview_plan: plan && planOf(plan, input.default_interview_format ?? row.default_interview_format),
    updated_at: ctx.now,
  });
  const country = countryOfJob({ ...row, ...patch }) ?? ctx.account.country;
  const client = input.client_id ?? row.client_id;
  const contacts = spec == null || client === null ? [] : await contactNames(ctx, client);
  checkContent(ctx, input, { place: country, companies: [row.client_name], contacts });
  const after = await rewriteJob(ctx, row, patch);
  return toJob(after, await jobStats(ctx, row.id));
}

/**
 * Marks a job filled by a hire. An evergreen job stays open.
 * @returns whether its status changed
 */
export async function fillJob(ctx: WriteContext, job: JobView): Promise<boolean> {
  if (job.is_evergreen === 1 || job.status === 'filled') return false;
  const patch = { status: 'filled', updated_at: ctx.now } as const;
  await updateRow(ctx.tx, 'jobs', ctx.account.id, job.id, patch);
  const before = toJob(job);
  ctx.changed({ type: 'job', id: job.id, before, after: { ...before, ...patch }, label: job.title });
  return true;
}

/**
 * Checks that a job is open (active or on hold).
 * @throws AppError CONFLICT on `field`, saying how to reopen it
 */
export function requireOpen(job: JobView, doing: string, field = 'job_id'): void {
  if (job.status === 'active' || job.status === 'on_hold') return;
  throw new AppError(
    'CONFLICT',
    `The job ${job.title} (${job.id}) is ${job.status}. Reopen it first with update_job and status active, then ${doing}.`,
    { field, extra: { job_status: job.status } },
  );
}

/**
 * Drafts a job's missing criteria, interview plan and spec, and fires job.created. Idempotent: a complete pipeline
 * stays unchanged.
 * @param shownOf what candidates may read of a job's title and lines, who neither learn who the client is nor who works there
 */
export async function completePipeline(
  ctx: WriteContext,
  jobId: string,
  shownOf: (ctx: Context, job: JobView) => Promise<{ title: string; isNamed: boolean; open: Opened }>,
): Promise<Job> {
  const row = await requireJob(ctx, jobId);
  if (row.pipeline_status === 'complete') return toJob(row, await jobStats(ctx, jobId));
  const job = toJob(row);
  const contacts = row.client_id === null ? [] : await contactNames(ctx, row.client_id);
  const { title, isNamed, open } = await shownOf(ctx, row);
  const shown = { ...job, title, client: isNamed ? job.client : null };
  const draft = draftPipelineOf(shown, countryOfJob(row) ?? ctx.account.country, contacts, open);
  const spec = job.spec ?? draft.spec;
  const plan: InterviewPlan = job.interview_plan ?? draft.interview_plan;
  const criteria = job.assessment_criteria.length > 0 ? job.assessment_criteria : draft.assessment_criteria;
  const drafted = { spec, interview_plan: plan, assessment_criteria: criteria };
  const columns = JOB.columnsOf({ ...drafted, pipeline_status: 'complete', updated_at: ctx.now });
  const after = await rewriteJob(ctx, row, columns);
  ctx.emit('job.created', { job: toJob(after) });
  ctx.record({
    type: 'record_changed',
    summary: `Drafted the pipeline of ${row.title}`,
    job_id: row.id,
    client_id: row.client_id,
  });
  const quoted = (lines: readonly string[]): string =>
    lines.map((said) => `“${shorten(said.replace(/[.;]+$/, ''), 200)}”`).join(', ');
  if (draft.unfiled.length > 0)
    ctx.warn(
      'heading_unknown',
      `Nothing was drafted from these lines, as their heading is not known: ${quoted(draft.unfiled)}. The description keeps them; put what is asked or done into spec with update_job.`,
    );
  if (draft.left_out.length > 0)
    ctx.warn(
      'confidential_left_out',
      `Candidates read the spec, so it was drafted without these lines: ${quoted(draft.left_out)}. The description keeps them; pay that candidates may know goes into compensation with update_job.`,
    );
  return toJob(after, await jobStats(ctx, jobId));
}

function nextStatus(row: JobRow, status: 'active' | 'on_hold' | 'closed'): JobRow['status'] {
  if (row.status !== 'filled' || status === 'active') return status;
  throw new AppError(
    'CONFLICT',
    `The job ${row.title} (${row.id}) is filled. Reopen it first with status active; then it can be ${status}.`,
    { field: 'status' },
  );
}

/** Changes the client of a job; a contact of the former client is removed. */
async function changeClient(
  ctx: WriteContext,
  row: JobRow,
  client: string,
  given: { client_contact_id?: string | null | undefined },
): Promise<{ client_contact_id?: null }> {
  if (client === row.client_id) return {};
  await requireClient(ctx, client);
  if (await hasSubmission(ctx, row.id)) {
    throw new AppError(
      'CONFLICT',
      `Candidates were put to the client of ${row.title} (${row.id}) already, so its client stays. Open a job for the other client with create_job.`,
      { field: 'client_id' },
    );
  }
  if (given.client_contact_id !== undefined || row.client_contact_id === null) return {};
  ctx.warn(
    'client_contact_cleared',
    "The job's contact belongs to its former client and was taken off; set client_contact_id to one of the new client.",
  );
  return { client_contact_id: null };
}

async function checkPeople(
  ctx: WriteContext,
  client: string | null,
  given: {
    client_contact_id?: string | null | undefined;
    team_id?: string | null | undefined;
    hiring_manager_id?: string | null | undefined;
    owner_id?: string | null | undefined;
  },
): Promise<void> {
  if (given.client_contact_id != null) {
    if (client === null)
      throw invalid('client_contact_id', 'client_contact_id: the job has no client; set client_id with it');
    await requireContact(ctx, client, given.client_contact_id);
  }
  if (given.team_id != null) await requireTeam(ctx, given.team_id, 'team_id');
  if (given.owner_id != null) await requireUser(ctx, given.owner_id, 'owner_id');
  if (given.hiring_manager_id != null) await requireUser(ctx, given.hiring_manager_id, 'hiring_manager_id');
}

function refuseFuture(ctx: Context, opened: string | null | undefined): void {
  if (opened != null && Date.parse(opened) > Date.parse(ctx.now))
    throw invalid('opened_at', `opened_at: ${opened} has not come yet; a job is opened now or was before`);
}

function noticedPlace(ctx: WriteContext, given: LocationFields, current: Job['location']) {
  const place = placeOf(given, current);
  if (isPlaceDropped(given, place)) {
    ctx.warn(
      'location_dropped',
      'A remote role keeps no city or state; they were left out. Use type hybrid or on_site if it has a place.',
    );
  }
  return place;
}

function specOf(given: { [K in keyof JobSpec]?: JobSpec[K] | undefined }, current: JobSpec | null): JobSpec {
  return {
    summary: given.summary ?? current?.summary ?? '',
    responsibilities: given.responsibilities ?? current?.responsibilities ?? [],
    requirements: given.requirements ?? current?.requirements ?? [],
    nice_to_have: given.nice_to_have ?? current?.nice_to_have ?? [],
  };
}

// Screening invites by mail on its own: where a person decides about mails, one decides about it as well.
async function refuseUnaskedScreening(ctx: WriteContext): Promise<void> {
  if ((await policyOf(ctx.tx, ctx)) === 'off') return;
  throw invalid(
    'ai_screen_enabled',
    'ai_screen_enabled: invites applicants by mail, which a person decides about for this credential; leave it out, and ask with set_ai_screening',
  );
}
