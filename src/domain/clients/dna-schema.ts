import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { text } from '../fields.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';
import { CLIENT, DnaContent, DnaMissing } from './schema.ts';

const NOTE_SOURCES = ['text', 'voice', 'meeting'] as const;

/** The fields of a consultant's note on a client's DNA (its hiring character). Append only. */
export const DNA_NOTE = record('dna_note', 'client_dna_notes', {
  id: column(id('dna_note')),
  account_id: hidden(id('account')),
  client_id: column(id('client'), { create: id('client') }),
  text: column(z.string(), { create: text(20_000) }),
  source: column(z.enum(NOTE_SOURCES), {
    create: z.enum(NOTE_SOURCES).default('text').describe('How it was told.'),
  }),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
});

declare module '#db/types.ts' {
  interface Database {
    client_dna_notes: RecordRow<typeof DNA_NOTE>;
  }
}

const DnaNote = z.object(DNA_NOTE.shape).meta({ id: 'ClientDnaNote' });

/** A client's DNA: what it is like to hire for. */
export const ClientDna = z
  .object({
    client_id: id('client'),
    dna_status: CLIENT.shape.dna_status,
    dna: z
      .nullable(DnaContent)
      .describe('Null while unavailable: dna_status says whether it is being built.'),
    dna_missing: z
      .array(DnaMissing)
      .describe('Traits that are null, as fewer than five records speak to them, and what would help.'),
    dna_error: z.nullable(z.string()).describe('Why it failed.'),
    notes: z.array(DnaNote).describe('Append only, oldest first.'),
  })
  .meta({ id: 'ClientDna' });
export type ClientDna = z.infer<typeof ClientDna>;

/** A stored note, with the rebuild that it started. */
export const StoredDnaNote = DnaNote.extend({ dna_status: z.literal('building') }).meta({
  id: 'StoredDnaNote',
});
export type StoredDnaNote = z.infer<typeof StoredDnaNote>;

export const AddDnaNote = z.object(DNA_NOTE.create);
