export { approvalsAbout } from './agreements.ts';
export { getCandidateBrief } from './candidate.ts';
export { getClientBrief } from './client.ts';
export { getDeskBrief } from './desk.ts';
export { stepsDoneSince, supersededBy } from './done-since.ts';
export { getJobBrief } from './job.ts';
