import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getScheduledEmail, updateScheduledEmail } from '#src/domain/emails/index.ts';
import { SCHEDULED_EMAIL, ScheduledEmail, UpdateScheduledEmail } from '#src/domain/emails/schema.ts';

export const updateScheduledEmailAction = defineWrite({
  name: 'update_scheduled_email',
  title: 'Change a scheduled e-mail',
  titleIn: { de: 'Geplante E-Mail ändern', fr: 'Modifier un e-mail programmé' },
  description:
    'Change recipients, subject, bodies or time of an e-mail that still waits in status scheduled; lists are replaced, null ' +
    'clears a body, and one body must stay. Refused once it is being sent, was sent or cancelled. Use cancel_scheduled_email ' +
    'to take it back and send_scheduled_email_now to send it at once. scheduled_email_id comes from list_scheduled_emails.',
  phrasings:
    'move the mail to tuesday; change the queued mail; send it an hour later; edit the scheduled message; send it on tuesday instead; later than planned; change the text of the queued mail; push the mail back; send it at nine instead; put the mail off until Tuesday; different subject for the waiting mail; fix the text before it goes out; move the scheduled message; it should leave an hour later',
  scope: 'emails:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  input: UpdateScheduledEmail,
  output: ScheduledEmail,
  run: updateScheduledEmail,
  subject: (email) => email.id,
  undo: undoUpdate({
    record: SCHEDULED_EMAIL,
    read: (ctx, id) => getScheduledEmail(ctx, id),
    write: (ctx, id, fields) =>
      updateScheduledEmail(ctx, UpdateScheduledEmail.parse({ scheduled_email_id: id, ...fields })),
  }),
});
