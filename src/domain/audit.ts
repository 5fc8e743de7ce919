import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { AUDIT_TYPES, type AuditType } from './activities/types.ts';
import { type ActivityLine, insertActivities } from './activities/write.ts';
import type { Actor } from './context.ts';
import { enqueueAudit } from './webhooks/audit-feed.ts';

const AUDITED: ReadonlySet<string> = new Set(AUDIT_TYPES);

/**
 * Inserts the activities of a unit of work, and tells those of the audit to the subscriptions that follow it.
 * @param now the account's own time
 * @returns whether anything is to be delivered
 */
export async function recordActivities(
  tx: Db,
  account: string,
  actor: Actor,
  lines: readonly ActivityLine[],
  now: Instant,
): Promise<boolean> {
  await insertActivities(tx, account, actor, lines, now);
  const told = lines
    .filter(({ entry }) => AUDITED.has(entry.type))
    .map(({ entry, audit }) => ({
      type: entry.type,
      data: {
        activity_id: entry.id,
        summary: entry.summary,
        actor: { type: actor.type, id: actor.id, name: actor.name },
        occurred_at: entry.occurred_at ?? now,
        details: audit,
      },
    }));
  return enqueueAudit(tx, account, told, now);
}

/**
 * Writes what happens outside an action into the audit: a sign-in, a decision about an approval.
 * @param at by the wall clock
 */
export async function insertAudit(
  tx: Db,
  account: string,
  actor: Actor,
  { at, ...entry }: { type: AuditType; summary: string; data: Record<string, unknown>; at: string },
): Promise<void> {
  const links = { candidate_id: null, client_id: null, contact_id: null, job_id: null, application_id: null };
  const line = { entry: { ...entry, id: newId('activity') }, links, audit: entry.data };
  await recordActivities(tx, account, actor, [line], at);
}
