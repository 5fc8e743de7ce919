import { defineWrite } from '#src/action/define.ts';
import { createJob } from '#src/domain/jobs/index.ts';
import { CreateJob, Job } from '#src/domain/jobs/schema.ts';

export const createJobAction = defineWrite({
  name: 'create_job',
  title: 'Open a job',
  description:
    'Open a job (a role to fill) for a client. client_id comes from list_clients or create_client; a contact must be one of ' +
    'that client. The job starts active. Assessment criteria, interview plan and spec that are not given are drafted from ' +
    'the description shortly afterwards, and job.created fires then. To change or close a job use update_job; to put people ' +
    'on it use create_application.',
  scope: 'jobs:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: CreateJob,
  output: Job,
  run: createJob,
  subject: (job) => job.id,
});
