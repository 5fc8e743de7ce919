import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listScheduledEmails } from '#src/domain/emails/index.ts';
import { ListScheduledEmails, ScheduledEmail } from '#src/domain/emails/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listScheduledEmailsAction = defineRead({
  name: 'list_scheduled_emails',
  title: 'List scheduled e-mails',
  description:
    'List e-mails that were scheduled, the latest time first: waiting, sent, cancelled and failed ones. Mail sent at once with ' +
    'send_email is listed only while it waits for another attempt or when it failed. Filter by status, candidate_id and time; ' +
    'page with limit and cursor (the next_cursor of the page before).',
  phrasings:
    'what mails are queued; what goes out tomorrow; scheduled messages; mails that will be sent; which mails go out later; messages that are waiting to go; what is lined up to be sent; what messages are queued up; what is going out this week; mails waiting to be sent; pending mails; what is still waiting to be mailed; what is queued; outgoing mail; mails that have not left; what have I scheduled to send; did any mail bounce; which mails failed; planned messages; what did we send her; mails to Lena; emails sent last week',
  scope: 'emails:read',
  input: ListScheduledEmails,
  output: pageOf(ScheduledEmail).extend({
    next_cursor: z.nullable(z.string()).describe('Pass as `cursor` for the next page.'),
  }),
  run: listScheduledEmails,
});
