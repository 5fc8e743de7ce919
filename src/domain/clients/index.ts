import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { isOneCompany, mayBeWrittenOtherwise } from '#src/lib/company.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { Page } from '#src/lib/page.ts';
import { isUrl } from '#src/lib/urls.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy, present } from '../fields.ts';
import { namesOf } from '../names/index.ts';
import { addContactTo, listContacts } from './contacts.ts';
import type { ClientContact } from './contacts-schema.ts';
import { hasDnaNotes } from './dna.ts';
import { departuresOf, domainOf, nameOfDomain, ownDomainOf, termsFromShort, tiersFault } from './rules.ts';
import {
  CLIENT,
  type Client,
  ClientFeeSchedule,
  type ClientFilters,
  type ClientRow,
  type CreateClient,
  type SetFeeTerms,
  type UpdateClient,
} from './schema.ts';
import { selfClientFault } from './self.ts';
import {
  clientOfOperation,
  clientsNamed,
  findDuplicate,
  namesAround,
  ownTerms,
  pageOfClients,
  requireClientRow,
  requireShownClient,
  rewriteClient,
  toClient,
} from './store.ts';

export { contactNames } from './contact-views.ts';
export {
  addContact,
  deleteContact,
  getContact,
  listContacts,
  primaryContactOf,
  requireContact,
  restoreContact,
  restorePrimary,
  revertContact,
  updateContact,
} from './contacts.ts';
export {
  addDnaNote,
  askForAnalysis,
  clientToAnalyse,
  dueAnalyses,
  getDna,
  settleAnalysis,
} from './dna.ts';
export {
  clientAsEntered,
  dueEnrichments,
  nextEnrichment,
  settleEnrichment,
  type WebsiteDue,
  websiteDue,
} from './enrichment.ts';
export { clientNames } from './names.ts';
export { bandFor } from './rules.ts';
export { isSelfClient } from './self.ts';
export { liveClient } from './store.ts';
export { type ClientTerms, termsOf } from './terms.ts';

/** A live client that a record refers to. @throws AppError NOT_FOUND on `field` */
export async function requireClient(ctx: Context, id: string, field = 'client_id'): Promise<Client> {
  return toClient(await requireClientRow(ctx, id, field), ctx.account.standardFeeSchedule);
}

/** A live client of the agency. @throws AppError NOT_FOUND */
export async function getClient(ctx: Context, id: string): Promise<Client> {
  return requireShownClient(ctx, id);
}

/** A page of clients, newest first. A `domain` may be given as a website. */
export async function listClients(ctx: Context, filters: ClientFilters): Promise<Page<Client>> {
  return pageOfClients(ctx, {
    ...filters,
    domain: filters.domain === undefined ? undefined : normalisedDomain(filters.domain),
  });
}

/**
 * Creates a client with its contacts and first terms. A duplicate name is refused, naming the owner. With an
 * operation_key, the same body again returns the existing client, and a different body is refused.
 */
