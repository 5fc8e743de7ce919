import {
  createJobAction,
  getJobAction,
  listJobsAction,
  refreshCompensationResearchAction,
  updateJobAction,
} from '#actions/jobs/index.ts';
import { bind } from '../bind.ts';

export const jobRoutes = [
  bind('GET', '/jobs', listJobsAction),
  bind('POST', '/jobs', createJobAction),
  bind('GET', '/jobs/{job_id}', getJobAction),
  bind('PATCH', '/jobs/{job_id}', updateJobAction),
  bind('POST', '/jobs/{job_id}/compensation-research', refreshCompensationResearchAction),
];
