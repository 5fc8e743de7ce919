import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { resendSubmission, settleSubmission } from '#src/domain/submissions/index.ts';
import { Submission } from '#src/domain/submissions/schema.ts';
import { id } from '#src/lib/ids.ts';

export const resendSubmissionAction = defineWrite({
  name: 'resend_submission',
  title: 'Send a submission again',
  titleIn: { de: 'Vorstellung erneut senden', fr: 'Renvoyer une présentation' },
  description:
    'Mail the contact the same candidates again, in the same words and with the same link, which then works for another 7 days ' +
    'even if it had expired. What they have said stays. For other candidates or another contact use create_submission. A revoked ' +
    'submission is refused. The mail cannot be called back. submission_id comes from list_submissions.',
  phrasings:
    'the link died send it again; resend the shortlist; chase the client about the profiles; the client lost the mail; remind them of the shortlist; the link has expired; send the shortlist once more; they cannot find the link; new link for the client; they never opened the profiles nudge them; the hiring manager has not looked at the shortlist; chase them for feedback on the people; poke the client about the candidates; they deleted my mail with the profiles; follow up with the client on the candidates we sent; Karen lost the link, mail it again; the review link expired; send the shortlist again; remind the client to look at the profiles; she cannot find the email with the profiles; nudge Karen about the candidates; refresh the link for the client; send the profiles a second time',
  scope: 'submissions:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['remind', 'nudge', 'chase', 'extend link'],
  input: z.object({ submission_id: id('submission') }),
  output: Submission,
  run: (ctx, { submission_id }) => resendSubmission(ctx, submission_id),
  settle: settleSubmission,
  irreversible: 'The contact has been written to. revoke_submission closes the link.',
  subject: (submission) => submission.id,
});
