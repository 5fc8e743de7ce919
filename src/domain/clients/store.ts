import type { Selectable } from 'kysely';
import { contains, type ListFilters, newestFirst } from '#db/list.ts';
import { findRow, json, likePattern, statement } from '#db/rows.ts';
import type { ClientsTable } from '#db/schema/clients.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context } from '../context.ts';
import type { Client } from './schema.ts';

export type ClientRow = Selectable<ClientsTable>;

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

/** A client as the API shows it. On the standard, its terms are the agency's as they stand now. */
export function toClient(row: ClientRow, standard: FeeSchedule): Client {
  const own = json.decodeOrNull<FeeSchedule>(row.fee_terms);
  return {
    id: row.id as Id<'client'>,
    account_id: row.account_id as Id<'account'>,
    name: row.name,
    website: row.website,
    phone: row.phone,
    domain: row.domain,
    logo_url: row.logo_url,
    industry: row.industry,
    description: row.description,
    address: row.address,
    notes: row.notes,
    locations: json.decode<string[]>(row.locations),
    is_self: row.is_self === 1,
    owner_id: row.owner_id,
    fee_schedule: { is_standard: own === null, version: row.fee_version, ...(own ?? standard) },
    enrichment_status: row.enrichment_status,
    dna_status: row.dna_status,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export interface ClientFilters extends ListFilters {
  search?: string | undefined;
  domain?: string | undefined;
}

/** A page of live clients, newest first. */
export async function pageOfClients(ctx: Context, filters: ClientFilters): Promise<Page<Client>> {
  let query = ctx.db
    .selectFrom('clients')
    .selectAll('clients')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  if (filters.search !== undefined)
    query = query.where(contains('clients.name_folded', likePattern(filters.search)));
  if (filters.domain !== undefined) query = query.where('domain', '=', filters.domain);
  const rows = await newestFirst(query, 'clients', filters).execute();
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => toClient(row, ctx.account.standardFeeSchedule),
  );
}

const twins = (db: Db) =>
  db
    .selectFrom('clients')
    .leftJoin('users', 'users.id', 'clients.owner_id')
    .where('clients.deleted_at', 'is', null)
    .select(['clients.id', 'clients.name', 'clients.domain', 'users.name as owner_name'])
    .limit(1);

// One question each: asked together, the store would read every client of the agency.
const byName = statement((db: Db, v: { account: string; name: string }) =>
  twins(db).where('clients.account_id', '=', v.account).where('clients.name_folded', '=', v.name),
);
const byDomain = statement((db: Db, v: { account: string; domain: string }) =>
  twins(db).where('clients.account_id', '=', v.account).where('clients.domain', '=', v.domain),
);

/** A live client with this name or domain, with the name of its owner. */
export async function findDuplicate(db: Db, account: string, nameFolded: string, domain: string | null) {
  const [namesake] = await byName(db, { account, name: nameFolded });
  if (namesake !== undefined || domain === null) return namesake;
  const [neighbour] = await byDomain(db, { account, domain });
  return neighbour;
}
