import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getJob, restoreJob, updateJob } from '#src/domain/jobs/index.ts';
import { JOB, Job, UpdateJob } from '#src/domain/jobs/schema.ts';

export const updateJobAction = defineWrite({
  name: 'update_job',
  title: 'Change a job',
  titleIn: { de: 'Stelle ändern', fr: 'Modifier un poste' },
  description:
    'Change a job: its fields, or its status (active, on_hold, closed in any order; active also reopens a filled one). A ' +
    'field left out stays, null clears one that may be empty. filled is never set here: log the hire with create_placement. ' +
    'The client changes only while nobody was put to it. Candidates are moved with move_application_stage, not here. job_id ' +
    'comes from list_jobs.',
  phrasings:
    'put the role on hold; hand over her open jobs to somebody else; reassign his jobs; a colleague takes the job over; move the jobs to me; close the job; reopen the job; they raised the salary; change the title of the job; the job moved to another city; two openings now; mark it filled; pause the vacancy; give the job to a colleague; urgent now; shut the role; we filled it ourselves; the client pulled the job; they want somebody by march; change the salary on the role; the job is back on; it is a contract role now; no longer hiring; rename the position; pause the role; we filled it; change the salary on the job; they want somebody sooner; role is on hold; job is cancelled; bump the pay; they now need two; different location for the job; give the role to a colleague; the client froze hiring; put it on ice; close the role; the position was withdrawn; pay went up to 100k on this role; they changed the title; reopen the vacancy; role is now hybrid; job moved to Geelong; they need three instead of two; update the start date of the role; change the hiring manager on it; role has been cancelled by the client; they filled it internally; freeze the vacancy; extend the search; make it part time; the budget for the role is different; pause recruiting; wrap the job up; close off the search; we are done with this job; the job is done; my colleague leaves, her jobs go to me; hand her jobs over to me; he is leaving, give his jobs to somebody else',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateJob,
  output: Job,
  run: updateJob,
  subject: (job) => job.id,
  undo: undoUpdate({
    record: JOB,
    read: (ctx, id) => getJob(ctx, id),
    write: restoreJob,
  }),
});
