import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { sendScheduledEmailNow } from '#src/domain/emails/index.ts';
import { ScheduledEmail } from '#src/domain/emails/schema.ts';
import { id } from '#src/lib/ids.ts';

export const sendScheduledEmailNowAction = defineWrite({
  name: 'send_scheduled_email_now',
  title: 'Send a scheduled e-mail now',
  titleIn: { de: 'Geplante E-Mail sofort senden', fr: 'Envoyer maintenant un e-mail programmé' },
  description:
    'Bring an e-mail in status scheduled forward to now; the background sender takes it within about a minute, also one that ' +
    'waits for another attempt. The answer still says scheduled: read it again with get_scheduled_email. Use send_email for ' +
    'a mail that is not scheduled yet. It cannot be taken back. scheduled_email_id comes from list_scheduled_emails.',
  phrasings:
    'do not wait send it now; send the queued mail at once; bring the scheduled mail forward to now; mail it right away rather than later; do not wait for monday; send the queued one now; send it now rather than later; do not wait, mail it; let the queued one go right away; push the mail out now; send the waiting mail immediately',
  scope: 'emails:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ scheduled_email_id: id('scheduled_email') }),
  output: ScheduledEmail,
  run: (ctx, { scheduled_email_id }) => sendScheduledEmailNow(ctx, scheduled_email_id),
  irreversible: 'It is on its way to its reader; write again to put it right.',
  subject: (email) => email.id,
});
