import * as z from 'zod';
import { internalRead, internalWrite } from '#src/action/internal.ts';
import {
  answerReference,
  declineReference,
  declineRequest,
  refereesPage,
  referencePage,
  submitReferees,
} from '#src/domain/references/index.ts';
import { AnswerReference, SubmitReferees } from '#src/domain/references/schema.ts';

/** What a candidate sees of a request. */
export const readRefereesAction = internalRead({
  name: 'read_referees_page',
  input: z.object({ id: z.string() }),
  run: (ctx, { id }) => refereesPage(ctx, id),
});

/** Keeps the referees whom a candidate names. */
export const submitRefereesAction = internalWrite({
  name: 'submit_referees',
  title: 'Name referees',
  input: SubmitReferees,
  run: (ctx, input) => submitReferees(ctx, input),
});

/** Takes a candidate at their word that they name nobody. */
export const declineRefereesAction = internalWrite({
  name: 'decline_referees',
  title: 'Name no referees',
  input: z.object({ id: z.string() }),
  run: (ctx, { id }) => declineRequest(ctx, id),
});

/** What a referee sees of what they are asked. */
export const readReferenceAction = internalRead({
  name: 'read_reference_page',
  input: z.object({ id: z.string() }),
  run: (ctx, { id }) => referencePage(ctx, id),
});

/** Keeps what a referee says. */
export const answerReferenceAction = internalWrite({
  name: 'answer_reference',
  title: 'Give a reference',
  input: AnswerReference,
  run: (ctx, input) => answerReference(ctx, input),
});

/** Takes a referee at their word that they say nothing. */
export const declineReferenceAction = internalWrite({
  name: 'decline_reference',
  title: 'Give no reference',
  input: z.object({ id: z.string() }),
  run: (ctx, { id }) => declineReference(ctx, id),
});
