import { invalid, notFound } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import type { ClientContact } from './contacts-schema.ts';
import { liveContact, primaryRow, toContact } from './contacts-store.ts';

/**
 * A contact that a record being written refers to. One that is known only from the person's own employment
 * (works_here) is given a row of its own here, so that the reference holds when the person moves on.
 * @throws AppError NOT_FOUND for an unknown id, VALIDATION_ERROR for a contact of another client
 */
export async function requireContact(
  ctx: WriteContext,
  clientId: string,
  contactId: string,
  field = 'client_contact_id',
): Promise<ClientContact> {
  const row = await liveContact(ctx, contactId);
  if (row === undefined) throw notFound('client contact', contactId, field);
  if (row.client_id !== clientId) {
    throw invalid(
      field,
      `${field}: ${row.name} is a contact of another client (${row.client_id}); list_client_contacts shows those of ${clientId}`,
    );
  }
  return toContact(row);
}

/** The primary contact of a client; null when it has none. */
export async function primaryContactOf(ctx: Context, clientId: string): Promise<ClientContact | null> {
  const row = await primaryRow(ctx, clientId);
  return row === undefined ? null : toContact(row);
}
