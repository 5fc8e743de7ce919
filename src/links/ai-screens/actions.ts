import * as z from 'zod';
import { internalRead, internalWrite } from '#src/action/internal.ts';
import {
  agree,
  askForPerson,
  declineScreen,
  finish,
  pause,
  resume,
  saveAnswer,
  screenPage,
  withdraw,
} from '#src/domain/ai-screens/index.ts';
import { SaveAnswer } from '#src/domain/ai-screens/schema.ts';
import type { WriteContext } from '#src/domain/context.ts';

const Which = z.object({ id: z.string() });

/** What a candidate sees of a screen. */
export const readScreenAction = internalRead({
  name: 'read_screen_page',
  input: Which,
  run: (ctx, { id }) => screenPage(ctx, id),
});

/** Keeps an answer. */
export const answerScreenAction = internalWrite({
  name: 'answer_ai_screen',
  title: 'Answer a question of an AI screen',
  input: SaveAnswer,
  run: (ctx, input) => saveAnswer(ctx, input),
});

const step = (name: string, title: string, work: (ctx: WriteContext, id: string) => Promise<void>) =>
  internalWrite({ name, title, input: Which, run: (ctx, { id }) => work(ctx, id) });

/** What a candidate can do about a screen besides answering, by the last part of the address. */
export const SCREEN_STEPS = {
  agree: step('agree_to_ai_screen', 'Agree to an AI screen', agree),
  pause: step('pause_ai_screen', 'Pause an AI screen', pause),
  resume: step('resume_ai_screen', 'Go on with an AI screen', resume),
  finish: step('finish_ai_screen', 'Finish an AI screen', finish),
  person: step('ask_for_person', 'Ask for a person instead of an AI screen', askForPerson),
  decline: step('decline_ai_screen', 'Decline an AI screen', declineScreen),
  withdraw: step('withdraw_from_ai_screen', 'Withdraw from an AI screen', withdraw),
} as const;
export type ScreenStep = keyof typeof SCREEN_STEPS;
