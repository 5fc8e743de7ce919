import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getDraft } from '#src/domain/emails/drafts.ts';
import { EmailDraft, ReviewToken } from '#src/domain/emails/drafts-schema.ts';

export const getEmailDraftAction = defineRead({
  name: 'get_email_draft',
  title: 'Read an e-mail draft',
  description:
    'Read a staged e-mail draft by its review token: subject, body, time, what is still empty (gaps), and whether the ' +
    'assistant is done with it; read again until task_status is completed. For mail that is scheduled already use ' +
    'get_scheduled_email. review_token comes from draft_email.',
  phrasings:
    'show me the draft of the mail; read me what you wrote; show me what you drafted; read the mail back to me; what will it say; show me the draft; what did you write; read me the mail before it goes; let me see the message again; is the draft ready',
  scope: 'emails:read',
  input: z.object({ review_token: ReviewToken }),
  output: EmailDraft,
  run: (ctx, { review_token }) => getDraft(ctx, review_token),
});
