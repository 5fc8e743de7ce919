import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { confirmDraft, settleDraft } from '#src/domain/emails/drafts.ts';
import { ConfirmedDraft, ReviewToken } from '#src/domain/emails/drafts-schema.ts';

export const confirmEmailDraftAction = defineWrite({
  name: 'confirm_email_draft',
  title: 'Send or schedule an e-mail draft',
  titleIn: { de: 'E-Mail-Entwurf senden oder planen', fr: 'Envoyer ou programmer un brouillon d’e-mail' },
  description:
    'Send a staged e-mail draft: at once, or at its schedule_at where it has one. Read it with get_email_draft first, and ' +
    'let a person see it. Refused with draft_has_gaps while subject or body is empty, and when it was confirmed, cancelled ' +
    'or has expired. A draft sent at once cannot be taken back; a scheduled one is cancelled with cancel_scheduled_email. ' +
    'review_token comes from draft_email.',
  phrasings:
    'send the draft; the mail is good send it; yes send that one; approve the draft; looks fine fire it off; good send it; yes that mail; go with the draft; looks good send; off it goes; go ahead and send it; that is fine fire away; happy with it; looks good, send the draft; the draft is fine, off it goes; approve the mail; send what you wrote; yes send it; that draft can go; go ahead and send that; perfect, send',
  scope: 'emails:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ review_token: ReviewToken }),
  output: ConfirmedDraft,
  run: (ctx, { review_token }) => confirmDraft(ctx, review_token),
  settle: settleDraft,
  irreversible:
    'What was sent has left; one that still waits for its time is taken back with cancel_scheduled_email.',
  subject: (confirmed) => confirmed.email_message_id ?? confirmed.scheduled_email_id,
});