export async function createClient(ctx: WriteContext, input: z.output<typeof CreateClient>): Promise<Client> {
  const operation = input.operation_key === undefined ? null : await operationOf(ctx, input);
  if (operation?.made !== undefined) {
    if (input.contacts?.length) tellContacts(ctx, (await listContacts(ctx, operation.made.id)).items);
    return toClient(operation.made, ctx.account.standardFeeSchedule);
  }
  refuseTerms(input.terms ?? {});
  if (input.owner_id != null) await checkOwner(ctx, input.owner_id);
  const primaries = (input.contacts ?? []).flatMap((contact, at) => (contact.is_primary ? [at] : []));
  if (primaries.length > 1)
    throw invalid(`contacts.${primaries[1]}.is_primary`, 'a client has one primary contact; mark one only');
  const domain = input.website === undefined ? null : ownDomainOf(input.website);
  const name = input.name ?? (domain === null ? null : nameOfDomain(domain));
  if (name === null) {
    const why =
      input.website === undefined
        ? 'there is no website'
        : 'the website is a page on a site of many companies';
    throw invalid('name', `name: is needed when ${why}`);
  }
  if (!input.allow_duplicate) {
    const { mayBeKnown, near } = await namesAround(ctx.db, ctx.account.id, name);
    // A name that a domain only suggests makes nobody a namesake.
    if (input.name === undefined)
      await refuseDuplicate(ctx, { name: domain ?? name, domain, mayBeKnown: true });
    else if (mayBeKnown || domain !== null || mayBeWrittenOtherwise(name))
      await refuseDuplicate(ctx, { name, domain, mayBeKnown });
    if (near.length > 0) await warnOfNearNames(ctx, near);
  }
  const id = newId('client');
  const terms = termsFromShort(ctx.account.standardFeeSchedule, input.terms ?? {});
  if (terms !== null) warnOfDeparture(ctx, terms);
  const awaited = input.website !== undefined;
  const row = CLIENT.row(input, {
    id,
    account_id: ctx.account.id,
    name,
    domain,
    locations: input.locations ?? [],
    is_self: false,
    owner_id: input.owner_id === undefined ? (ctx.user?.id ?? null) : input.owner_id,
    fee_terms: terms,
    fee_version: 1,
    enrichment_status: awaited ? 'pending' : 'none',
    enrichment_tries: 0,
    enrichment_due_at: awaited ? ctx.now : null,
    dna_status: awaited ? 'building' : 'none',
    dna_missing: [],
    dna_asked: 0,
    dna_done: 0,
    operation_hash: operation?.hash ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'clients', row);
  await insertVersion(ctx, id, 1, terms);
  const client = toClient(row, ctx.account.standardFeeSchedule);
  const bound = terms === null ? {} : { plannedAs: `${name}, with fee terms of its own` };
  ctx.changed({ type: 'client', id, before: null, after: client, label: name, ...bound });
  const contacts: ClientContact[] = [];
  for (const contact of input.contacts ?? []) contacts.push(await addContactTo(ctx, row, contact));
  if (awaited) ctx.wakeWorkers();
  if (contacts.length > 0) tellContacts(ctx, contacts);
  return client;
}

// The record of a client has no contacts; who makes it with some needs their ids next.
function tellContacts(ctx: WriteContext, contacts: readonly ClientContact[]): void {
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  ctx.meta(
    'contacts',
    [...byId.values()].map(({ id, name, title, email, is_primary }) => ({
      id,
      name,
      title,
      email,
      is_primary,
    })),
  );
}

function refuseTerms({ tiers, standard_fee_percent }: NonNullable<z.output<typeof CreateClient>['terms']>) {
  if (tiers === undefined) return;
  if (standard_fee_percent !== undefined)
    throw invalid(
      'terms.standard_fee_percent',
      'terms.standard_fee_percent: is a single band; leave it out where tiers are given',
    );
  const fault = tiersFault(tiers);
  if (fault !== null) throw invalid('terms.tiers', `terms.tiers: ${fault}`);
}

/** Changes a client's own fields; a new website updates the domain. Terms only change through setFeeTerms. */
export async function updateClient(ctx: WriteContext, input: z.output<typeof UpdateClient>): Promise<Client> {
  const { client_id, ...fields } = input;
  const row = await requireClientRow(ctx, client_id);
  const patch = CLIENT.patch(fields, { updated_at: ctx.now });
  // The agency's own record that comes back as it was read changes nothing.
  if (row.is_self === 1 && !isUnchangedBy(row, patch)) throw selfClientFault();
  await checkOwner(ctx, fields.owner_id);
  const follows = fields.website === undefined ? {} : await websiteColumns(ctx, row, fields.website);
  return rewrite(ctx, row, { ...patch, ...follows });
}

/** Restores members of a client from a snapshot, with everything derived from its website. */
export async function restoreClient(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<Client> {
  const row = await requireEditable(ctx, id);
  const patch = CLIENT.restoredColumns(members);
  const follows = patch.website === undefined ? {} : await websiteColumns(ctx, row, patch.website);
  return rewrite(ctx, row, { ...patch, ...follows, updated_at: ctx.now });
}

/** Deletes a client softly: its jobs keep running. */
export async function deleteClient(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'client'> }> {
  const row = await requireEditable(ctx, id);
  await updateRow(ctx.tx, 'clients', ctx.account.id, id, { deleted_at: ctx.now, updated_at: ctx.now });
  const before = toClient(row, ctx.account.standardFeeSchedule);
  ctx.changed({ type: 'client', id: row.id, before, after: null, label: row.name });
  return { deleted: true, id: before.id };
}

/** Restores a client's former terms, in today's schema, as a new version. */
export async function restoreFeeTerms(ctx: WriteContext, id: string, was: unknown): Promise<Client> {
  const row = await requireTermsEditable(ctx, id);
  const { is_standard, version: _, ...terms } = ClientFeeSchedule.parse(was);
  return writeTerms(ctx, row, is_standard ? null : terms);
}

/** Stores changed terms as a new version; for admins and the roles that the agency allows. */
export async function setFeeTerms(ctx: WriteContext, input: z.output<typeof SetFeeTerms>): Promise<Client> {
  const { client_id, use_standard, ...given } = input;
  const row = await requireTermsEditable(ctx, client_id);
  const named = Object.keys(present(given));
  if (use_standard && named.length > 0) {
    throw invalid(
      named[0] ?? 'use_standard',
      `use_standard takes no other terms; leave out ${named.join(', ')}`,
    );
  }
  if (!use_standard && named.length === 0) {
    throw invalid('tiers', 'give the terms to set (currency, fee_basis, tiers, …), or use_standard: true');
  }
  const fault = given.tiers === undefined ? null : tiersFault(given.tiers);
  if (fault !== null) throw invalid('tiers', `tiers: ${fault}`);
  return writeTerms(ctx, row, use_standard ? null : { ...presentTerms(ctx, row), ...present(given) });
}

async function requireTermsEditable(ctx: WriteContext, id: string): Promise<ClientRow> {
  const role = ctx.user?.role;
  const opened =
    role !== undefined && role !== 'admin' && ctx.account.settings.fee_terms_roles.includes(role);
  if (!ctx.can('admin') && !opened) {
    throw new AppError(
      'ADMIN_REQUIRED',
      "A client's fee terms are set by an admin of the agency. Ask one to do it.",
    );
  }
  return requireEditable(ctx, id);
}

const presentTerms = (ctx: Context, row: ClientRow): FeeSchedule =>
  ownTerms(row) ?? ctx.account.standardFeeSchedule;

async function writeTerms(ctx: WriteContext, row: ClientRow, terms: FeeSchedule | null): Promise<Client> {
  const version = row.fee_version + 1;
  await insertVersion(ctx, row.id, version, terms);
  return rewrite(ctx, row, CLIENT.columnsOf({ fee_terms: terms, fee_version: version, updated_at: ctx.now }));
}

// A new website starts enrichment, and DNA if there was none. Without a website there is nothing to enrich, and no
// source for DNA except notes.
async function websiteColumns(
  ctx: WriteContext,
  row: ClientRow,
  website: string | null,
): Promise<Partial<ClientRow>> {
  if (website === null) {
    const columns: Partial<ClientRow> = { website, domain: null, enrichment_due_at: null };
    if (row.enrichment_status === 'pending') columns.enrichment_status = 'none';
    if (row.dna_status === 'building' && !(await hasDnaNotes(ctx, row.id))) columns.dna_status = 'none';
    return columns;
  }
  const columns: Partial<ClientRow> = { website, domain: ownDomainOf(website) };
  if (website === row.website) return columns;
  columns.enrichment_status = 'pending';
  columns.enrichment_error = null;
  columns.enrichment_tries = 0;
  columns.enrichment_due_at = ctx.now;
  ctx.wakeWorkers();
  if (row.dna_status === 'none') columns.dna_status = 'building';
  return columns;
}

// Finds the client that an earlier create with this operation_key made.
async function operationOf(
  ctx: WriteContext,
  input: z.output<typeof CreateClient>,
): Promise<{ hash: string; made?: ClientRow } | null> {
  const { operation_key, ...body } = input;
  if (operation_key === undefined) return null;
  const hash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  const made = await clientOfOperation(ctx, operation_key);
  if (made === undefined) return { hash };
  const fault =
    made.operation_hash !== hash
      ? `was used with another body, which made ${made.id}`
      : made.deleted_at !== null
        ? `made ${made.id}, which was deleted since`
        : null;
  if (fault !== null) {
    throw new AppError('CONFLICT', `operation_key ${fault}. Send a new operation_key for another client.`, {
      field: 'operation_key',
      extra: { existing_id: made.id },
    });
  }
  ctx.meta('resumed', true);
  return { hash, made };
}

async function rewrite(ctx: WriteContext, row: ClientRow, patch: Partial<ClientRow>): Promise<Client> {
  return toClient(await rewriteClient(ctx, row, patch), ctx.account.standardFeeSchedule);
}

async function insertVersion(ctx: WriteContext, client: string, version: number, terms: FeeSchedule | null) {
  await insertRow(ctx.tx, 'client_fee_versions', {
    client_id: client,
    account_id: ctx.account.id,
    version,
    terms: json.encodeOrNull(terms),
    set_by: ctx.actor.id,
    created_at: ctx.now,
  });
}

async function checkOwner(ctx: Context, owner: string | null | undefined): Promise<void> {
  if (owner == null) return;
  const names = await namesOf(ctx.db, ctx.account.id, [owner], () => true);
  if (!names.has(owner)) throw notFound('user', owner, 'owner_id');
}

async function refuseDuplicate(
  ctx: Context,
  given: { name: string; domain: string | null; mayBeKnown: boolean },
): Promise<void> {
  const duplicate = await findDuplicate(ctx.db, ctx.account.id, given);
  if (duplicate === undefined) return;
  const field = isOneCompany(duplicate.name, given.name) ? 'name' : 'website';
  throw new AppError(
    'DUPLICATE_CLIENT',
    `${duplicate.name} (${duplicate.id}) is a client already, owned by ${duplicate.owner_name ?? 'nobody'}. Use it, or send allow_duplicate: true if this is another company.`,
    { field, extra: { existing_id: duplicate.id } },
  );
}

async function warnOfNearNames(ctx: WriteContext, keys: readonly string[]): Promise<void> {
  const near = await clientsNamed(ctx.db, ctx.account.id, keys);
  if (near.length === 0) return;
  const clients = near.map((client) => `${client.name} (${client.id})`).join(', ');
  ctx.warn(
    'near_name',
    `A client with nearly this name is on the books already: ${clients}. Should they be one company, use that one and take this one back.`,
  );
}

// Whoever may not see what the agency charges must not learn it from what departs from it.
function warnOfDeparture(ctx: WriteContext, terms: FeeSchedule): void {
  const what = departuresOf(ctx.account.standardFeeSchedule, terms).join('; ');
  if (what !== '')
    ctx.warnGated(
      ['clients:financials:read'],
      'terms_depart',
      `These terms depart from the agency's standard: ${what}.`,
    );
}

async function requireEditable(ctx: Context, id: string): Promise<ClientRow> {
  const row = await requireClientRow(ctx, id);
  if (row.is_self === 1) throw selfClientFault();
  return row;
}

function normalisedDomain(text: string): string {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  return isUrl(address) ? domainOf(address) : text.toLowerCase();
}
