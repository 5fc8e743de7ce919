import { createApplication, liveApplication } from '../applications/index.ts';
import { addIntroducedPerson, findPerson } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { requireJob, requireOpen } from '../jobs/index.ts';
import type { Identities } from './schema.ts';

/**
 * Puts an introduced person on a job of the agency at the shortlist stage. Whoever is in the talent bank already, by
 * e-mail, LinkedIn profile or phone, is that person; a live application on the job is taken as it stands.
 * @throws AppError NOT_FOUND on job_id, CONFLICT for a closed or filled job
 */
export async function bringIn(
  ctx: WriteContext,
  person: Identities['candidate'],
  jobId: string,
  note: string | null,
): Promise<{ candidate_id: string; application_id: string }> {
  const job = await requireJob(ctx, jobId);
  requireOpen(job, 'go on with the marketplace');
  const found = await findPerson(ctx, {
    name: person.name,
    email: person.email ?? undefined,
    linkedin_url: person.linkedin_url ?? undefined,
    phone: person.phone ?? undefined,
  });
  const candidate =
    found?.person ??
    (await addIntroducedPerson(ctx, {
      name: person.name,
      email: person.email,
      phone: person.phone,
      linkedin_url: person.linkedin_url,
      current_title: person.current_title,
      current_company: person.current_company,
      source: 'marketplace',
    }));
  const live = await liveApplication(ctx, job.id, candidate.id);
  if (live !== undefined) return { candidate_id: candidate.id, application_id: live };
  const application = await createApplication(ctx, {
    job_id: job.id,
    candidate_id: candidate.id,
    stage: 'yes',
    source: 'marketplace',
    ...(note === null ? {} : { note }),
  });
  return { candidate_id: candidate.id, application_id: application.id };
}
