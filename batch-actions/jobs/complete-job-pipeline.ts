import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { completeJob } from '#src/domain/job-drafts/index.ts';
import { Job } from '#src/domain/jobs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const completeJobPipelineAction = defineWrite({
  name: 'complete_job_pipeline',
  title: "Draft a job's pipeline now",
  titleIn: { de: 'Suchprofil einer Stelle entwerfen', fr: 'Préparer le profil de recherche d’un poste' },
  description:
    'Draft at once what a new job still lacks of assessment criteria, interview plan and spec, in place of waiting for the ' +
    'background worker, and fire job.created. What was given by hand is kept; a job that is drafted already stays as it is. ' +
    'For admins. To write these fields yourself use update_job. job_id comes from list_jobs.',
  phrasings:
    'finish setting up the job; build out the pipeline for the job; generate the criteria and interview plan; the setup of the job got stuck; complete the job pack; prepare everything for the new role; draft the spec for the job now; the new job has no interview plan yet; fill in what the job still lacks; do not wait for the drafting of the job; the drafts of the job never came; write the criteria for the role now; finish the half-made job; draft the interview questions for the vacancy now; the job was made without criteria, draft them; get the assessment criteria drafted straight away',
  scope: 'jobs:write',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: z.object({ job_id: id('job') }),
  output: Job,
  run: (ctx, { job_id }) => completeJob(ctx, job_id),
  irreversible: 'What was drafted may be in use already; change it with update_job.',
  subject: (job) => job.id,
});
