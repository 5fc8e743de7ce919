import { findRow, insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { CLIENT } from './schema.ts';
import { rewriteClient } from './store.ts';

/** Inserts the agency's self-client: it is created with the workspace, has its name, and cannot be edited. */
export async function insertSelfClient(
  tx: Db,
  now: Instant,
  account: string,
  name: string,
  owner: string,
): Promise<Id<'client'>> {
  const id = newId('client');
  const row = CLIENT.row(
    { account_id: account, name, owner_id: owner, created_at: now, updated_at: now },
    {
      id,
      locations: [],
      is_self: true,
      fee_version: 1,
      enrichment_status: 'none',
      enrichment_tries: 0,
      dna_status: 'none',
      dna_missing: [],
      dna_asked: 0,
      dna_done: 0,
    },
  );
  await insertRow(tx, 'clients', row);
  return id;
}

/** Whether a client is the agency itself. */
export async function isSelfClient(ctx: Context, id: string | null): Promise<boolean> {
  return id !== null && (await findRow(ctx.db, 'clients', ctx.account.id, id))?.is_self === 1;
}

/** Renames the self-client after the agency. */
export async function renameSelfClient(ctx: WriteContext, name: string): Promise<void> {
  const row = await ctx.tx
    .selectFrom('clients')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('is_self', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return;
  await rewriteClient(ctx, row, CLIENT.columnsOf({ name, updated_at: ctx.now }));
}

/** The error for any change to the self-client. */
export function selfClientFault(): AppError {
  return new AppError(
    'SELF_CLIENT_READ_ONLY',
    "This is the agency's own client record; it cannot be changed or deleted over the API.",
  );
}
