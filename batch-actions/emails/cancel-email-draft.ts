import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { cancelDraft } from '#src/domain/emails/drafts.ts';
import { EmailDraft, ReviewToken } from '#src/domain/emails/drafts-schema.ts';

export const cancelEmailDraftAction = defineWrite({
  name: 'cancel_email_draft',
  title: 'Discard an e-mail draft',
  titleIn: { de: 'E-Mail-Entwurf verwerfen', fr: 'Abandonner un brouillon d’e-mail' },
  description:
    'Discard a staged e-mail draft that nobody will send. Its record stays readable with status cancelled, and cannot be ' +
    'confirmed any more. A draft that was confirmed with a time is taken back with cancel_scheduled_email instead. ' +
    'review_token comes from draft_email.',
  phrasings:
    'scrap that mail; do not send the draft; bin the draft; forget the mail you wrote; never mind the mail; throw that message away; do not send what you wrote; forget the message; throw the draft away; forget the draft; do not send that, bin it; discard what you wrote; no mail needed, drop the draft; scrap the message',
  scope: 'emails:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ review_token: ReviewToken }),
  output: EmailDraft,
  run: (ctx, { review_token }) => cancelDraft(ctx, review_token),
  irreversible: 'A draft that was given up stays so; write another with draft_email.',
  subject: (draft) => draft.email_draft_id,
});
