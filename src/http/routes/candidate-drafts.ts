import {
  cancelCandidateDraftAction,
  confirmCandidateDraftAction,
  getCandidateDraftAction,
  updateCandidateDraftAction,
} from '#actions/candidate-drafts/index.ts';
import { bind } from '../bind.ts';

// POST /candidates/from-cv takes a file in two ways: see ../raw/candidate-drafts.ts.
export const candidateDraftRoutes = [
  bind('GET', '/candidates/from-description/{review_token}', getCandidateDraftAction),
  bind('PATCH', '/candidates/from-description/{review_token}', updateCandidateDraftAction),
  bind('POST', '/candidates/from-description/{review_token}/confirm', confirmCandidateDraftAction),
  bind('POST', '/candidates/from-description/{review_token}/cancel', cancelCandidateDraftAction),
];
