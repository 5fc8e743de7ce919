import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import type { ClientDnaNotesTable } from '#db/schema/client-dna-notes.ts';
import { notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import type { AddDnaNote, ClientDna, StoredDnaNote } from './dna-schema.ts';
import { selfClientFault } from './self.ts';
import { type ClientRow, liveClient, toClient } from './store.ts';

/** A client's character as last worked out, and every note it is refined by. */
export async function getDna(ctx: Context, clientId: string): Promise<ClientDna> {
  const client = await clientRow(ctx, clientId);
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
    notes: notes.map(toNote),
  };
}

/** Whether a client's character has a note to be refined by. */
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

/** Adds a note to a client's character; earlier notes never change. The character is to be worked out anew. */
export async function addDnaNote(
  ctx: WriteContext,
  input: z.output<typeof AddDnaNote>,
): Promise<StoredDnaNote> {
  const client = await clientRow(ctx, input.client_id);
  if (client.is_self === 1) throw selfClientFault();
  const row = {
    id: newId('dna_note'),
    account_id: ctx.account.id,
    client_id: client.id,
    text: input.text,
    source: input.source,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
  };
  await insertRow(ctx.tx, 'client_dna_notes', row);
  const patch = { dna_status: 'building' as const, updated_at: ctx.now };
  await updateRow(ctx.tx, 'clients', ctx.account.id, client.id, patch);
  const standard = ctx.account.standardFeeSchedule;
  ctx.changed({
    type: 'client',
    id: client.id,
    before: toClient(client, standard),
    after: toClient({ ...client, ...patch }, standard),
    label: client.name,
  });
  return { ...toNote(row), dna_status: 'building' };
}

async function clientRow(ctx: Context, id: string): Promise<ClientRow> {
  const row = await liveClient(ctx, id);
  if (row === undefined) throw notFound('client', id, 'client_id');
  return row;
}

function toNote(row: Selectable<ClientDnaNotesTable>): ClientDna['notes'][number] {
  return {
    id: row.id as Id<'dna_note'>,
    client_id: row.client_id as Id<'client'>,
    text: row.text,
    source: row.source,
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
  };
}
