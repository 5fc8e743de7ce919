import type * as z from 'zod';
import { fold } from '#db/rows.ts';
import { addContactPerson, findPerson, updatePersonOfContact } from '#src/domain/candidates/index.ts';
import { companyKey } from '#src/lib/company.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { type Page, singlePage } from '#src/lib/page.ts';
import { e164 } from '#src/lib/phone.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { orNotFound, type RecordRow } from '../record/index.ts';
import { contactRows, deletedContact, liveContact, personByWorkEmail, primaryRows } from './contact-views.ts';
import {
  type AddContact,
  type ClientContact,
  CONTACT,
  type ContactRow,
  type UpdateContact,
} from './contacts-schema.ts';
import { changeContact, insertContact } from './contacts-store.ts';
import type { ClientRow } from './schema.ts';
import { requireClientRow } from './store.ts';
import { derivedContact, personOfDerived, worksHere } from './works-here.ts';

/** The input for a person who is added at a client. */
export type NewContactInput = Omit<z.output<typeof AddContact>, 'client_id'>;

/**
 * A contact that a record refers to. A derived contact, known only from the person's own employment (works_here), gets
 * a row here, so that the reference survives when the person changes jobs.
 * @throws AppError NOT_FOUND for an unknown id, VALIDATION_ERROR for a contact of another client
 */
export async function requireContact(
  ctx: WriteContext,
  clientId: string,
  contactId: string,
  field = 'client_contact_id',
): Promise<ClientContact> {
  const row = await contactAt(ctx, await requireClientRow(ctx, clientId), contactId, field);
  return CONTACT.view(await stored(ctx, row));
}

/** A live contact by its id alone. @throws AppError NOT_FOUND */
export async function getContact(ctx: Context, id: string): Promise<ClientContact> {
  return CONTACT.view(await requireLive(ctx, id));
}

const requireLive = orNotFound('client_contact', liveContact, 'contact_id');

/** The primary contact of a client; null if it has none. */
export async function primaryContactOf(ctx: Context, clientId: string): Promise<ClientContact | null> {
  const [row] = await primaryRows(ctx, clientId);
  return row === undefined ? null : CONTACT.view(row);
}

/**
 * The contacts of a client: the primary first, then the others newest first, then people known only from their own
 * employment there.
 */
export async function listContacts(ctx: Context, clientId: string): Promise<Page<ClientContact>> {
  const client = await requireClientRow(ctx, clientId);
  const rows = await contactRows(ctx, clientId);
  const key = companyKey(client.name);
  const shown = rows
    .filter((row) => row.deleted_at === null)
    .filter(
      (row) => row.origin === 'relationship' || (row.live_person_id !== null && row.company_key === key),
    )
    .toSorted(listOrder);
  const derived = await worksHere(ctx, client, rows);
  if (derived.more) ctx.meta('more_works_here', true);
  return singlePage([...shown, ...derived.rows].map((row) => CONTACT.view(row)));
}

/**
 * Adds a contact at a client. A known e-mail, LinkedIn profile or phone number links to that person; an existing
 * contact is returned unchanged.
 */
export async function addContact(
  ctx: WriteContext,
  input: z.output<typeof AddContact>,
): Promise<ClientContact> {
  const { client_id, ...given } = input;
  return addContactTo(ctx, await requireClientRow(ctx, client_id), given);
}

