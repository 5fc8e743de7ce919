export { matchCandidatesToJobAction } from './match-candidates-to-job.ts';
export { searchCandidatesAction } from './search-candidates.ts';
export { searchRecordsAction } from './search-records.ts';
