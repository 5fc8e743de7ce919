import { json } from '#db/rows.ts';
import { htmlToText } from '#src/lib/formatting.ts';
import { withoutUnseen } from '#src/lib/unseen.ts';
import type { OutgoingEmail } from '../context.ts';
import type { Appointment, ScheduledEmailRow } from './schema.ts';

/** A mail of the outbox as shown for approval. @param counted words of its body for times that count from now */
export function outgoingEmailOf(row: ScheduledEmailRow, counted: readonly string[] = []): OutgoingEmail {
  const appointment = json.decodeOrNull<Appointment>(row.calendar);
  const later = row.scheduled_at > row.updated_at;
  return {
    record: recordOf(row),
    to: row.to_name === null ? row.to_address : `${withoutUnseen(row.to_name)} <${row.to_address}>`,
    to_name: row.to_name,
    to_address: row.to_address,
    from_name: row.from_name,
    cc_addresses: json.decode<string[]>(row.cc_addresses),
    bcc_addresses: json.decode<string[]>(row.bcc_addresses),
    subject: row.subject,
    body: row.body_text ?? htmlToText(row.body_html ?? ''),
    html: row.body_html,
    counted,
    scheduled_at: later ? row.scheduled_at : null,
    calendar: appointment === null ? null : appointment.method === 'CANCEL' ? 'cancellation' : 'invitation',
    appointment: appointment?.content ?? null,
    ...(row.words_by === 'outsider' ? { quotes_outsiders: true } : {}),
  };
}

function recordOf(row: ScheduledEmailRow): OutgoingEmail['record'] {
  if (row.kind === 'notice') return null;
  if (row.kind === 'scheduled') return { type: 'scheduled_email', id: row.id };
  return { type: 'email_message', id: row.email_message_id ?? row.id };
}
