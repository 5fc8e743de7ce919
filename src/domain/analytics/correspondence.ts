// Read model: whose a mail is, to whom it went, and which client a mail or a call was with, over the mails and the users.
import { type RawBuilder, sql } from 'kysely';

/** Who sent a mail. What an account key sets off goes out in an admin's name, who had no part in it. */
export const SENDER = sql`case when m.scheduled_email_id is not null and exists (select 1 from scheduled_emails e
  where e.id = m.scheduled_email_id and e.account_id = m.account_id and e.actor like '{"type":"key"%') then null else m.created_by end`;

/**
 * The client whose people a mail or a call was with: one with a candidate, though for the job of a client, is with the
 * candidate alone.
 * @param alias the row's: a mail or an activity
 */
export function clientMet(alias: string): RawBuilder<unknown> {
  const at = (column: string): RawBuilder<unknown> => sql.ref(`${alias}.${column}`);
  return sql`case when ${at('candidate_id')} is not null and ${at('contact_id')} is null then null else ${at('client_id')} end`;
}

/** Whether a mail is a notice to one of the agency's own people. @param alias the mail's */
export const toOwn = (alias: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${alias}.created_by`)} is null and lower(${sql.ref(`${alias}.to_address`)}) in (select lower(w.email) from users w where w.account_id = ${sql.ref(`${alias}.account_id`)}))`;

/** Mails to candidates and clients: not to the agency's own people, nor to referees. */
export const OUTWARD = sql`m.direction = 'outbound' and (m.candidate_id is not null or m.contact_id is not null) and not ${toOwn('m')}`;
