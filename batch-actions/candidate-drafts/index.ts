export { cancelCandidateDraftAction } from './cancel-candidate-draft.ts';
export { confirmCandidateDraftAction } from './confirm-candidate-draft.ts';
export { draftCandidateFromCvAction } from './draft-candidate-from-cv.ts';
export { getCandidateDraftAction } from './get-candidate-draft.ts';
export { updateCandidateDraftAction } from './update-candidate-draft.ts';
