import * as z from 'zod';
import { json } from '#db/rows.ts';
import { id } from '#src/lib/ids.ts';
import {
  type ApplicationView,
  askForAssessment,
  dueAssessments,
  getApplication,
  requireApplication,
  settleAssessment,
} from '../applications/index.ts';
import type { Application, Fit } from '../applications/schema.ts';
import { findCandidate } from '../candidates/index.ts';
import { liveClient } from '../clients/index.ts';
import type { DnaContent } from '../clients/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { textOf } from '../documents/index.ts';
import { getJob } from '../jobs/index.ts';
import { homeOf } from '../search/index.ts';
import { unheardOf } from './job-fit.ts';
import { assessByRules, type Material } from './judge.ts';
import { requirementsOf } from './requirements.ts';

export { assessmentOf } from './judge.ts';
export { boundTo, modelRequest } from './model.ts';
export { ModelFit } from './model-schema.ts';
export type { Assessment } from './schema.ts';
export { assessByRules, dueAssessments, type Material, settleAssessment };

/** What an application is assessed by, and how many assessments had been asked for. */
export interface Due {
  asked: number;
  /** Null where there is nothing to assess any more. */
  material: Material | null;
}

/** Reads what an application is assessed by; undefined for one that is gone. */
export async function materialOf(ctx: Context, applicationId: string): Promise<Due | undefined> {
  const row = await requireApplication(ctx, applicationId).catch(() => undefined);
  if (row === undefined) return undefined;
  return { asked: row.assessments_asked, material: await readMaterial(ctx, row) };
}

async function readMaterial(ctx: Context, row: ApplicationView): Promise<Material | null> {
  const person = await findCandidate(ctx.db, ctx.account.id, row.candidate_id);
  if (person === undefined || person.deleted_at !== null) return null;
  const client = row.client_id === null ? undefined : await liveClient(ctx, row.client_id);
  const job = await getJob(ctx, row.job_id);
  const applicant = { row: person, cv: (await textOf(ctx, person.id))?.text ?? null };
  return {
    job,
    applicant: { ...applicant, unheard: await unheardOf(ctx, job, applicant, homeOf(ctx)) },
    client:
      client === undefined
        ? null
        : {
            industry: client.industry,
            description: client.description,
            traits: json.decodeOrNull<DnaContent>(client.dna)?.traits ?? null,
          },
    account: ctx.account.id,
    home: homeOf(ctx),
  };
}

export const AssessApplication = z.object({ application_id: id('application') });

/** Has an application assessed anew. @throws AppError NOT_FOUND */
export async function assessApplication(
  ctx: WriteContext,
  { application_id }: z.output<typeof AssessApplication>,
): Promise<Application> {
  const row = await requireApplication(ctx, application_id);
  await askForAssessment(ctx, row.id);
  return getApplication(ctx, row.id);
}

/**
 * What a job must have and is missing on record of an applicant: as they were assessed, or by the rules where they have not been.
 * @returns the requirements in the words of the job
 */
async function missingMusts(ctx: Context, row: ApplicationView): Promise<string[]> {
  const fit = json.decodeOrNull<Fit>(row.fit);
  const job = await getJob(ctx, row.job_id);
  const musts = new Set(requirementsOf(job, homeOf(ctx)).flatMap(({ label, must }) => (must ? [label] : [])));
  if (musts.size === 0) return [];
  const material = fit === null ? await readMaterial(ctx, row) : null;
  const criteria = fit?.criteria ?? (material === null ? [] : assessByRules(material).criteria);
  return criteria.flatMap(({ criterion, status }) =>
    status === 'missing' && musts.has(criterion) ? [criterion] : [],
  );
}

const Sent = z.object({ items: z.array(z.object({ application_id: id('application') })) });

/** Warns whoever puts people to a client of what the job must have and their records do not show. */
export async function tellMissing(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  const sent = Sent.safeParse(after);
  if (before !== null || !sent.success) return;
  for (const { application_id } of sent.data.items) {
    const row = await requireApplication(ctx, application_id);
    const missing = await missingMusts(ctx, row);
    if (missing.length === 0) continue;
    ctx.warn(
      'must_missing',
      `The job asks for ${missing.join(', ')}, and the record of ${row.candidate_name} does not show it. Ask them first, or say in items[].summary what makes up for it.`,
      { application_id, missing },
    );
  }
}
