export { answerSpecQuestionAction } from './answer-spec-question.ts';
export { chaseSpecAction } from './chase-spec.ts';
export { convertSpecAction } from './convert-spec.ts';
export { getSpecAction } from './get-spec.ts';
export { listSpecsAction } from './list-specs.ts';
export { revokeSpecAction } from './revoke-spec.ts';
export { sendSpecAction } from './send-spec.ts';
