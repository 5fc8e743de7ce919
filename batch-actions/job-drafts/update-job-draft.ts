import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getJobDraft, restoreJobDraft, updateJobDraft } from '#src/domain/job-drafts/index.ts';
import { JobDraft, UpdateJobDraft } from '#src/domain/job-drafts/schema.ts';

const FIELDS = Object.keys(UpdateJobDraft.shape).filter((name) => name !== 'review_token');

export const updateJobDraftAction = defineWrite({
  name: 'update_job_draft',
  title: 'Change a job draft',
  titleIn: { de: 'Stellenentwurf ändern', fr: 'Modifier un brouillon de poste' },
  description:
    'Set the client or mend what was read wrong in a staged job draft; nested objects are replaced whole, null clears. The ' +
    'answer tells the gaps that are left. Open the job with confirm_job_draft; a job that is open is changed with update_job. ' +
    'review_token comes from draft_job.',
  phrasings:
    'the drafted job has the wrong salary; fix the job draft; change the location before the job is made; change the drafted role; wrong title in the draft job; correct the drafted vacancy; the draft vacancy has the wrong salary; fix the title in the job draft; correct the drafted role; change the location in the draft job; add a requirement to the job draft; adjust the draft before it becomes a job',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateJobDraft,
  output: JobDraft,
  run: updateJobDraft,
  subject: (draft) => draft.review_token,
  undo: undoUpdate({
    type: 'job_draft',
    fields: FIELDS.map((name) => (name === 'client_id' ? 'client' : name)),
    read: (ctx, id) => getJobDraft(ctx, id),
    write: restoreJobDraft,
  }),
});
