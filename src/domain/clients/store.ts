import { contains } from '#db/list.ts';
import { findRow, fold, json, likePattern, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { sameCompanyKey } from '#src/lib/company.ts';
import { isOneSlipAway } from '#src/lib/one-slip.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context } from '../context.ts';
import { namesOf } from '../names/index.ts';
import { listed, orNotFound, rewriter } from '../record/index.ts';
import { CLIENT, type Client, type ClientFilters, type ClientRow } from './schema.ts';

/** The live client row of this agency, or undefined. */
export async function liveClient(ctx: Context, id: string): Promise<ClientRow | undefined> {
  const row = await findRow(ctx.db, 'clients', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

/** The client that a create with this operation_key made, deleted ones included. */
export async function clientOfOperation(ctx: Context, key: string): Promise<ClientRow | undefined> {
  return ctx.db
    .selectFrom('clients')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('operation_key', '=', key)
    .executeTakeFirst();
}

/** A live client of this agency. @throws AppError NOT_FOUND on `field` */
export const requireClientRow = orNotFound('client', liveClient);

/** A client's own terms; null while it is on the agency standard. */
export const ownTerms = (row: ClientRow): FeeSchedule | null => json.decodeOrNull(row.fee_terms);

/** A client as the API shows it. A client on the standard shows the agency's present terms. */
export function toClient(row: ClientRow, standard: FeeSchedule): Client {
  const own = ownTerms(row);
  const fee_schedule = { is_standard: own === null, version: row.fee_version, ...(own ?? standard) };
  return CLIENT.view(row, { fee_schedule });
}

/** Writes columns of a client, where they differ, and reports the change. */
export const rewriteClient = rewriter(CLIENT, {
  view: (row: ClientRow, ctx) => toClient(row, ctx.account.standardFeeSchedule),
  label: ({ name }) => name,
  gated: true,
});

/** A page of live clients, newest first. */
export async function pageOfClients(ctx: Context, filters: ClientFilters): Promise<Page<Client>> {
  let query = ctx.db
    .selectFrom('clients')
    .selectAll('clients')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  if (filters.search !== undefined)
    query = query.where(contains('clients.name_folded', likePattern(filters.search)));
  const rows = await listed(query, CLIENT, filters).execute();
  return pageByCreation(rows, filters, (row) => toClient(row, ctx.account.standardFeeSchedule));
}

const liveClients = (db: Db) =>
  db
    .selectFrom('clients')
    .where('clients.deleted_at', 'is', null)
    .select(['clients.id', 'clients.name', 'clients.owner_id']);

// Two queries: a combined one would scan all clients of the agency.
const byName = statement((db: Db, v: { account: string; key: string }) =>
  liveClients(db)
    .where('clients.account_id', '=', v.account)
    .where('clients.company_key', '=', v.key)
    .limit(MAX_NAMESAKES),
);
const byDomain = statement((db: Db, v: { account: string; domain: string }) =>
  liveClients(db).where('clients.account_id', '=', v.account).where('clients.domain', '=', v.domain).limit(1),
);
/** How many of one name are looked at: each was made although there were others. */
const MAX_NAMESAKES = 50;

/** A live client with this name, in whatever legal form, or with this domain, with the name of its owner. */
export async function findDuplicate(db: Db, account: string, name: string, domain: string | null) {
  const namesakes = await byName(db, { account, key: sameCompanyKey(name) });
  let duplicate = namesakes.find((other) => fold(other.name) === fold(name));
  if (duplicate === undefined && domain !== null) [duplicate] = await byDomain(db, { account, domain });
  duplicate ??= namesakes[0];
  if (duplicate === undefined) return undefined;
  const owners = await namesOf(
    db,
    account,
    duplicate.owner_id === null ? [] : [duplicate.owner_id],
    () => true,
  );
  return { ...duplicate, owner_name: owners.get(duplicate.owner_id ?? '') ?? null };
}

const byBeginning = statement((db: Db, v: { account: string; beginning: string }) =>
  liveClients(db)
    .where('clients.account_id', '=', v.account)
    .where(contains('clients.company_key', v.beginning))
    .orderBy('clients.company_key')
    .limit(MAX_LIKE),
);
/** How many whose names begin alike are compared. */
const MAX_LIKE = 500;
const BEGINNING = 3;
/** How many near names are told. */
const MAX_NEAR = 3;

/** Live clients whose name is nearly this one: a slip of a letter apart, or one of them with more words behind. */
export async function nearNames(
  db: Db,
  account: string,
  name: string,
): Promise<{ id: string; name: string }[]> {
  const key = sameCompanyKey(name);
  if (key.length < BEGINNING) return [];
  const beginning = likePattern(key.slice(0, BEGINNING)).slice(1);
  const alike = await byBeginning(db, { account, beginning });
  return alike.filter((other) => isNear(sameCompanyKey(other.name), key)).slice(0, MAX_NEAR);
}

/** Names shorter than this are as often two companies as one that was mistyped. */
const LONG_ENOUGH = 5;
const figures = (key: string): string => key.replace(/\D/g, '');

// Another number is another company: branches and units are told apart by them.
function isNear(one: string, other: string): boolean {
  if (one === other || figures(one) !== figures(other)) return false;
  if (one.startsWith(`${other} `) || other.startsWith(`${one} `)) return true;
  return Math.min(one.length, other.length) >= LONG_ENOUGH && isOneSlipAway(one, other);
}
