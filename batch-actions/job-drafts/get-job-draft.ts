import { defineRead } from '#src/action/define.ts';
import { getJobDraft } from '#src/domain/job-drafts/index.ts';
import { GetJobDraft, JobDraft } from '#src/domain/job-drafts/schema.ts';

export const getJobDraftAction = defineRead({
  name: 'get_job_draft',
  title: 'Read a job draft',
  description:
    'Read a job draft by its review token: what was read from the text, the gaps that are left, and once it is confirmed the ' +
    'job_id that it became. review_token comes from draft_job. A job that is open is read with get_job.',
  phrasings:
    'show the job draft; what did it read from the job description; let me see the drafted role; what did you make of the notes; show me the drafted job; what did you read out of the brief; let me see the draft role; check the job draft; what is missing in the drafted vacancy',
  scope: 'jobs:read',
  input: GetJobDraft,
  output: JobDraft,
  run: (ctx, { review_token }) => getJobDraft(ctx, review_token),
});
