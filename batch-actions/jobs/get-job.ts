import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { withNotes } from '#src/domain/activities/index.ts';
import { getJob } from '#src/domain/jobs/index.ts';
import { Job } from '#src/domain/jobs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getJobAction = defineRead({
  name: 'get_job',
  title: 'Read a job',
  description:
    'Read one job by its id: client, place, pay, spec, criteria, interview plan, and in stats how many applications stand ' +
    'at each stage. Find the id with list_jobs. The people on it are read with list_applications and its job_id.',
  phrasings:
    'what does the job pay; details of the role; what are they looking for; where is the job; who owns this job; requirements of the vacancy; pull up the job; how many openings; tell me about the role; what is the salary on that one; what does the client want; requirements; when should they start; what is the salary for the role; open the vacancy; what do they need; job details; when do they want somebody; requirements for the position; what does the role pay; where is the job based; show me the vacancy; who is the hiring manager for it; open the office manager job; what are the requirements; how many do they need; what is the brief for the role; read me the job',
  scope: 'jobs:read',
  input: z.object({ job_id: id('job') }),
  output: Job,
  run: (ctx, { job_id }) => withNotes(ctx, 'job_id', getJob(ctx, job_id)),
});
