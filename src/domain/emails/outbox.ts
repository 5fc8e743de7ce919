import { sql } from 'kysely';
import { ofAccount } from '#db/owned.ts';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Mailbox } from '#src/lib/mailbox.ts';
import type { ScheduledEmailRow } from './schema.ts';

/** The person a mail goes to, as far as sending it needs them. */
interface Recipient {
  id: string;
  name: string;
  last_contacted_at: string | null;
}

/** A mail that this process alone may hand over now. */
export interface ClaimedMail {
  row: ScheduledEmailRow;
  candidate: Recipient | null;
  /** Message-IDs of the conversation so far, oldest first. */
  references: string[];
  /** The reader's opt-out link; null where the mail is none that they could opt out of. */
  optOutUrl: string | null;
}

/** Who claims, and for how long nobody else may ask what became of it. */
export interface Claimant {
  /** The process. */
  claim: string;
  /** By the wall clock. */
  leaseUntil: Instant;
  /** The right side of Message-IDs. */
  domain: string;
  /** A person's opt-out link: its address to write into mail, and the hash to store. */
  optOut(accountId: string, candidateId: string): { url: string; hash: string };
}

/** Why a mail may no longer go to the person it was meant for. */
export type Unreachable = 'recipient_opted_out' | 'recipient_do_not_approach' | 'recipient_deleted';

export interface Claims {
  mails: ClaimedMail[];
  /** Mails that must not go out any more: they are cancelled instead. */
  unreachable: { id: string; why: Unreachable }[];
  /** Whether the account may have more that is due. */
  more: boolean;
}

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

const dueRows = statement((db, v: { account: string; now: string; limit: number }) =>
  db
    .selectFrom('scheduled_emails as e')
    .leftJoin('candidates as c', 'c.id', 'e.candidate_id')
    .where('e.account_id', '=', v.account)
    .where('e.status', '=', 'scheduled')
    .where('e.due_at', '<=', v.now)
    .orderBy('e.due_at')
    .orderBy('e.id')
    .limit(v.limit)
    .select(CLAIM_COLUMNS),
);

const oneRow = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('scheduled_emails as e')
    .leftJoin('candidates as c', 'c.id', 'e.candidate_id')
    .where('e.account_id', '=', v.account)
    .where('e.id', '=', v.id)
    .where('e.status', '=', 'scheduled')
    .select(CLAIM_COLUMNS),
);

const CLAIM_COLUMNS = [
  'e.id as id',
  'e.kind as kind',
  'c.id as candidate_id',
  'c.name as name',
  'c.last_contacted_at as last_contacted_at',
  'c.do_not_approach as do_not_approach',
  'c.email_opt_out as email_opt_out',
  'c.deleted_at as deleted_at',
] as const;

type Due = Awaited<ReturnType<typeof dueRows>>[number];

/** Claims at most so many mails of an account that are due at `now`, the earliest first. */
export async function claimDueMail(
  tx: Db,
  account: string,
  now: Instant,
  limit: number,
  by: Claimant,
): Promise<Claims> {
  const due = await dueRows(tx, { account, now, limit });
  return { ...(await claim(tx, account, due, now, by)), more: due.length === limit };
}

/** Claims one mail, whenever it is due; nothing when somebody else has it or it is over. */
export async function claimMail(
  tx: Db,
  account: string,
  id: string,
  now: Instant,
  by: Claimant,
): Promise<Claims> {
  return { ...(await claim(tx, account, await oneRow(tx, { account, id }), now, by)), more: false };
}

async function claim(
  tx: Db,
  account: string,
  due: Due[],
  now: Instant,
  by: Claimant,
): Promise<Omit<Claims, 'more'>> {
  const unreachable = due.flatMap((row) => {
    const why = whyUnreachable(row);
    return why === null ? [] : [{ id: row.id, why }];
  });
  const blocked = new Set(unreachable.map(({ id }) => id));
  const people = new Map(due.map((row) => [row.id, personOf(row)]));
  const ids = due.map(({ id }) => id).filter((id) => !blocked.has(id));
  if (ids.length === 0) return { mails: [], unreachable };
  const rows = await tx
    .updateTable('scheduled_emails')
    .set((eb) => ({
      status: 'sending',
      claim: by.claim,
      lease_until: by.leaseUntil,
      attempts: eb('attempts', '+', 1),
      message_id: sql<string>`coalesce(message_id, '<' || id || ${`@${by.domain}>`})`,
      updated_at: now,
    }))
    .where(ofAccount('scheduled_emails', account))
    .where('id', 'in', ids)
    .where('status', '=', 'scheduled')
    .returningAll()
    .execute();
  const candidates = rows.flatMap((row) => (row.candidate_id === null ? [] : [row.candidate_id]));
  const threads = await conversations(tx, account, candidates);
  const links = await keepOptOuts(tx, account, rows, now, by);
  const mails = rows.map((row) => {
    const conversing = row.kind !== 'notice' && row.candidate_id !== null;
    return {
      row,
      candidate: people.get(row.id) ?? null,
      references: conversing ? (threads.get(row.candidate_id ?? '') ?? []) : [],
      optOutUrl: conversing ? (links.get(row.candidate_id ?? '') ?? null) : null,
    };
  });
  // RETURNING keeps no order, and what was due first leaves first.
  mails.sort((a, b) =>
    a.row.due_at === b.row.due_at ? (a.row.id < b.row.id ? -1 : 1) : a.row.due_at < b.row.due_at ? -1 : 1,
  );
  return { mails, unreachable };
}

