import { defineWrite } from '#src/action/define.ts';
import { restoring } from '#src/action/undo.ts';
import { getDraft, readForRevision, reviseDraft, updateDraft } from '#src/domain/emails/drafts.ts';
import { EmailDraft, ReviseDraft, UpdateDraft } from '#src/domain/emails/drafts-schema.ts';

export const reviseEmailDraftAction = defineWrite({
  name: 'revise_email_draft',
  title: 'Have an e-mail draft revised',
  description:
    'Have the assistant change a staged e-mail draft by one instruction, such as "make it shorter" or "mention that parking ' +
    'is free". Nothing else is changed and nothing is sent. An instruction it cannot follow is refused, saying what it can ' +
    'do. To set the words yourself use update_email_draft. review_token comes from draft_email.',
  scope: 'emails:write',
  ai: true,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: ReviseDraft,
  output: EmailDraft,
  prepare: async (ctx, { review_token, instruction }) => {
    const { accountId, draft, facts } = await ctx.read(async (context) => ({
      accountId: context.account.id,
      ...(await readForRevision(context, review_token)),
    }));
    return { of: draft, ...(await ctx.ports.reviseEmail(accountId, { draft, instruction, facts })) };
  },
  run: reviseDraft,
  subject: (draft) => draft.email_draft_id,
  undo: restoring({
    type: 'email_draft',
    fields: ['subject', 'body'],
    read: (ctx, id) => getDraft(ctx, id),
    write: (ctx, id, fields) => updateDraft(ctx, UpdateDraft.parse({ review_token: id, ...fields })),
  }),
});
