import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getScheduledEmail } from '#src/domain/emails/index.ts';
import { ScheduledEmail } from '#src/domain/emails/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getScheduledEmailAction = defineRead({
  name: 'get_scheduled_email',
  title: 'Read a scheduled e-mail',
  description:
    'Read one scheduled e-mail with its bodies, status and last error. Use it to see whether a mail has left, or why not. ' +
    'The id comes from schedule_email, list_scheduled_emails, or the scheduled_email_id that send_email answers.',
  phrasings:
    'what does the queued mail say; when does that mail go out; when does the mail to her go out; did my mail leave; what does the queued message say; was the email sent; did it bounce; show that mail',
  scope: 'emails:read',
  input: z.object({ scheduled_email_id: id('scheduled_email') }),
  output: ScheduledEmail,
  run: (ctx, { scheduled_email_id }) => getScheduledEmail(ctx, scheduled_email_id),
});
