import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { deleteUndoneApplications } from '#src/domain/applications/index.ts';
import { createJob, getJob, removeJob } from '#src/domain/jobs/index.ts';
import { CreateJob, JOB, Job } from '#src/domain/jobs/schema.ts';

const DRAFTED = ['spec', 'assessment_criteria', 'interview_plan'];

export const createJobAction = defineWrite({
  name: 'create_job',
  title: 'Open a job',
  titleIn: { de: 'Stelle eröffnen', fr: 'Ouvrir un poste' },
  description:
    'Open a job (a role to fill) for a client. client_id comes from list_clients or create_client; a contact must be one of ' +
    'that client. The job starts active. Assessment criteria, interview plan and spec that are not given are drafted from ' +
    'the description shortly afterwards, and job.created fires then. To change or close a job use update_job; to put people ' +
    'on it use create_application.',
  phrasings:
    'open a role; new vacancy; client needs two engineers; take a job order; a new requisition; they want a manager paying; add a position; got a new brief by phone; raise a job; two pickers on nights; they need a; looking for a manager from march; new order from the client; job order; log the vacancy; the client wants somebody; need three people at an hourly rate; open a requisition; they need three welders; client wants a new; vacancy for a driver; start a search; new role at the company; got the go ahead to recruit; put a job on; Orora wants an office manager; client needs two welders from Monday; new role came in; got a new job order; open a vacancy; they are hiring a foreman; took a brief for a storeman; put a new role in; set up the job; raise a requisition; log a new vacancy at 95k; Harbour are looking for a driver; client called, needs a nurse; add an opening for; new assignment from the client; we have been asked to find an accountant; started a search for; need someone for night shift at Orora',
  scope: 'jobs:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  settableBy: { status: 'update_job' },
  input: CreateJob,
  output: Job,
  run: createJob,
  subject: (job) => job.id,
  undo: undoCreate({
    type: 'job',
    // What the worker drafts in the meantime is no change of anybody's.
    fields: JOB.restorable.filter((name) => !DRAFTED.includes(name)),
    read: (ctx, id) => getJob(ctx, id),
    remove: async (ctx, id) => {
      await deleteUndoneApplications(ctx, id);
      await removeJob(ctx, id);
    },
  }),
});
