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

/** Stores the referees that a candidate names. */
export const submitRefereesAction = internalWrite({
  name: 'submit_referees',
  title: 'Name referees',
  input: SubmitReferees,
  run: (ctx, input) => submitReferees(ctx, input),
});

/** Records that a candidate declines to name referees. */
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

/** Stores a referee's answers. */
export const answerReferenceAction = internalWrite({
  name: 'answer_reference',
  title: 'Give a reference',
  input: AnswerReference,
  run: (ctx, input) => answerReference(ctx, input),
});

/** Records that a referee declines to answer. */
export const declineReferenceAction = internalWrite({
  name: 'decline_reference',
  title: 'Give no reference',
  input: z.object({ id: z.string() }),
  run: (ctx, { id }) => declineReference(ctx, id),
});
