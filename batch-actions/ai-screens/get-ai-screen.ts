import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getAiScreen } from '#src/domain/ai-screens/index.ts';
import { AiScreen } from '#src/domain/ai-screens/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getAiScreenAction = defineRead({
  name: 'get_ai_screen',
  title: 'Read an AI screen',
  description:
    'Read one AI screen: how far the candidate is, what they answered, and once it is completed a rating for each focus area with ' +
    'their words, or what is missing for one. The recommendation decides nothing: a person does, with confirm_phone_screen on the ' +
    'draft in phone_screen_id. Find the id with list_ai_screens. To invite somebody use send_ai_voice_screen.',
  phrasings:
    'what did she answer in the screen; how did he do in the voice screen; show the ai screen; read the screening answers; did the ai call finish; how did she go in the ai interview; what did he tell the robot; result of the automatic screen; transcript of the voice screen; has she done the ai interview yet; what came out of the ai call; how did the bot interview with Ibrahim go; what did she say to the robot; result of the AI call; did he finish the AI interview; what did the bot make of her',
  scope: 'forms:read',
  synonyms: ['voice screen', 'screening answers', 'focus scores'],
  input: z.object({ ai_screen_id: id('ai_screen') }),
  output: AiScreen,
  run: (ctx, { ai_screen_id }) => getAiScreen(ctx, ai_screen_id),
});
