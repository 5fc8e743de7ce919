import { fold, insertRow, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { WriteContext } from '../context.ts';
import { toClient } from './store.ts';

/** The agency's own client record: made with the workspace, bears its name, never edited over the API. */
export async function insertSelfClient(
  tx: Db,
  now: Instant,
  account: string,
  name: string,
  owner: string,
): Promise<Id<'client'>> {
  const id = newId('client');
  await insertRow(tx, 'clients', {
    id,
    account_id: account,
    name,
    name_folded: fold(name),
    website: null,
    phone: null,
    domain: null,
    logo_url: null,
    industry: null,
    description: null,
    address: null,
    notes: null,
    locations: '[]',
    is_self: 1,
    owner_id: owner,
    fee_terms: null,
    fee_version: 1,
    enrichment_status: 'none',
    dna_status: 'none',
    operation_key: null,
    operation_hash: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  return id;
}

/** Gives the agency's own client record the agency's new name. */
export async function renameSelfClient(ctx: WriteContext, name: string): Promise<void> {
  const row = await ctx.tx
    .selectFrom('clients')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('is_self', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return;
  const patch = { name, name_folded: fold(name), updated_at: ctx.now };
  await updateRow(ctx.tx, 'clients', ctx.account.id, row.id, patch);
  const standard = ctx.account.standardFeeSchedule;
  const after = toClient({ ...row, ...patch }, standard);
  ctx.changed({ type: 'client', id: row.id, before: toClient(row, standard), after, label: name });
}

/** The refusal of every change to the agency's own client record. */
export function selfClientFault(): AppError {
  return new AppError(
    'SELF_CLIENT_READ_ONLY',
    "This is the agency's own client record; it cannot be changed or deleted over the API.",
  );
}
