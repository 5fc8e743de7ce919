import { findRow } from '#db/rows.ts';
import { notFound } from '#src/lib/errors.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context } from '../context.ts';
import { ownTerms } from './store.ts';

/** A client's name and fee terms. */
export interface ClientTerms {
  name: string;
  /** The terms in force: the client's own, or the agency's present standard. */
  live: FeeSchedule;
  /** The client's own terms; null while it is on the standard. */
  own: FeeSchedule | null;
}

/** The terms of a client of this agency, a deleted one included: its jobs keep running. @throws AppError NOT_FOUND */
export async function termsOf(ctx: Context, clientId: string, field = 'client_id'): Promise<ClientTerms> {
  const row = await findRow(ctx.db, 'clients', ctx.account.id, clientId);
  if (row === undefined) throw notFound('client', clientId, field);
  const own = ownTerms(row);
  return { name: row.name, live: own ?? ctx.account.standardFeeSchedule, own };
}
