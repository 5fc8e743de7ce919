import { appendRows, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { ActivityEntry, Actor } from '../context.ts';
import type { Link } from './schema.ts';

/** An activity that a unit of work adds. */
export interface ActivityLine {
  entry: ActivityEntry & { id: string };
  /** The records in whose lists it is shown. */
  links: Record<Link, string | null>;
  /** Additional data for the audit. */
  audit: Record<string, unknown>;
}

/** Inserts the activities of a unit of work. @param now the account's own time */
export function insertActivities(
  tx: Db,
  account: string,
  actor: Actor,
  lines: readonly ActivityLine[],
  now: Instant,
): Promise<void> {
  return appendRows(
    tx,
    'activities',
    lines.map(({ entry, links, audit }) => ({
      id: entry.id,
      account_id: account,
      type: entry.type,
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      candidate_id: links.candidate_id,
      client_id: links.client_id,
      contact_id: links.contact_id,
      job_id: links.job_id,
      application_id: links.application_id,
      email_message_id: mailOf(entry),
      summary: entry.summary,
      body: entry.body ?? null,
      data: json.encode(audit),
      occurred_at: entry.occurred_at ?? now,
      created_at: now,
    })),
  );
}

function mailOf({ data }: ActivityEntry): string | null {
  const mail = data?.email_message_id;
  return typeof mail === 'string' ? mail : null;
}
