import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { finishDraft, stageDraft } from '#src/domain/emails/drafts.ts';
import { DraftEmail, EmailDraft } from '#src/domain/emails/drafts-schema.ts';
import type { EmailFacts } from '#src/domain/ports.ts';

// The two halves of draft_email on the streaming route. The assistant writes between them, outside any transaction.

/** Stages a draft that is about to be written, and returns it with the facts for the assistant. */
export const stageDraftAction = internalWrite({
  name: 'draft_email',
  title: 'Stage an e-mail draft',
  scope: 'emails:write',
  ai: true,
  success: 201,
  input: DraftEmail,
  output: z.object({ draft: EmailDraft, facts: z.custom<EmailFacts>() }),
  run: stageDraft,
  subject: ({ draft }) => draft.email_draft_id,
});

/** Stores the text that the assistant wrote, or its error, in a staged draft. */
export const finishDraftAction = internalWrite({
  name: 'draft_email',
  title: 'Finish an e-mail draft',
  scope: 'emails:write',
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
