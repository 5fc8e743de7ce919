import {
  answerSubmissionQuestionAction,
  createSubmissionAction,
  getSubmissionAction,
  listSubmissionsAction,
  previewRedactionAction,
  resendSubmissionAction,
  revokeSubmissionAction,
} from '#actions/submissions/index.ts';
import { bind } from '../bind.ts';

export const submissionRoutes = [
  bind('GET', '/submissions', listSubmissionsAction),
  bind('POST', '/submissions', createSubmissionAction),
  bind('GET', '/submissions/{submission_id}', getSubmissionAction),
  bind('POST', '/redaction-previews', previewRedactionAction),
  bind('POST', '/submissions/{submission_id}/resend', resendSubmissionAction),
  bind('POST', '/submissions/{submission_id}/revoke', revokeSubmissionAction),
  bind('POST', '/submissions/{submission_id}/questions/{question_id}/answer', answerSubmissionQuestionAction),
];
