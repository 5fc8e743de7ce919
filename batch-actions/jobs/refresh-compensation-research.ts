import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { refreshResearch } from '#src/domain/jobs/index.ts';
import { Job } from '#src/domain/jobs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const refreshCompensationResearchAction = defineWrite({
  name: 'refresh_compensation_research',
  title: 'Look up what a role pays',
  titleIn: { de: 'Vergütung einer Stelle nachschlagen', fr: 'Rechercher ce que paie un poste' },
  description:
    "Have a job's compensation_research worked out anew from the agency's own placements, offers and candidates' wishes for " +
    'the role, its level and place. It happens by itself when a job is made and when its pay, place or title changes; call ' +
    'this when records came in since. Done in the background within seconds; read get_job then. It is never made of fewer ' +
    'than five people (status insufficient_sources). job_id comes from list_jobs.',
  phrasings:
    'what does the going rate look like; check the market pay again; what do they earn around there; look up salaries for this role; is our salary competitive; refresh the pay research; benchmark the salary; update the salary benchmark; what is the market paying; going rate for the role; are we paying enough for this job; what do welders earn; market rate for the role; is the pay competitive; check what others pay; look up going rates again; salary benchmark for this job; are we paying enough for this role',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['salary benchmark', 'market rate', 'what does the role pay'],
  input: z.object({ job_id: id('job') }),
  output: Job,
  run: (ctx, { job_id }) => refreshResearch(ctx, job_id),
  irreversible: 'It asks for a fresh look, which changes nothing but compensation_research; ask again.',
  subject: (job) => job.id,
});
