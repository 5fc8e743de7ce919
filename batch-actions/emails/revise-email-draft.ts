import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getDraft, readForRevision, restoreDraft, reviseDraft } from '#src/domain/emails/drafts.ts';
import { EMAIL_DRAFT, EmailDraft, ReviseDraft } from '#src/domain/emails/drafts-schema.ts';

export const reviseEmailDraftAction = defineWrite({
  name: 'revise_email_draft',
  title: 'Have an e-mail draft revised',
  titleIn: { de: 'E-Mail-Entwurf überarbeiten lassen', fr: 'Faire revoir un brouillon d’e-mail' },
  description:
    'Have the assistant change a staged e-mail draft by one instruction, such as "make it shorter" or "mention that parking ' +
    'is free". Nothing else is changed and nothing is sent. An instruction it cannot follow is refused, saying what it can ' +
    'do. To set the words yourself use update_email_draft. review_token comes from draft_email.',
  phrasings:
    'shorter and friendlier; make it warmer; try again less formal; reword it; mention the salary in the mail; change the tone; less formal please; cut it in half; say it nicer; add that she can ring me; reword the message; a bit friendlier; make it shorter; more formal; leave out the salary; take out the last line; add that; punchier; sounds too stiff; make it shorter and warmer; tone it down; friendlier please; rewrite the draft; less formal; add a line about parking; change the ending; more polite; the mail is too long; say it differently; rephrase the draft; make the message sound less stiff',
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
  undo: undoUpdate({
    record: EMAIL_DRAFT,
    fields: ['subject', 'body', 'notes'],
    read: (ctx, id) => getDraft(ctx, id),
    write: restoreDraft,
  }),
});
