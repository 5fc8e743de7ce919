import * as z from 'zod';
import { defineRead, defineWrite } from '#src/action/define.ts';
import {
  answerReference,
  declineReference,
  declineRequest,
  type RefereesPage,
  type ReferencePage,
  refereesPage,
  referencePage,
  submitReferees,
} from '#src/domain/references/index.ts';
import { AnswerReference, SubmitReferees } from '#src/domain/references/schema.ts';

// What stands behind the pages of candidates and referees: no actions of the catalogue, as nobody calls them by name.

const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;
const shared = {
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  output: Done,
  subject: () => null,
} as const;

/** What a candidate sees of a request. */
export const readRefereesAction = defineRead({
  name: 'read_referees_page',
  title: 'Read a referees page',
  description: 'What a candidate sees of a request for referees.',
  scope: null,
  input: z.object({ id: z.string() }),
  output: z.custom<RefereesPage>(),
  run: (ctx, { id }) => refereesPage(ctx, id),
});

/** Keeps the referees whom a candidate names. */
export const submitRefereesAction = defineWrite({
  ...shared,
  name: 'submit_referees',
  title: 'Name referees',
  description: 'Keeps the referees whom a candidate names, and writes to them.',
  input: SubmitReferees,
  run: async (ctx, input) => {
    await submitReferees(ctx, input);
    return done;
  },
});

/** Takes a candidate at their word that they name nobody. */
export const declineRefereesAction = defineWrite({
  ...shared,
  name: 'decline_referees',
  title: 'Name no referees',
  description: 'Notes that a candidate names no referees.',
  input: z.object({ id: z.string() }),
  run: async (ctx, { id }) => {
    await declineRequest(ctx, id);
    return done;
  },
});

/** What a referee sees of what they are asked. */
export const readReferenceAction = defineRead({
  name: 'read_reference_page',
  title: 'Read a reference page',
  description: 'What a referee sees of what they are asked.',
  scope: null,
  input: z.object({ id: z.string() }),
  output: z.custom<ReferencePage>(),
  run: (ctx, { id }) => referencePage(ctx, id),
});

/** Keeps what a referee says. */
export const answerReferenceAction = defineWrite({
  ...shared,
  name: 'answer_reference',
  title: 'Give a reference',
  description: 'Keeps what a referee says about a candidate.',
  input: AnswerReference,
  run: async (ctx, input) => {
    await answerReference(ctx, input);
    return done;
  },
});

/** Takes a referee at their word that they say nothing. */
export const declineReferenceAction = defineWrite({
  ...shared,
  name: 'decline_reference',
  title: 'Give no reference',
  description: 'Notes that a referee gives no reference.',
  input: z.object({ id: z.string() }),
  run: async (ctx, { id }) => {
    await declineReference(ctx, id);
    return done;
  },
});
