import { getJobAdAction, updateJobAdAction } from '#actions/ads/index.ts';
import { bind } from '../bind.ts';

export const adRoutes = [
  bind('GET', '/jobs/{job_id}/ad', getJobAdAction),
  bind('PATCH', '/jobs/{job_id}/ad', updateJobAdAction),
];
