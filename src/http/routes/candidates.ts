import {
  createCandidateAction,
  deleteCandidateAction,
  dismissDuplicateAction,
  eraseCandidateAction,
  exportPersonAction,
  extractCandidatePreferencesAction,
  getCandidateAction,
  getErasureCertificateAction,
  listCandidatesAction,
  listDuplicatesAction,
  mergeCandidatesAction,
  unmergeCandidateAction,
  updateCandidateAction,
} from '#actions/candidates/index.ts';
import { bind } from '../bind.ts';

export const candidateRoutes = [
  bind('GET', '/candidates', listCandidatesAction),
  bind('POST', '/candidates', createCandidateAction),
  bind('GET', '/candidates/duplicates', listDuplicatesAction),
  bind('POST', '/candidates/duplicates/{pair_id}/dismiss', dismissDuplicateAction),
  bind('POST', '/candidates/merge', mergeCandidatesAction),
  bind('POST', '/candidates/{candidate_id}/unmerge', unmergeCandidateAction),
  bind('GET', '/erasure-certificates/{certificate_id}', getErasureCertificateAction),
  bind('GET', '/candidates/{candidate_id}/export', exportPersonAction),
  bind('POST', '/candidates/{candidate_id}/preferences/extract', extractCandidatePreferencesAction),
  bind('DELETE', '/candidates/{candidate_id}/gdpr-delete', eraseCandidateAction),
  bind('GET', '/candidates/{candidate_id}', getCandidateAction),
  bind('PATCH', '/candidates/{candidate_id}', updateCandidateAction),
  bind('DELETE', '/candidates/{candidate_id}', deleteCandidateAction),
];
