import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { answerCheckIn, requestToJoin } from '#src/domain/pools/index.ts';
import { JoinFields } from '#src/domain/pools/schema.ts';
import { SentCv } from '../sent-cv.ts';

/** Keeps a request to join a pool. */
export const joinPoolAction = internalWrite({
  name: 'join_talent_pool',
  title: 'Ask to join a talent pool',
  input: z.object({
    pool_id: z.string(),
    ...JoinFields.shape,
    cv: z.nullable(SentCv),
  }),
  output: z.object({ received: z.literal(true) }),
  run: async (ctx, { pool_id, cv, ...given }) => {
    await requestToJoin(ctx, pool_id, given, cv);
    return { received: true } as const;
  },
});

/** Keeps what a member answers to a check-in. */
export const answerCheckInAction = internalWrite({
  name: 'answer_pool_check_in',
  title: 'Answer a check-in',
  input: z.object({ member_id: z.string(), answer: z.enum(['interested', 'not_interested']) }),
  output: z.object({ answer: z.nullable(z.enum(['interested', 'not_interested'])) }),
  run: async (ctx, { member_id, answer }) => ({ answer: await answerCheckIn(ctx, member_id, answer) }),
});
