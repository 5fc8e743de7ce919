import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { optOutOfEmail } from '#src/domain/candidates/index.ts';
import { finishDraft, stageDraft } from '#src/domain/emails/drafts.ts';
import { DraftEmail, EmailDraft } from '#src/domain/emails/drafts-schema.ts';
import type { EmailFacts } from '#src/domain/ports.ts';

// What stands behind the stream and the opt-out page: no actions of the catalogue, as nobody calls them by name.

/** Stages a draft that is about to be written; what the assistant may know comes with it. */
export const stageDraftAction = defineWrite({
  name: 'draft_email',
  title: 'Stage an e-mail draft',
  description: 'Stages a draft before the assistant writes it.',
  scope: 'emails:write',
  ai: true,
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: DraftEmail,
  output: z.object({ draft: EmailDraft, facts: z.custom<EmailFacts>() }),
  run: stageDraft,
  subject: ({ draft }) => draft.email_draft_id,
});

/** Keeps what the assistant wrote into a staged draft, or why it could not. */
export const finishDraftAction = defineWrite({
  name: 'draft_email',
  title: 'Finish an e-mail draft',
  description: 'Keeps what the assistant wrote into a draft.',
  scope: 'emails:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({
    review_token: z.string(),
    result: z.union([
      z.strictObject({ subject: z.string(), body: z.string(), notes: z.array(z.string()) }),
      z.strictObject({ error: z.string() }),
    ]),
  }),
  output: EmailDraft,
  run: (ctx, { review_token, result }) => finishDraft(ctx, review_token, result),
  subject: (draft) => draft.email_draft_id,
});

/** Takes a person at their word on their opt-out page. */
export const optOutAction = defineWrite({
  name: 'opt_out_of_email',
  title: 'Opt out of e-mail',
  description: 'Marks a person as wanting no more e-mail.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ candidate_id: z.string() }),
  output: z.object({ opted_out: z.boolean() }),
  run: async (ctx, { candidate_id }) => {
    const name = await optOutOfEmail(ctx, candidate_id);
    if (name !== null) {
      ctx.record({ type: 'record_changed', summary: `${name} opted out of e-mail`, candidate_id });
    }
    return { opted_out: name !== null };
  },
  subject: () => null,
});
