import * as z from 'zod';
import { defineRead, defineWrite } from '#src/action/define.ts';
import { markSpecViewed, respondToSpec, type SpecPage, specPage } from '#src/domain/specs/index.ts';
import { RespondToSpec } from '#src/domain/specs/schema.ts';

// What stands behind the page of a spec: no actions of the catalogue, as nobody calls them by name.

/** What the contact sees of a spec. */
export const readSpecPageAction = defineRead({
  name: 'read_spec_page',
  title: 'Read the page of a spec',
  description: 'What a contact sees of a spec.',
  scope: null,
  input: z.object({ spec_id: z.string() }),
  output: z.custom<SpecPage>(),
  run: (ctx, { spec_id }) => specPage(ctx, spec_id),
});

const Done = z.object({ spec_id: z.string() });

/** Notes that the contact has opened the page. */
export const openSpecAction = defineWrite({
  name: 'open_spec_page',
  title: 'Open the page of a spec',
  description: 'Notes that a contact has opened a spec.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: z.object({ spec_id: z.string() }),
  output: Done,
  run: async (ctx, { spec_id }) => {
    await markSpecViewed(ctx, spec_id);
    return { spec_id };
  },
  subject: (done) => done.spec_id,
});

/** Takes what the contact says. */
export const respondToSpecAction = defineWrite({
  name: 'respond_to_spec',
  title: 'Respond to a spec',
  description: 'Takes what a contact says to a spec.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ spec_id: z.string(), response: RespondToSpec }),
  output: Done,
  run: async (ctx, { spec_id, response }) => {
    await respondToSpec(ctx, spec_id, response);
    return { spec_id };
  },
  subject: (done) => done.spec_id,
});
