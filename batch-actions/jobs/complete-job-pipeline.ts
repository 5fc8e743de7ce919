import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { completePipeline } from '#src/domain/jobs/index.ts';
import { Job } from '#src/domain/jobs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const completeJobPipelineAction = defineWrite({
  name: 'complete_job_pipeline',
  title: "Draft a job's pipeline now",
  description:
    'Draft at once what a new job still lacks of assessment criteria, interview plan and spec, in place of waiting for the ' +
    'background worker, and fire job.created. What was given by hand is kept; a job that is drafted already stays as it is. ' +
    'For admins. To write these fields yourself use update_job. job_id comes from list_jobs.',
  phrasings:
    'wrap the job up; the role is filled reject the rest; finish the job and close out everybody; close out everyone left; the job is done clear the pipeline; the client cancelled the role let everyone know; finish the role and tell everyone else no; close off the search; we are done with this job; wrap up the vacancy and tell everyone else no; close it all out; role filled reject everybody left; finish off the job; tidy up after the placement; finish setting up the job; build out the pipeline for the job; generate the criteria and interview plan; the setup of the job got stuck; write the ad and questions for the role; complete the job pack; wrap up the job and tell the others no; prepare everything for the new role',
  scope: 'jobs:write',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: z.object({ job_id: id('job') }),
  output: Job,
  run: (ctx, { job_id }) => completePipeline(ctx, job_id),
  irreversible: 'What was drafted may be in use already; change it with update_job.',
  subject: (job) => job.id,
});
