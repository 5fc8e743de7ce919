import * as z from 'zod';
import { internalRead, internalWrite } from '#src/action/internal.ts';
import { markSpecViewed, respondToSpec, specPage } from '#src/domain/specs/index.ts';
import { RespondToSpec } from '#src/domain/specs/schema.ts';

/** What the contact sees of a spec. */
export const readSpecPageAction = internalRead({
  name: 'read_spec_page',
  input: z.object({ spec_id: z.string() }),
  run: (ctx, { spec_id }) => specPage(ctx, spec_id),
});

const Done = z.object({ spec_id: z.string() });

/** Notes that the contact has opened the page. */
export const openSpecAction = internalWrite({
  name: 'open_spec_page',
  title: 'Open the page of a spec',
  input: z.object({ spec_id: z.string() }),
  output: Done,
  run: async (ctx, { spec_id }) => {
    await markSpecViewed(ctx, spec_id);
    return { spec_id };
  },
  subject: (done) => done.spec_id,
});

/** Stores the contact's response. */
export const respondToSpecAction = internalWrite({
  name: 'respond_to_spec',
  title: 'Respond to a spec',
  input: z.object({ spec_id: z.string(), response: RespondToSpec }),
  output: Done,
  run: async (ctx, { spec_id, response }) => {
    await respondToSpec(ctx, spec_id, response);
    return { spec_id };
  },
  subject: (done) => done.spec_id,
});
