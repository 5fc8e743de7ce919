import {
  createCandidateAction,
  deleteCandidateAction,
  getCandidateAction,
  listCandidatesAction,
  updateCandidateAction,
} from '#actions/candidates/index.ts';
import { bind } from '../bind.ts';

export const candidateRoutes = [
  bind('GET', '/candidates', listCandidatesAction),
  bind('POST', '/candidates', createCandidateAction),
  bind('GET', '/candidates/{candidate_id}', getCandidateAction),
  bind('PATCH', '/candidates/{candidate_id}', updateCandidateAction),
  bind('DELETE', '/candidates/{candidate_id}', deleteCandidateAction),
];
