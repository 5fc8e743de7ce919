import { searchCandidatesAction, searchRecordsAction } from '#actions/search/index.ts';
import { bind } from '../bind.ts';

export const searchRoutes = [
  bind('POST', '/candidates/search', searchCandidatesAction),
  bind('POST', '/search', searchRecordsAction),
];