/** As addContact, for a client that is already loaded. */
export async function addContactTo(
  ctx: WriteContext,
  client: ClientRow,
  given: NewContactInput,
): Promise<ClientContact> {
  if (given.reports_to != null) await requireContact(ctx, client.id, given.reports_to, 'reports_to');
  const known = await knownPerson(ctx, client, given);
  const listed =
    known === null
      ? undefined
      : (await contactRows(ctx, client.id)).find(
          (row) => row.person_id === known.id && row.deleted_at === null,
        );
  if (listed?.origin === 'relationship') return CONTACT.view(listed);
  if (listed !== undefined) {
    const patch = { ...CONTACT.patch(given, {}), origin: 'relationship' } as const;
    const promoted = CONTACT.view(await changeContact(ctx, listed, patch));
    if (given.is_primary) await demoteOthers(ctx, promoted);
    return promoted;
  }
  const person = known ?? (await addContactPerson(ctx, { ...given, company: client.name }));
  const columns = CONTACT.row(given, {
    id: newId('client_contact'),
    account_id: ctx.account.id,
    client_id: client.id,
    person_id: person.id,
    is_primary: given.is_primary ?? false,
    origin: 'relationship',
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  const row = { ...columns, name: person.name, company_key: null, live_person_id: person.id };
  await insertContact(ctx, row);
  const contact = CONTACT.view(row);
  ctx.changed({ type: 'client_contact', id: row.id, before: null, after: contact, label: row.name });
  if (given.is_primary) await demoteOthers(ctx, contact);
  return contact;
}

/** Changes a contact. The name belongs to the person; e-mail, phone, title and notes to the contact. */
export async function updateContact(
  ctx: WriteContext,
  input: z.output<typeof UpdateContact>,
): Promise<ClientContact> {
  const { client_id, contact_id, name, ...given } = input;
  const client = await requireClientRow(ctx, client_id);
  const row = await stored(ctx, await contactAt(ctx, client, contact_id, 'contact_id'));
  refuseDerivedContact(given.origin ?? row.origin, given);
  return rewrite(ctx, row, CONTACT.patch(given, {}), name);
}

/** Restores members of a contact from a snapshot. */
export async function revertContact(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<ClientContact> {
  const { name } = members;
  const row = await requireLive(ctx, id);
  return rewrite(ctx, row, CONTACT.restoredColumns(members), typeof name === 'string' ? name : undefined);
}

async function rewrite(
  ctx: WriteContext,
  row: ContactRow,
  patch: Partial<RecordRow<typeof CONTACT>>,
  name: string | undefined,
): Promise<ClientContact> {
  if (patch.reports_to != null) await checkManager(ctx, row, patch.reports_to);
  if (name !== undefined && row.live_person_id === null) {
    throw new AppError(
      'CONFLICT',
      'The person behind this contact was deleted, and the name lives there. Delete the contact and add it again.',
      { field: 'name' },
    );
  }
  await updatePersonOfContact(ctx, row.person_id, { name, email: patch.email, phone: patch.phone });
  if (patch.is_primary === 0 && row.is_primary === 1) warnNoPrimary(ctx);
  const contact = CONTACT.view(await changeContact(ctx, row, patch, name ?? row.name));
  if (patch.is_primary === 1) await demoteOthers(ctx, contact);
  return contact;
}

/** Makes contacts primary again that stopped being it by these changes. */
export async function restorePrimary(ctx: WriteContext, changes: readonly RecordChange[]): Promise<void> {
  for (const { type, id, before, after } of changes) {
    if (type !== 'client_contact' || before === null || after === null) continue;
    if (!('is_primary' in before && before.is_primary && 'is_primary' in after && !after.is_primary))
      continue;
    const row = await liveContact(ctx, id);
    if (row === undefined) continue;
    const contact = CONTACT.view(await changeContact(ctx, row, { is_primary: 1 }));
    await demoteOthers(ctx, contact);
  }
}

/** Deletes a contact; the person stays. Contacts who reported to it report to nobody. */
export async function deleteContact(
  ctx: WriteContext,
  clientId: string,
  contactId: string,
): Promise<{ deleted: true; id: Id<'client_contact'> }> {
  const client = await requireClientRow(ctx, clientId);
  const row = await stored(ctx, await contactAt(ctx, client, contactId, 'contact_id'));
  for (const other of await contactRows(ctx, clientId)) {
    if (other.reports_to === row.id && other.deleted_at === null)
      await changeContact(ctx, other, { reports_to: null });
  }
  await changeContact(ctx, row, { is_primary: 0, deleted_at: ctx.now });
  if (row.is_primary === 1) warnNoPrimary(ctx);
  return { deleted: true, id: CONTACT.view(row).id };
}

/**
 * Restores a deleted contact with those who reported to it and, unless there is another primary, as the primary.
 * @throws AppError CONFLICT when the client is gone, or the person is a contact there again
 */
export async function restoreContact(
  ctx: WriteContext,
  id: string,
  changes: readonly RecordChange[],
): Promise<void> {
  const row = await deletedContact(ctx, id);
  if (row === undefined) throw notFound('deleted client contact', id, 'contact_id');
  await requireClientRow(ctx, row.client_id);
  const others = (await contactRows(ctx, row.client_id)).filter(({ deleted_at }) => deleted_at === null);
  const again = others.find(({ person_id }) => person_id === row.person_id);
  if (again !== undefined) {
    throw new AppError('CONFLICT', `${row.name} is on the client's list again, as ${again.id}.`, {
      field: 'contact_id',
      extra: { existing_id: again.id },
    });
  }
  const before = changes.find((change) => change.id === id)?.before;
  const primary = before != null && 'is_primary' in before && before.is_primary === true;
  const free = others.every(({ is_primary }) => is_primary === 0);
  await changeContact(ctx, row, { deleted_at: null, is_primary: primary && free ? 1 : 0 });
  for (const other of others) {
    const was = changes.find((change) => change.id === other.id)?.before;
    if (other.reports_to === null && was != null && 'reports_to' in was && was.reports_to === id)
      await changeContact(ctx, other, { reports_to: id });
  }
}

async function contactAt(
  ctx: Context,
  client: ClientRow,
  contact: string,
  field: string,
): Promise<ContactRow> {
  const row = (await liveContact(ctx, contact)) ?? (await derivedContact(ctx, client, contact));
  if (row === null) throw notFound('client contact', contact, field);
  if (row.client_id === client.id) return row;
  // An id in the path is a missing resource; in a body it is an invalid reference.
  if (field === 'contact_id') throw notFound('client contact', contact, field);
  throw invalid(
    field,
    `${field}: ${row.name} is a contact of another client (${row.client_id}); list_client_contacts shows those of ${client.id}`,
  );
}

// A derived contact gets a row as soon as data is stored for it or a record refers to it.
async function stored(ctx: WriteContext, row: ContactRow): Promise<ContactRow> {
  if (personOfDerived(row.client_id, row.id) === null || (await liveContact(ctx, row.id)) !== undefined)
    return row;
  const kept = { ...row, created_at: ctx.now, updated_at: ctx.now };
  await insertContact(ctx, kept);
  return kept;
}

async function knownPerson(
  ctx: WriteContext,
  client: ClientRow,
  given: NewContactInput,
): Promise<{ id: string; name: string } | null> {
  const switchboard = client.phone === null ? null : e164(client.phone, ctx.account.country);
  const found = await findPerson(ctx, {
    name: given.name,
    email: given.email ?? undefined,
    linkedin_url: given.linkedin_url ?? undefined,
    phone: given.phone ?? undefined,
    sharedPhones: switchboard === null ? [] : [switchboard],
  });
  const byMail = given.email == null ? undefined : await personByWorkEmail(ctx, given.email);
  const person = found?.by === 'email' ? found.person : (byMail ?? found?.person ?? null);
  if (person !== null && fold(person.name) !== fold(given.name)) {
    const by = person === found?.person ? found.by : 'email';
    ctx.warn(
      'linked_to_known_person',
      `"${given.name}" was linked to ${person.name} (${person.id}), whom the agency knows by this ${by}. The name stays; update_client_contact renames the person.`,
      { person_id: person.id, matched_by: by },
    );
  }
  return person;
}

function refuseDerivedContact(
  origin: ContactRow['origin'],
  input: { email?: string | null | undefined; is_primary?: boolean | undefined },
): void {
  if (origin === 'relationship') return;
  const field = input.email != null ? 'email' : input.is_primary ? 'is_primary' : null;
  if (field === null) return;
  throw invalid(
    field,
    `${field}: this contact is known only from the person's own employment (works_here) and takes no work e-mail and is never primary. Send origin: "relationship" with it to promote the contact.`,
  );
}

async function checkManager(ctx: WriteContext, row: ContactRow, manager: string): Promise<void> {
  if (manager === row.id) throw invalid('reports_to', 'reports_to: a contact cannot report to itself');
  await requireContact(ctx, row.client_id, manager, 'reports_to');
  const above = new Map(
    (await contactRows(ctx, row.client_id)).map((other) => [other.id, other.reports_to] as const),
  );
  const seen = new Set<string>();
  for (let at: string | null | undefined = manager; at != null && !seen.has(at); at = above.get(at)) {
    if (at === row.id) {
      throw invalid(
        'reports_to',
        `reports_to: ${manager} reports to this contact already, directly or through others`,
      );
    }
    seen.add(at);
  }
}

async function demoteOthers(ctx: WriteContext, primary: ClientContact): Promise<void> {
  for (const other of await primaryRows(ctx, primary.client_id)) {
    if (other.id !== primary.id) await changeContact(ctx, other, { is_primary: 0 });
  }
}

function warnNoPrimary(ctx: WriteContext): void {
  ctx.warn(
    'no_primary_contact',
    'The client has no primary contact now; nobody was promoted. Set is_primary on one with update_client_contact.',
  );
}

function listOrder(a: ContactRow, b: ContactRow): number {
  if (a.is_primary !== b.is_primary) return b.is_primary - a.is_primary;
  if (a.origin !== b.origin) return a.origin === 'relationship' ? -1 : 1;
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
