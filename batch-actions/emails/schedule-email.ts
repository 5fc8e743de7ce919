import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { cancelScheduledEmail, getScheduledEmail, scheduleEmail } from '#src/domain/emails/index.ts';
import { ScheduledEmail, ScheduleEmail } from '#src/domain/emails/schema.ts';

export const scheduleEmailAction = defineWrite({
  name: 'schedule_email',
  title: 'Schedule an e-mail to a candidate',
  titleIn: { de: 'E-Mail an einen Kandidaten planen', fr: 'Programmer un e-mail à un candidat' },
  description:
    'Keep an e-mail to a candidate and send it by itself at scheduled_at, which must be in the future. Use send_email to send ' +
    'now. Until it is claimed it can be changed with update_scheduled_email, taken back with cancel_scheduled_email and brought ' +
    'forward with send_scheduled_email_now. Give body_html or body_text. It is cancelled by itself if the candidate opts out ' +
    'before then. candidate_id comes from list_candidates.',
  phrasings:
    'send it monday at eight; mail her tomorrow morning; send later; let it go out at nine; time the mail for; ping her again next week if she has not replied; remind him by mail on friday; message to go out later; have a mail go tomorrow; delay the message until; write to her in two weeks; follow up by mail on; send it tomorrow; shoot this off in the morning; not now later; mail goes out on monday; set it to send at; time it for eight; queue a mail for seven tomorrow morning; mail her next week; send this later; write to him on Friday; time the mail for tomorrow; follow up with her in three days by mail; send tonight at six; mail goes out after lunch',
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
