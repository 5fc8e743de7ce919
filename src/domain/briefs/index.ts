export { getCandidateBrief } from './candidate.ts';
export { getClientBrief } from './client.ts';
export { getDeskBrief } from './desk.ts';
export { getJobBrief } from './job.ts';
