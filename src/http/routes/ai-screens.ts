import {
  getAiScreenAction,
  listAiScreensAction,
  sendAiVoiceScreenAction,
  setAiScreeningAction,
} from '#actions/ai-screens/index.ts';
import { bind } from '../bind.ts';

export const aiScreenRoutes = [
  bind('PUT', '/jobs/{job_id}/ai-screening', setAiScreeningAction),
  bind('POST', '/applications/{application_id}/ai-screens', sendAiVoiceScreenAction),
  bind('GET', '/ai-screens', listAiScreensAction),
  bind('GET', '/ai-screens/{ai_screen_id}', getAiScreenAction),
];
