import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { cancelScheduledEmail, getScheduledEmail, scheduleEmail } from '#src/domain/emails/index.ts';
import { ScheduledEmail, ScheduleEmail } from '#src/domain/emails/schema.ts';

export const scheduleEmailAction = defineWrite({
  name: 'schedule_email',
  title: 'Schedule an e-mail to a candidate',
  description:
    'Keep an e-mail to a candidate and send it by itself at scheduled_at, which must be in the future. Use send_email to send ' +
    'now. Until it is claimed it can be changed with update_scheduled_email, taken back with cancel_scheduled_email and brought ' +
    'forward with send_scheduled_email_now. Give body_html or body_text. It is cancelled by itself if the candidate opts out ' +
    'before then. candidate_id comes from list_candidates.',
  scope: 'emails:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: true },
  synonyms: ['mail', 'later', 'send later'],
  input: ScheduleEmail,
  output: ScheduledEmail,
  run: scheduleEmail,
  subject: (email) => email.id,
  undo: undoCreate({
    type: 'scheduled_email',
    read: (ctx, id) => getScheduledEmail(ctx, id),
    remove: (ctx, id) => cancelScheduledEmail(ctx, id),
  }),
});
