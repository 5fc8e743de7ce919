import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listJobs } from '#src/domain/jobs/index.ts';
import { Job, JobFilters } from '#src/domain/jobs/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listJobsAction = defineRead({
  name: 'list_jobs',
  title: 'List jobs',
  description:
    'List jobs, newest first, by status, client, team, hiring manager, employment type or part of the title (q). Use it to ' +
    'find a job_id or to see what is open (status active). stats holds the number of applications; get_job splits it by ' +
    'stage. Pages with limit and after.',
  phrasings:
    'which roles are open; live jobs; what am I working on; our open vacancies; jobs for this client; roles on hold; my reqs; jobs with nobody on them; oldest open jobs; all my vacancies; what are we working on; every open role; which positions are unfilled; jobs I look after; show the roles; what are we recruiting for; all open vacancies; jobs on my desk; roles at the company; which jobs are stale; filled jobs this month; which of my vacancies have nobody in them; open jobs; all live roles; jobs for Orora; which roles are on hold; what vacancies does the client have; list the assignments; what have I got open; roles closed last month; roles in Melbourne; newest jobs; contract roles we are filling',
  scope: 'jobs:read',
  input: z.object({ ...ListInput, ...JobFilters }),
  output: pageOf(Job),
  run: listJobs,
});
