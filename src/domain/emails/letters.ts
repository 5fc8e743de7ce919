import { json } from '#db/rows.ts';
import { htmlToText } from '#src/lib/formatting.ts';
import type { Letter } from '../context.ts';
import type { ScheduledEmailRow } from './store.ts';

/**
 * A mail of the outbox as somebody who has to agree to it reads it.
 * @param own the address on record of the person whom it is to; null where there is no such person
 */
export function letterOf(row: ScheduledEmailRow, own: string | null): Omit<Letter, 'calendar'> {
  const theirs = own !== null && own.toLowerCase() === row.to_address.toLowerCase();
  const later = row.scheduled_at > row.updated_at;
  return {
    record: recordOf(row),
    to: row.to_name === null ? row.to_address : theirs ? row.to_name : `${row.to_name} <${row.to_address}>`,
    to_address: row.to_address,
    cc_addresses: json.decode<string[]>(row.cc_addresses),
    bcc_addresses: json.decode<string[]>(row.bcc_addresses),
    subject: row.subject,
    body: row.body_text ?? htmlToText(row.body_html ?? ''),
    scheduled_at: later ? row.scheduled_at : null,
  };
}

function recordOf(row: ScheduledEmailRow): Letter['record'] {
  if (row.kind === 'notice') return null;
  if (row.kind === 'scheduled') return { type: 'scheduled_email', id: row.id };
  return { type: 'email_message', id: row.email_message_id ?? row.id };
}
