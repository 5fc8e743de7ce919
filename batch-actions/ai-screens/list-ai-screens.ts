import { defineRead } from '#src/action/define.ts';
import { listAiScreens } from '#src/domain/ai-screens/index.ts';
import { AiScreen, ListAiScreens } from '#src/domain/ai-screens/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listAiScreensAction = defineRead({
  name: 'list_ai_screens',
  title: 'List AI screens',
  description:
    'List the AI screens, newest first, of an application, a candidate, a job or the whole agency, or by status: who was invited, ' +
    'who has answered, and what came of it. One alone is get_ai_screen. application_id comes from list_applications. For ' +
    'calls that people held themselves use list_phone_screens.',
  phrasings:
    'who was sent a voice screen; which screens are unanswered; ai screens of this job; who has not taken the screen; which ai interviews are done; who has not answered the robot; all voice screens; open ai screens; who has done the voice screen; which AI interviews are open; who has not taken the bot call; all AI screens for the job; results of the bot interviews',
  scope: 'forms:read',
  synonyms: ['voice screens', 'screenings', 'who was screened'],
  input: ListAiScreens,
  output: pageOf(AiScreen),
  run: listAiScreens,
});
