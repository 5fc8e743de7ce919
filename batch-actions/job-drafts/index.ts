export { confirmJobDraftAction } from './confirm-job-draft.ts';
export { draftJobAction } from './draft-job.ts';
export { getJobDraftAction } from './get-job-draft.ts';
export { updateJobDraftAction } from './update-job-draft.ts';