function whyUnreachable(row: Due): Unreachable | null {
  if (row.kind === 'notice') return null;
  if (row.candidate_id === null || row.deleted_at !== null) return 'recipient_deleted';
  if (row.do_not_approach === 1) return 'recipient_do_not_approach';
  return row.email_opt_out === 1 ? 'recipient_opted_out' : null;
}

function personOf(row: Due): Recipient | null {
  if (row.candidate_id === null || row.deleted_at !== null) return null;
  return { id: row.candidate_id, name: row.name ?? '', last_contacted_at: row.last_contacted_at };
}

async function conversations(tx: Db, account: string, candidates: string[]): Promise<Map<string, string[]>> {
  if (candidates.length === 0) return new Map();
  const rows = await tx
    .selectFrom('email_threads')
    .where('account_id', '=', account)
    .where('candidate_id', 'in', candidates)
    .select(['candidate_id', 'message_ids'])
    .execute();
  return new Map(rows.map((row) => [row.candidate_id, json.decode<string[]>(row.message_ids)]));
}

// The link stands in the mail: it must be known before the mail can arrive.
async function keepOptOuts(
  tx: Db,
  account: string,
  rows: ScheduledEmailRow[],
  now: Instant,
  by: Claimant,
): Promise<Map<string, string>> {
  const links = new Map<string, { url: string; hash: string }>();
  for (const { kind, candidate_id } of rows) {
    if (kind === 'notice' || candidate_id === null || links.has(candidate_id)) continue;
    links.set(candidate_id, by.optOut(account, candidate_id));
  }
  if (links.size === 0) return new Map();
  await tx
    .insertInto('email_opt_outs')
    .values(
      [...links].map(([candidate_id, { hash }]) => ({
        hash,
        account_id: account,
        candidate_id,
        created_at: now,
        opted_out_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return new Map([...links].map(([candidate, { url }]) => [candidate, url]));
}

/** Keeps with an opt-out link when it was used. @param now the wall clock */
export async function keepOptOut(tx: Db, hash: string, now: Instant): Promise<void> {
  await tx.updateTable('email_opt_outs').set({ opted_out_at: now }).where('hash', '=', hash).execute();
}

/** Gives back mails that were claimed and never begun. */
export async function releaseMail(
  tx: Db,
  account: string,
  ids: string[],
  by: Pick<Claimant, 'claim'>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('scheduled_emails')
    .set((eb) => ({ status: 'scheduled', claim: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
    .where(ofAccount('scheduled_emails', account))
    .where('id', 'in', ids)
    .where('claim', '=', by.claim)
    .where('status', '=', 'sending')
    .execute();
}

/** Mails that some process claimed and has not said what became of. */
export async function mailBeingSent(
  db: Db,
): Promise<{ id: string; account_id: string; claim: string; lease_until: Instant }[]> {
  const rows = await db
    .selectFrom('scheduled_emails')
    .where('status', '=', 'sending')
    .select(['id', 'account_id', 'claim', 'lease_until'])
    .limit(1000)
    .execute();
  return rows.map(({ id, account_id, claim, lease_until }) => ({
    id,
    account_id,
    claim: claim ?? '',
    lease_until: lease_until ?? '',
  }));
}

/** From and Reply-To of a company's mail: its own name, and an alias that tells whose answers come back. */
export function addressesOf(
  accountId: string,
  fromName: string,
  sender: string,
): { from: Mailbox; replyTo: Mailbox } {
  const at = sender.lastIndexOf('@');
  const name = fromName
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
  const alias = `${sender.slice(0, at).split('+')[0]}+${accountId.replace(/^acc_/, '')}${sender.slice(at)}`;
  return { from: { address: sender, name }, replyTo: { address: alias, name } };
}
