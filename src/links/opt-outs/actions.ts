import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { optOutOfEmail } from '#src/domain/candidates/index.ts';

/** Records an opt-out from the opt-out page. */
export const optOutAction = internalWrite({
  name: 'opt_out_of_email',
  title: 'Opt out of e-mail',
  input: z.object({ candidate_id: z.string() }),
  output: z.object({ opted_out: z.boolean() }),
  run: async (ctx, { candidate_id }) => {
    const name = await optOutOfEmail(ctx, candidate_id);
    if (name !== null) {
      ctx.record({ type: 'record_changed', summary: `${name} opted out of e-mail`, candidate_id });
    }
    return { opted_out: name !== null };
  },
});
