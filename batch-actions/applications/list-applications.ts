import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listApplications } from '#src/domain/applications/index.ts';
import { Application, ApplicationFilters } from '#src/domain/applications/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listApplicationsAction = defineRead({
  name: 'list_applications',
  title: 'List applications',
  description:
    'List applications, newest first, by job, candidate (name too), client, stage, status, owner or source. Use it to see who is on a ' +
    'job, where a candidate stands, or to find an application_id. status active means live (any stage but placed, rejected ' +
    'and withdrew). Pages with limit and after.',
  phrasings:
    'who is in the running; everyone on the job; who is in the pipeline; applicants for the role; who applied; who is at interview stage; the shortlist for the job; which jobs is she up for; stuck in first stage; who is still in; how is the pipeline; people on this job; where is everyone; candidates at offer; the field for the role; who is left; who is on the job; everyone at offer; how many are in process; who is up for what; people at second interview; my pipeline; applicants waiting; what jobs is he up for; who is still in it; who is still in the running for the office manager; who is on this job; show the pipeline; everyone at interview stage; who applied for the role; how many are at second interview; applicants for this job; who have we got on the foreman role; what roles is she up for; people in the process; who has been stuck for two weeks; the candidates on the vacancy; which jobs is he on; new applicants',
  scope: 'applications:read',
  input: z.object({ ...ListInput, ...ApplicationFilters }),
  output: pageOf(Application),
  run: listApplications,
});
