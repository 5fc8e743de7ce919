import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { answerCheckIn, askToJoin } from '#src/domain/pools/index.ts';
import { JoinFields } from '#src/domain/pools/schema.ts';
import { SentCv } from '../sent-cv.ts';

// What stands behind the public address and the check-in page: no actions of the catalogue, as nobody calls them by name.

/** Keeps a request to join a pool. */
export const joinPoolAction = defineWrite({
  name: 'join_talent_pool',
  title: 'Ask to join a talent pool',
  description: 'Keeps a request from the public address of a talent pool.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({
    pool_id: z.string(),
    ...JoinFields.shape,
    cv: z.nullable(SentCv),
  }),
  output: z.object({ received: z.literal(true) }),
  run: async (ctx, { pool_id, cv, ...given }) => {
    await askToJoin(ctx, pool_id, given, cv);
    return { received: true } as const;
  },
  subject: () => null,
});

/** Keeps what a member answers to a check-in. */
export const answerCheckInAction = defineWrite({
  name: 'answer_pool_check_in',
  title: 'Answer a check-in',
  description: 'Keeps whether a member of a talent pool is still interested.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ member_id: z.string(), answer: z.enum(['interested', 'not_interested']) }),
  output: z.object({ answer: z.nullable(z.enum(['interested', 'not_interested'])) }),
  run: async (ctx, { member_id, answer }) => ({ answer: await answerCheckIn(ctx, member_id, answer) }),
  subject: () => null,
});
