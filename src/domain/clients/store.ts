import { contains } from '#db/list.ts';
import { findRow, fold, json, likePattern, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import { companyKey, isSameCompany } from '../candidates/index.ts';
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
    .select(['clients.id', 'clients.name', 'clients.domain', 'clients.owner_id'])
    .limit(1);

// Two queries: a combined one would scan all clients of the agency.
const byName = statement((db: Db, v: { account: string; name: string }) =>
  liveClients(db).where('clients.account_id', '=', v.account).where('clients.name_folded', '=', v.name),
);
const byDomain = statement((db: Db, v: { account: string; domain: string }) =>
  liveClients(db).where('clients.account_id', '=', v.account).where('clients.domain', '=', v.domain),
);

type Range = { from: string; to: string };
const inRange = (db: Db, account: string, { from, to }: Range) =>
  db
    .selectFrom(
      liveClients(db)
        .where('clients.account_id', '=', account)
        .where('clients.name_folded', '>=', from)
        .where('clients.name_folded', '<', to)
        .orderBy('clients.name_folded')
        .clearLimit()
        .limit(MAX_NAMESAKES)
        .as('beginning'),
    )
    .selectAll();

// Names that are this one or have anything but a letter or digit of ASCII after it. A name in which the word goes on is
// another company's, and of an agency's clients many may begin with the same letters.
const byBeginning = statement(
  (
    db: Db,
    v: {
      account: string;
      name: string;
      digits: string;
      between: string;
      letters: string;
      beyond: string;
      end: string;
    },
  ) =>
    inRange(db, v.account, { from: v.name, to: v.digits })
      .unionAll(inRange(db, v.account, { from: v.between, to: v.letters }))
      .unionAll(inRange(db, v.account, { from: v.beyond, to: v.end })),
);
const beginning = (name: string) => ({
  name,
  digits: `${name}0`,
  between: `${name}:`,
  letters: `${name}a`,
  beyond: `${name}{`,
  end: `${name}\uffff`,
});
/** How many names are compared of those that begin alike: every creation of a client pays for them. */
const MAX_NAMESAKES = 50;

/**
 * A live client that has this name but for the legal form. Stored names are found by how they begin, so of two names that
 * differ in commas or dots within as well, the one with them must come second.
 */
async function inOtherForm(db: Db, account: string, name: string) {
  const key = companyKey(name);
  if (key === null) return undefined;
  const written = asWritten(fold(name), key);
  for (const from of new Set([key, `the ${key}`, written])) {
    const found = await byBeginning(db, { account, ...beginning(from) });
    const duplicate = found.find((other) => isSameCompany(other.name, name));
    if (duplicate !== undefined) return duplicate;
  }
  return undefined;
}

/** A folded name up to the last word of its key: `smith, jones & co` is `smith, jones`. */
function asWritten(folded: string, key: string): string {
  const last = key.split(' ').at(-1) ?? '';
  const at = folded.indexOf(last);
  return at === -1 ? key : folded.slice(0, at + last.length);
}

/** A live client with this name, in whatever legal form, or with this domain, with the name of its owner. */
export async function findDuplicate(db: Db, account: string, name: string, domain: string | null) {
  let [duplicate] = await byName(db, { account, name: fold(name) });
  if (duplicate === undefined && domain !== null) [duplicate] = await byDomain(db, { account, domain });
  duplicate ??= await inOtherForm(db, account, name);
  if (duplicate === undefined) return undefined;
  const owners = await namesOf(
    db,
    account,
    duplicate.owner_id === null ? [] : [duplicate.owner_id],
    () => true,
  );
  return { ...duplicate, owner_name: owners.get(duplicate.owner_id ?? '') ?? null };
}
