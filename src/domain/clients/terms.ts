import { findRow, json } from '#db/rows.ts';
import { notFound } from '#src/lib/errors.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context } from '../context.ts';

/** A client's name and what it pays. */
export interface ClientTerms {
  name: string;
  /** The terms that hold: the client's own, or the agency standard as it stands now. */
  live: FeeSchedule;
  /** The client's own terms; null while it is on the standard. */
  own: FeeSchedule | null;
}

/** The terms of a client of this agency, a deleted one included: its jobs keep running. @throws AppError NOT_FOUND */
export async function termsOf(ctx: Context, clientId: string, field = 'client_id'): Promise<ClientTerms> {
  const row = await findRow(ctx.db, 'clients', ctx.account.id, clientId);
  if (row === undefined) throw notFound('client', clientId, field);
  const own = json.decodeOrNull<FeeSchedule>(row.fee_terms);
  return { name: row.name, live: own ?? ctx.account.standardFeeSchedule, own };
}
