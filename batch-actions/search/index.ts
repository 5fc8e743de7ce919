export { matchCandidatesToJobAction } from './match-candidates-to-job.ts';
export { searchCandidatesAction } from './search-candidates.ts';
