// Read model: due mail with its account's clock and its recipient.
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** Accounts whose workspace is open and that have mail due. @param wall the time outside test clocks */
export async function accountsWithDueMail(db: Db, wall: Instant): Promise<{ id: string; now: Instant }[]> {
  const accounts = await db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.clock_offset_ms as offset', 'a.sandbox'])
    .where('a.status', '=', 'active')
    .where('a.plan', '=', 'active')
    .where((eb) =>
      eb.or([
        eb.and([eb('a.sandbox', '=', 1), eb('a.clock_offset_ms', '>', 0)]),
        eb.exists(
          eb
            .selectFrom('scheduled_emails as e')
            .whereRef('e.account_id', '=', 'a.id')
            .where('e.status', '=', 'scheduled')
            .where('e.due_at', '<=', wall)
            .select('e.id'),
        ),
      ]),
    )
    .execute();
  return accounts.map(({ id, offset, sandbox }) => ({
    id,
    now: sandbox === 1 ? new Date(Date.parse(wall) + offset).toISOString() : wall,
  }));
}

const earliest = statement((db, v: { account: string; until: string }) =>
  db
    .selectFrom('scheduled_emails as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .where('e.account_id', '=', v.account)
    .where('e.status', '=', 'scheduled')
    .where('e.due_at', '<=', v.until)
    .where('a.status', '=', 'active')
    .where('a.plan', '=', 'active')
    .orderBy('e.due_at')
    .limit(1)
    .select('e.due_at'),
);

/** When the next mail of an account is due, at or before an instant. */
export async function nextDueMail(db: Db, account: string, until: Instant): Promise<Instant | null> {
  const [row] = await earliest(db, { account, until });
  return row?.due_at ?? null;
}

const CLAIM_COLUMNS = [
  'e.id as id',
  'e.kind as kind',
  'e.to_name as to_name',
  'e.to_address as to_address',
  'c.id as candidate_id',
  'c.name as name',
  'c.email as email',
  'c.other_emails as other_emails',
  'c.last_contacted_at as last_contacted_at',
  'c.do_not_approach as do_not_approach',
  'c.email_opt_out as email_opt_out',
  'c.deleted_at as deleted_at',
  'c.preferred_language as preferred_language',
  'a.language as agency_language',
] as const;

/** Mail of an account that is due, the earliest first. */
export const dueRows = statement((db, v: { account: string; now: string; limit: number }) =>
  db
    .selectFrom('scheduled_emails as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.candidate_id'),
    )
    .where('e.account_id', '=', v.account)
    .where('e.status', '=', 'scheduled')
    .where('e.due_at', '<=', v.now)
    .orderBy('e.due_at')
    .orderBy('e.id')
    .limit(v.limit)
    .select(CLAIM_COLUMNS),
);

/** A waiting mail, whenever it is due. */
export const oneRow = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('scheduled_emails as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.candidate_id'),
    )
    .where('e.account_id', '=', v.account)
    .where('e.id', '=', v.id)
    .where('e.status', '=', 'scheduled')
    .select(CLAIM_COLUMNS),
);

/** A waiting mail with its recipient's contact permissions. */
export type Due = Awaited<ReturnType<typeof dueRows>>[number];
