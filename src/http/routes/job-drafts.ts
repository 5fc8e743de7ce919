import {
  confirmJobDraftAction,
  draftJobAction,
  getJobDraftAction,
  updateJobDraftAction,
} from '#actions/job-drafts/index.ts';
import { bind } from '../bind.ts';

// A file of 10 MB is a third longer as base64.
const WITH_FILE = { maxBody: 15 * 1024 * 1024 };

export const jobDraftRoutes = [
  bind('POST', '/jobs/from-description', draftJobAction, WITH_FILE),
  bind('GET', '/jobs/from-description/{review_token}', getJobDraftAction),
  bind('PATCH', '/jobs/from-description/{review_token}', updateJobDraftAction),
  bind('POST', '/jobs/from-description/{review_token}/confirm', confirmJobDraftAction),
];
