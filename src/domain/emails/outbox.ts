import { sql } from 'kysely';
import { foundBy } from '#db/directory.ts';
import { withIds } from '#db/owned.ts';
import { enterInDirectory, findRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Mailbox } from '#src/lib/mailbox.ts';
import type { Language } from '#src/lib/reader-language.ts';
import { type Due, dueRows, oneRow } from './due.ts';
import type { ScheduledEmailRow } from './schema.ts';

/** The recipient's data that sending needs. */
interface Recipient {
  id: string;
  name: string;
  last_contacted_at: string | null;
}

/** A mail that this process has claimed. */
export interface ClaimedMail {
  row: ScheduledEmailRow;
  candidate: Recipient | null;
  /** Message-IDs of the conversation so far, oldest first. */
  references: string[];
  /** The recipient's opt-out link and language; null for mail that one cannot opt out of. */
  optOut: { url: string; language: Language } | null;
}

/** The claiming process and its lease. */
export interface MailLease {
  /** The process. */
  claim: string;
  /** By the wall clock. */
  leaseUntil: Instant;
  /** The domain of Message-IDs. */
  domain: string;
  /** A person's opt-out link: the URL for the mail, and the hash to store. */
  optOut(accountId: string, candidateId: string): { url: string; hash: string };
}

/** Why a mail must not be sent any more. */
export type Unreachable =
  | 'recipient_opted_out'
  | 'recipient_do_not_approach'
  | 'recipient_deleted'
  // It named somebody who was erased since, and would leave with holes.
  | 'names_erased_person';

export interface Claims {
  mails: ClaimedMail[];
  /** Mails that must not be sent any more and are cancelled. */
  unreachable: { id: string; why: Unreachable }[];
  /** Whether the account may have more due mail. */
  more: boolean;
}

/** Claims up to `limit` mails of an account that are due at `now`, the earliest first. */
export async function claimDueMail(
  tx: Db,
  account: string,
  now: Instant,
  limit: number,
  by: MailLease,
): Promise<Claims> {
  const due = await dueRows(tx, { account, now, limit });
  return { ...(await claim(tx, account, due, now, by)), more: due.length === limit };
}

/** Claims one mail, whenever it is due; undefined if another process has claimed it or it is no longer waiting. */
export async function claimMail(
  tx: Db,
  account: string,
  id: string,
  now: Instant,
  by: MailLease,
): Promise<Claims> {
  return { ...(await claim(tx, account, await oneRow(tx, { account, id }), now, by)), more: false };
}

async function claim(
  tx: Db,
  account: string,
  due: Due[],
  now: Instant,
  by: MailLease,
): Promise<Omit<Claims, 'more'>> {
  const unreachable = due.flatMap((row) => {
    const why = whyUnreachable(row);
    return why === null ? [] : [{ id: row.id, why }];
  });
  const blocked = new Set(unreachable.map(({ id }) => id));
  const people = new Map(due.map((row) => [row.id, personOf(row)]));
  const languages = new Map(due.map((row) => [row.id, row.preferred_language ?? row.agency_language]));
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
    .where(withIds('scheduled_emails', account, ids))
    .where('status', '=', 'scheduled')
    .returningAll()
    .execute();
  const candidates = rows.flatMap((row) => (row.candidate_id === null ? [] : [row.candidate_id]));
  const threads = await conversations(tx, account, candidates);
  const toOthers = new Set(due.filter((one) => goesToSomebodyElse(one)).map(({ id }) => id));
  const own = rows.filter(({ id }) => !toOthers.has(id));
  const links = await storeOptOuts(tx, account, own, now, by);
  const mails = rows.map((row) => {
    const conversing = row.kind !== 'notice' && row.candidate_id !== null;
    const url = conversing && !toOthers.has(row.id) ? links.get(row.candidate_id ?? '') : undefined;
    return {
      row,
      candidate: people.get(row.id) ?? null,
      references: conversing ? (threads.get(row.candidate_id ?? '') ?? []) : [],
      optOut: url === undefined ? null : { url, language: languages.get(row.id) ?? 'en' },
    };
  });
  // RETURNING does not keep the order, and the earliest is sent first.
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

/** Whether a mail about a person goes to a client's contact, who must not be able to opt that person out. */
function goesToSomebodyElse({ name, email, other_emails, to_name, to_address }: Due): boolean {
  if (name === null || to_name === name) return false;
  const own = [email, ...(json.decodeOrNull<string[]>(other_emails) ?? [])];
  return !own.some((one) => one?.toLowerCase() === to_address.toLowerCase());
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

// The mail contains the link, so it must be stored before the mail can arrive.
async function storeOptOuts(
  tx: Db,
  account: string,
  rows: ScheduledEmailRow[],
  now: Instant,
  by: MailLease,
): Promise<Map<string, string>> {
  const links = new Map<string, { url: string; hash: string }>();
  for (const { kind, candidate_id } of rows) {
    if (kind === 'notice' || candidate_id === null || links.has(candidate_id)) continue;
    links.set(candidate_id, by.optOut(account, candidate_id));
  }
  if (links.size === 0) return new Map();
  const entries = [...links].map(([candidate_id, { hash }]) => ({
    hash,
    account_id: account,
    candidate_id,
    created_at: now,
    opted_out_at: null,
  }));
  await tx
    .insertInto('email_opt_outs')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await enterInDirectory(tx, 'email_opt_outs', entries);
  return new Map([...links].map(([candidate, { url }]) => [candidate, url]));
}

/** Records when an opt-out link was used. @param now the wall clock */
export async function recordOptOutUse(tx: Db, hash: string, now: Instant): Promise<void> {
  await tx
    .updateTable('email_opt_outs')
    .set({ opted_out_at: now })
    .where(foundBy('email_opt_outs', hash))
    .execute();
}

/** Releases claimed mails whose sending has not started. */
export async function releaseMail(
  tx: Db,
  account: string,
  ids: string[],
  by: Pick<MailLease, 'claim'>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('scheduled_emails')
    .set((eb) => ({ status: 'scheduled', claim: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
    .where(withIds('scheduled_emails', account, ids))
    .where('claim', '=', by.claim)
    .where('status', '=', 'sending')
    .execute();
}

/** Claimed mails without a recorded outcome. */
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

/** Whether a mail was claimed and has no recorded outcome. */
export async function isBeingSent(db: Db, account: string, id: string): Promise<boolean> {
  const row = await findRow(db, 'scheduled_emails', account, id);
  return row?.status === 'sending';
}

/** From and Reply-To of an agency's mail: its own name, and an alias that identifies the agency in replies. */
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
  const alias = `${sender.slice(0, at).split('+')[0]}+${tagOf(accountId)}${sender.slice(at)}`;
  return { from: { address: sender, name }, replyTo: { address: alias, name } };
}

const tagOf = (accountId: string): string => accountId.replace(/^acc_/, '');

/** Whether an address is the alias by which replies name an agency (plus addressing, RFC 5233), at any host. */
export function isAlias(accountId: string, address: string): boolean {
  const [local = ''] = address.toLowerCase().split('@');
  return local.endsWith(`+${tagOf(accountId).toLowerCase()}`);
}
