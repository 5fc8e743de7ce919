export { createCandidateAction } from './create-candidate.ts';
export { deleteCandidateAction } from './delete-candidate.ts';
export { getCandidateAction } from './get-candidate.ts';
export { listCandidatesAction } from './list-candidates.ts';
export { updateCandidateAction } from './update-candidate.ts';
export { updateCandidatePreferencesAction } from './update-candidate-preferences.ts';
export { updateCandidateTagsAction } from './update-candidate-tags.ts';
