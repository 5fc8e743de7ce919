import { sql } from 'kysely';
import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { newId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { waitingRecords } from '../due.ts';
import { type AddDnaNote, type ClientDna, DNA_NOTE, type StoredDnaNote } from './dna-schema.ts';
import { CLIENT, type ClientRow, type DnaContent, type DnaMissing } from './schema.ts';
import { selfClientFault } from './self.ts';
import { liveClient, requireClientRow, rewriteClient, toClient } from './store.ts';

/** A client's DNA as last built, with all notes. */
export async function getDna(ctx: Context, clientId: string): Promise<ClientDna> {
  const client = await requireClientRow(ctx, clientId);
  const notes = await ctx.db
    .selectFrom('client_dna_notes')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    client_id: toClient(client, ctx.account.standardFeeSchedule).id,
    dna_status: client.dna_status,
    dna: json.decodeOrNull(client.dna),
    dna_missing: json.decode(client.dna_missing),
    dna_error: client.dna_error,
    notes: notes.map((note) => DNA_NOTE.view(note)),
  };
}

/** Whether a client has DNA notes. */
export async function hasDnaNotes(ctx: Context, clientId: string): Promise<boolean> {
  const note = await ctx.db
    .selectFrom('client_dna_notes')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return note !== undefined;
}

/** Adds a DNA note; earlier notes never change. Marks the DNA for rebuilding. */
export async function addDnaNote(
  ctx: WriteContext,
  input: z.output<typeof AddDnaNote>,
): Promise<StoredDnaNote> {
  const client = await requireClientRow(ctx, input.client_id);
  if (client.is_self === 1) throw selfClientFault();
  const row = DNA_NOTE.row(input, {
    id: newId('dna_note'),
    account_id: ctx.account.id,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
  });
  await insertRow(ctx.tx, 'client_dna_notes', row);
  const patch = {
    dna_status: 'building' as const,
    dna_error: null,
    dna_asked: client.dna_asked + 1,
    updated_at: ctx.now,
  };
  await updateRow(ctx.tx, 'clients', ctx.account.id, client.id, patch);
  const standard = ctx.account.standardFeeSchedule;
  ctx.changed({
    type: 'client',
    id: client.id,
    before: toClient(client, standard),
    after: toClient({ ...client, ...patch }, standard),
    label: client.name,
  });
  ctx.wakeWorkers();
  return { ...DNA_NOTE.view(row), dna_status: 'building' };
}

/** Clients of every account whose DNA is to be worked out, without those of some accounts. */
export function dueAnalyses(
  db: Db,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  return waitingRecords(db, 'clients', sql`dna_asked > dna_done`, limit, except);
}

/** The row of a client whose DNA is to be worked out; undefined when it is gone. */
export function clientToAnalyse(ctx: Context, id: string): Promise<ClientRow | undefined> {
  return liveClient(ctx, id);
}

/** Has the DNA of a client worked out anew as there is more to read, if it was ever begun. */
export async function askForAnalysis(ctx: WriteContext, clientId: string): Promise<void> {
  await ctx.tx
    .updateTable('clients')
    .set({ dna_asked: sql`dna_asked + 1` })
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', clientId)
    .where('dna_status', '!=', 'none')
    .execute();
  ctx.wakeWorkers();
}

const NOTHING_KNOWN =
  'Nothing on record speaks of this client yet: add notes (add_client_dna_note), give it a website, or record scorecards of its interviews.';

/**
 * Writes a client's DNA down.
 * @param asked how many analyses had been asked for when the records were read; it stays due if there are more now
 * @param dna null where nothing is known
 * @returns whether a trait is another than before
 */
export async function settleAnalysis(
  ctx: WriteContext,
  id: string,
  asked: number,
  dna: Omit<DnaContent, 'generated_at'> | null,
  missing: DnaMissing[],
): Promise<boolean> {
  const row = await liveClient(ctx, id);
  if (row === undefined) return false;
  const before = json.decodeOrNull<DnaContent>(row.dna)?.traits ?? null;
  const known = dna === null ? null : { ...dna, generated_at: ctx.now };
  const columns = CLIENT.columnsOf({
    dna: known,
    dna_missing: missing,
    dna_error: known === null ? NOTHING_KNOWN : null,
    dna_status: known === null ? 'failed' : asked < row.dna_asked ? row.dna_status : 'complete',
    dna_done: asked,
    updated_at: ctx.now,
  });
  await rewriteClient(ctx, row, columns);
  return json.encodeOrNull(before) !== json.encodeOrNull(known?.traits ?? null);
}
