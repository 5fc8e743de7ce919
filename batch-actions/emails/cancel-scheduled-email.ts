import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import {
  cancelScheduledEmail,
  getScheduledEmail,
  reinstateScheduledEmail,
} from '#src/domain/emails/index.ts';
import { ScheduledEmail } from '#src/domain/emails/schema.ts';
import { id } from '#src/lib/ids.ts';

export const cancelScheduledEmailAction = defineWrite({
  name: 'cancel_scheduled_email',
  title: 'Cancel a scheduled e-mail',
  titleIn: { de: 'Geplante E-Mail abbrechen', fr: 'Annuler un e-mail programmé' },
  description:
    'Take back an e-mail that still waits in status scheduled: it will not be sent, and its record stays with status ' +
    'cancelled. Refused once it is being sent or was sent. To change it instead use update_scheduled_email. Fires ' +
    'email.cancelled. scheduled_email_id comes from list_scheduled_emails.',
  phrasings:
    'do not send the monday mail; stop the mail that is queued; cancel the mail for tomorrow; hold back the scheduled message; the mail on monday is not needed any more; stop that message; do not let the mail go out; kill the mail for tomorrow; hold the mail; I changed my mind about the mail; stop the mail; call back the queued message; that mail must not go; take it out of the queue; hold back the scheduled mail; cancel the follow up mail',
  scope: 'emails:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ scheduled_email_id: id('scheduled_email') }),
  output: ScheduledEmail,
  run: (ctx, { scheduled_email_id }) => cancelScheduledEmail(ctx, scheduled_email_id),
  subject: (email) => email.id,
  undo: undoUpdate({
    type: 'scheduled_email',
    fields: ['status'],
    read: (ctx, id) => getScheduledEmail(ctx, id),
    write: (ctx, id) => reinstateScheduledEmail(ctx, id),
  }),
});
