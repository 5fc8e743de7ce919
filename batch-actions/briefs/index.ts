export { getCandidateBriefAction } from './get-candidate-brief.ts';
export { getClientBriefAction } from './get-client-brief.ts';
export { getDeskBriefAction } from './get-desk-brief.ts';
export { getJobBriefAction } from './get-job-brief.ts';
