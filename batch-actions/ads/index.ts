export { getJobAdAction } from './get-job-ad.ts';
export { updateJobAdAction } from './update-job-ad.ts';
