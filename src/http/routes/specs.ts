import {
  answerSpecQuestionAction,
  chaseSpecAction,
  convertSpecAction,
  getSpecAction,
  listSpecsAction,
  revokeSpecAction,
  sendSpecAction,
} from '#actions/specs/index.ts';
import { bind } from '../bind.ts';

export const specRoutes = [
  bind('GET', '/specs', listSpecsAction),
  bind('POST', '/specs', sendSpecAction),
  bind('GET', '/specs/{spec_id}', getSpecAction),
  bind('POST', '/specs/{spec_id}/chase', chaseSpecAction),
  bind('POST', '/specs/{spec_id}/convert', convertSpecAction),
  bind('POST', '/specs/{spec_id}/revoke', revokeSpecAction),
  bind('POST', '/specs/{spec_id}/questions/{question_id}/answer', answerSpecQuestionAction),
];
