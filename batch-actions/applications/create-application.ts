import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import {
  COMPARED_MEMBERS,
  createApplication,
  getApplication,
  removeApplication,
} from '#src/domain/applications/index.ts';
import { Application, CreateApplication } from '#src/domain/applications/schema.ts';

export const createApplicationAction = defineWrite({
  name: 'create_application',
  title: 'Put a candidate on a job',
  titleIn: { de: 'Kandidaten einer Stelle zuordnen', fr: 'Mettre un candidat sur un poste' },
  description:
    'Put a candidate on an open job, at funnel unless a stage is given; fires application.received. candidate_id comes from ' +
    'list_candidates or create_candidate, job_id from list_jobs. One live application for a candidate and job: a second is ' +
    'refused with existing_id, then use move_application_stage. A closed or filled job must be reopened with update_job first.',
  phrasings:
    'put a candidate on a job; add a candidate to a job; put her up for the role; add him to the job; attach the candidate to the vacancy; consider her for; add these to the pipeline; line him up for the job; she wants to apply; put him forward for the job; consider them for; add to the longlist; she is interested in the role; start him on the job; link the candidate to the vacancy; throw her hat in the ring; put her up for; consider him for the vacancy; add to the shortlist of the job; she is keen on the role put her in; attach to the vacancy; add Lena to the office manager role; put him on the job; attach her to the vacancy; she applied for the role; consider him for this one; link the candidate to the job; slot her into the pipeline; he wants to be in for the foreman role; enter her for the role; get him into the process; add these people to the job; stick Marcus on the role; chuck her on the job; put him in the running for the role',
  scope: 'applications:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: CreateApplication,
  output: Application,
  run: createApplication,
  subject: (application) => application.id,
  undo: undoCreate({
    type: 'application',
    fields: COMPARED_MEMBERS,
    read: (ctx, id) => getApplication(ctx, id),
    remove: (ctx, id) => removeApplication(ctx, id),
  }),
});
