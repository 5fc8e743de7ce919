export { answerSubmissionQuestionAction } from './answer-submission-question.ts';
export { createSubmissionAction } from './create-submission.ts';
export { getSubmissionAction } from './get-submission.ts';
export { listSubmissionsAction } from './list-submissions.ts';
export { previewRedactionAction } from './preview-redaction.ts';
export { resendSubmissionAction } from './resend-submission.ts';
export { revokeSubmissionAction } from './revoke-submission.ts';
