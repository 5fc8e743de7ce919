import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { fold, insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { Page } from '#src/lib/page.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs, present } from '../fields.ts';
import { addContactTo } from './contacts.ts';
import { hasDnaNotes } from './dna.ts';
import { domainOf, termsFromShort, tiersFault } from './rules.ts';
import { type Client, type CreateClient, SetFeeTerms, type UpdateClient } from './schema.ts';
import { selfClientFault } from './self.ts';
import {
  type ClientFilters,
  type ClientRow,
  clientOfOperation,
  findDuplicate,
  liveClient,
  pageOfClients,
  toClient,
} from './store.ts';

export {
  addContact,
  deleteContact,
  getContact,
  listContacts,
  primaryContactOf,
  requireContact,
  restoreContact,
  restorePrimary,
  updateContact,
} from './contacts.ts';
export { addDnaNote, getDna } from './dna.ts';
export { bandFor } from './rules.ts';
export { type ClientTerms, termsOf } from './terms.ts';

/** A live client that a record refers to. @throws AppError NOT_FOUND on `field` */
export async function requireClient(ctx: Context, id: string, field = 'client_id'): Promise<Client> {
  return toClient(await requireRow(ctx, id, field), ctx.account.standardFeeSchedule);
}

/** A live client of the agency. @throws AppError NOT_FOUND */
export async function getClient(ctx: Context, id: string): Promise<Client> {
  return requireClient(ctx, id);
}

/** A page of clients, newest first. A `domain` may be given as a website. */
export async function listClients(ctx: Context, filters: ClientFilters): Promise<Page<Client>> {
  return pageOfClients(ctx, {
    ...filters,
    domain: filters.domain === undefined ? undefined : normalisedDomain(filters.domain),
  });
}

/**
 * Makes a client, with its contacts and first terms. A namesake is refused naming its owner. With an operation_key the
 * same body again answers the client that was made, and another body is refused.
 */
export async function createClient(ctx: WriteContext, input: z.output<typeof CreateClient>): Promise<Client> {
  const operation = await operationOf(ctx, input);
  if (operation?.made !== undefined) return toClient(operation.made, ctx.account.standardFeeSchedule);
  const primaries = (input.contacts ?? []).flatMap((contact, at) => (contact.is_primary ? [at] : []));
  if (primaries.length > 1)
    throw invalid(`contacts.${primaries[1]}.is_primary`, 'a client has one primary contact; mark one only');
  const domain = input.website === undefined ? null : domainOf(input.website);
  const name = input.name ?? domain;
  if (name === null) throw invalid('name', 'name: is needed when there is no website');
  if (!input.allow_duplicate) await refuseTwin(ctx, name, domain);
  const id = newId('client');
  const terms = termsFromShort(ctx.account.standardFeeSchedule, input.terms ?? {});
  const row: ClientRow = {
    id,
    account_id: ctx.account.id,
    name,
    name_folded: fold(name),
    website: input.website ?? null,
    phone: input.phone ?? null,
    domain,
    logo_url: null,
    industry: input.industry ?? null,
    description: input.description ?? null,
    address: input.address ?? null,
    notes: input.notes ?? null,
    locations: json.encode(input.locations ?? []),
    is_self: 0,
    owner_id: ctx.user?.id ?? null,
    fee_terms: json.encodeOrNull(terms),
    fee_version: 1,
    enrichment_status: input.website === undefined ? 'none' : 'pending',
    dna_status: input.website === undefined ? 'none' : 'building',
    dna: null,
    operation_key: input.operation_key ?? null,
    operation_hash: operation?.hash ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
  };
  await insertRow(ctx.tx, 'clients', row);
  await insertVersion(ctx, id, 1, terms);
  const client = toClient(row, ctx.account.standardFeeSchedule);
  ctx.changed({ type: 'client', id, before: null, after: client, label: name });
  for (const contact of input.contacts ?? []) await addContactTo(ctx, row, contact);
  return client;
}

/** Changes a client's own fields; a new website refreshes the domain. Terms change only by setFeeTerms. */
export async function updateClient(ctx: WriteContext, input: z.output<typeof UpdateClient>): Promise<Client> {
  const { client_id, ...fields } = input;
  const row = await requireEditable(ctx, client_id);
  const patch: Partial<ClientRow> = { updated_at: ctx.now };
  const { locations, name, website, ...plain } = fields;
  Object.assign(patch, plain);
  if (locations !== undefined) patch.locations = json.encode(locations);
  if (name !== undefined) Object.assign(patch, { name, name_folded: fold(name) });
  if (website !== undefined) Object.assign(patch, await websiteColumns(ctx, row, website));
  return rewrite(ctx, row, patch);
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

/** Puts a client back on terms that it had, as a new version. */
export async function restoreFeeTerms(
  ctx: WriteContext,
  id: string,
  was: NonNullable<Client['fee_schedule']>,
): Promise<Client> {
  const { is_standard, version: _, ...terms } = was;
  return setFeeTerms(
    ctx,
    SetFeeTerms.parse({ client_id: id, ...(is_standard ? { use_standard: true } : terms) }),
  );
}

/** Sets a client's terms as a new version, over its current ones; for admins, and roles the agency has opened it to. */
export async function setFeeTerms(ctx: WriteContext, input: z.output<typeof SetFeeTerms>): Promise<Client> {
  const role = ctx.user?.role;
  const opened =
    role !== undefined && role !== 'admin' && ctx.account.settings.fee_terms_roles.includes(role);
  if (!ctx.can('admin') && !opened) {
    throw new AppError(
      'ADMIN_REQUIRED',
      "A client's fee terms are set by an admin of the agency. Ask one to do it.",
    );
  }
  const { client_id, use_standard, ...given } = input;
  const row = await requireEditable(ctx, client_id);
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
  const current = toClient(row, ctx.account.standardFeeSchedule).fee_schedule;
  if (current === null) throw new AppError('INTERNAL_ERROR', 'The client has no terms.');
  const { is_standard: _, version: __, ...base } = current;
  const terms = use_standard ? null : { ...base, ...given };
  const version = row.fee_version + 1;
  await insertVersion(ctx, row.id, version, terms);
  return rewrite(ctx, row, {
    fee_terms: json.encodeOrNull(terms),
    fee_version: version,
    updated_at: ctx.now,
  });
}

// A website that is new to the client starts enrichment, and DNA where there was none. Without one there is nothing to
// enrich, and nothing to build DNA from unless there are notes.
async function websiteColumns(
  ctx: Context,
  row: ClientRow,
  website: string | null,
): Promise<Partial<ClientRow>> {
  if (website === null) {
    const columns: Partial<ClientRow> = { website, domain: null };
    if (row.enrichment_status === 'pending') columns.enrichment_status = 'none';
    if (row.dna_status === 'building' && !(await hasDnaNotes(ctx, row.id))) columns.dna_status = 'none';
    return columns;
  }
  const columns: Partial<ClientRow> = { website, domain: domainOf(website) };
  if (website === row.website) return columns;
  columns.enrichment_status = 'pending';
  if (row.dna_status === 'none') columns.dna_status = 'building';
  return columns;
}

// Finds what an earlier create with the same operation_key made.
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
  const standard = ctx.account.standardFeeSchedule;
  if (leavesAsIs(row, patch, ctx)) return toClient(row, standard);
  await updateRow(ctx.tx, 'clients', ctx.account.id, row.id, patch);
  const after = toClient({ ...row, ...patch }, standard);
  ctx.changed({ type: 'client', id: row.id, before: toClient(row, standard), after, label: after.name });
  return after;
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

async function refuseTwin(ctx: Context, name: string, domain: string | null): Promise<void> {
  const duplicate = await findDuplicate(ctx.db, ctx.account.id, fold(name), domain);
  if (duplicate === undefined) return;
  const field = fold(duplicate.name) === fold(name) ? 'name' : 'website';
  throw new AppError(
    'DUPLICATE_CLIENT',
    `${duplicate.name} (${duplicate.id}) is a client already, owned by ${duplicate.owner_name ?? 'nobody'}. Use it, or send allow_duplicate: true if this is another company.`,
    { field, extra: { existing_id: duplicate.id } },
  );
}

async function requireRow(ctx: Context, id: string, field: string): Promise<ClientRow> {
  const row = await liveClient(ctx, id);
  if (row === undefined) throw notFound('client', id, field);
  return row;
}

async function requireEditable(ctx: Context, id: string): Promise<ClientRow> {
  const row = await requireRow(ctx, id, 'client_id');
  if (row.is_self === 1) throw selfClientFault();
  return row;
}

function normalisedDomain(text: string): string {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? domainOf(address) : text.toLowerCase();
}
