import { defineWrite } from '#src/action/define.ts';
import { confirmJobDraft } from '#src/domain/job-drafts/index.ts';
import { GetJobDraft } from '#src/domain/job-drafts/schema.ts';
import { Job } from '#src/domain/jobs/schema.ts';

export const confirmJobDraftAction = defineWrite({
  name: 'confirm_job_draft',
  title: 'Open the job of a draft',
  titleIn: { de: 'Stelle aus einem Entwurf eröffnen', fr: 'Ouvrir le poste d’un brouillon' },
  description:
    'Open the job that a draft describes, as create_job would; the draft is confirmed by it. While the client is missing it is ' +
    'refused with draft_has_gaps: set client_id with update_job_draft first. review_token comes from draft_job.',
  phrasings:
    'the job draft is right; make the job from the draft; save the drafted role; yes create that job; the draft job is fine save it; go ahead with the drafted role; make it a real job; yes, open that drafted job; the job draft is fine, create it; go ahead with the draft role; make the drafted vacancy live; approve the drafted job; turn the draft into a real job',
  scope: 'jobs:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  input: GetJobDraft,
  output: Job,
  run: (ctx, { review_token }) => confirmJobDraft(ctx, review_token),
  irreversible: 'The job is open; close it with update_job and status closed.',
  subject: (job) => job.id,
});
