import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { text } from '../fields.ts';

const Trait = z.object({ score: z.int().min(0).max(100), evidence: z.array(z.string()) });

const NOTE_SOURCES = ['text', 'voice', 'meeting'] as const;

const DnaNote = z
  .object({
    id: id('dna_note'),
    client_id: id('client'),
    text: z.string(),
    source: z.enum(NOTE_SOURCES),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
  })
  .meta({ id: 'ClientDnaNote' });

/** What a client is like to hire for. */
export const ClientDna = z
  .object({
    client_id: id('client'),
    dna_status: z.enum(['none', 'building', 'complete', 'failed']),
    dna: z
      .nullable(
        z.object({
          reflection: z.string(),
          traits: z.object({
            pace: Trait,
            structure: Trait,
            risk_appetite: Trait,
            communication: Trait,
            talent_bar: Trait,
          }),
          generated_at: z.string(),
        }),
      )
      .describe('Null while unavailable: dna_status says whether it is being built.'),
    notes: z.array(DnaNote).describe('Append only, oldest first.'),
  })
  .meta({ id: 'ClientDna' });
export type ClientDna = z.infer<typeof ClientDna>;

/** A note as storing it answers: with what it set off. */
export const StoredDnaNote = DnaNote.extend({ dna_status: z.literal('building') }).meta({
  id: 'StoredDnaNote',
});
export type StoredDnaNote = z.infer<typeof StoredDnaNote>;

export const AddDnaNote = z.object({
  client_id: id('client'),
  text: text(20_000),
  source: z.enum(NOTE_SOURCES).default('text').describe('How it was told.'),
});
