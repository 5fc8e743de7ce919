export { getAiScreenAction } from './get-ai-screen.ts';
export { listAiScreensAction } from './list-ai-screens.ts';
export { sendAiVoiceScreenAction } from './send-ai-voice-screen.ts';
export { setAiScreeningAction } from './set-ai-screening.ts';
