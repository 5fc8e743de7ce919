import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getDraft, restoreDraft, updateDraft } from '#src/domain/emails/drafts.ts';
import { EMAIL_DRAFT, EmailDraft, UpdateDraft } from '#src/domain/emails/drafts-schema.ts';

export const updateEmailDraftAction = defineWrite({
  name: 'update_email_draft',
  title: 'Change an e-mail draft by hand',
  titleIn: { de: 'E-Mail-Entwurf von Hand ändern', fr: 'Modifier un brouillon d’e-mail à la main' },
  description:
    'Set subject, body, time or template chip of a staged e-mail draft; null clears the time (send at once on confirming) ' +
    'and the chip. The answer tells the gaps that are left. To have the assistant change it by an instruction use ' +
    'revise_email_draft; a confirmed draft with a time is changed with update_scheduled_email. Nothing is sent. review_token ' +
    'comes from draft_email.',
  phrasings:
    'change the subject of the draft; I edited the mail use my text; replace the second line of the draft; use this text instead; change the subject; I rewrote it; another subject line; put this text in the draft instead; correct the address in the draft; replace the second paragraph; fix a typo in the draft; edit the draft mail myself; cc Tara on the draft',
  scope: 'emails:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateDraft,
  output: EmailDraft,
  run: updateDraft,
  subject: (draft) => draft.email_draft_id,
  undo: undoUpdate({
    record: EMAIL_DRAFT,
    read: (ctx, id) => getDraft(ctx, id),
    write: restoreDraft,
  }),
});
