import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { untrusted } from '#src/lib/trust.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

export const MAX_FILES = 5000;
const MAX_SLOTS = 25;

const STATUSES = ['uploading', 'processing', 'complete', 'cancelled'] as const;

/** Why a file of an import did not become a candidate. */
export const FAILURES = [
  'unreadable',
  'ocr_needed',
  'password_protected',
  'no_name',
  'too_large',
  'unsupported_type',
  'upload_timeout',
  'cancelled',
  'duplicate_file',
  'erased_person',
  // Ours and not the file's: no reader could be started, again and again.
  'reader_failed',
] as const;
export type Failure = (typeof FAILURES)[number];

export const RoleMatches = z.array(
  z.object({
    job_id: id('job'),
    job_title: z.string(),
    strong_count: z.int().describe('How many are strong, which is 85 or more.'),
    matches: z.array(
      z.object({
        candidate_id: id('candidate'),
        name: z.string(),
        score: z.int().describe('0 to 100; below 40 is left out.'),
      }),
    ),
  }),
);
export type RoleMatches = z.infer<typeof RoleMatches>;

/** The fields of an import: how each is shown and stored, and which of them create accepts. */
export const IMPORT = record('import', 'candidate_imports', {
  id: column(id('import')),
  account_id: hidden(id('account')),
  status: column(z.enum(STATUSES)),
  file_count: column(z.int(), {
    create: z.int().min(1, 'must be 1 to 5000').describe('How many files are coming at most, 1 to 5000.'),
  }),
  match_pools: column(z.boolean(), {
    create: z
      .boolean()
      .default(true)
      .describe('Whether people of this import are matched with the talent pools that add by themselves.'),
  }),
  counts: computed(
    z.object({
      pending: z.int().describe('Slots that were given and files that wait to be read.'),
      processing: z.int(),
      imported: z.int().describe('New candidates.'),
      merged: z.int().describe('Existing candidates that a file was brought to.'),
      failed: z.int(),
    }),
  ),
  failures: computed(z.array(z.object({ filename: untrusted('cv', z.string()), reason: z.enum(FAILURES) }))),
  role_matches: column(
    z
      .nullable(RoleMatches)
      .describe(
        'Open jobs that people of this import fit, best first, as match_candidates_to_job has them; null until matching ran.',
      ),
  ),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  completed_at: column(z.nullable(z.string())),
});
export type ImportRow = RecordRow<typeof IMPORT>;

/** The columns of one file of an import, from its slot to its result. */
export const IMPORT_ITEM = record('import_item', 'candidate_import_items', {
  id: hidden(id('import_item')),
  account_id: hidden(id('account')),
  import_id: hidden(id('import')),
  filename: hidden(z.string()),
  /** signed: a slot exists; uploaded: the file has arrived; pending: confirmed and waiting to be read. */
  status: hidden(z.enum(['signed', 'uploaded', 'pending', 'imported', 'merged', 'failed'])),
  reason: hidden(z.nullable(z.enum(FAILURES))),
  /** The keyed hash of the token in its upload URL. */
  link_hash: hidden(z.string()),
  expires_at: hidden(z.string()),
  sha256: hidden(z.nullable(z.string())),
  size: hidden(z.nullable(z.int())),
  mime_type: hidden(z.nullable(z.string())),
  /** The process that reads it; its lease is by the wall clock. */
  claim: hidden(z.nullable(z.string())),
  lease_until: hidden(z.nullable(z.string())),
  candidate_id: hidden(z.nullable(id('candidate'))),
  /** JSON text: the deferred fields that are still to be written. */
  deferred: hidden(z.nullable(z.string())),
  created_at: hidden(z.string()),
  updated_at: hidden(z.string()),
});
export type ItemRow = RecordRow<typeof IMPORT_ITEM>;

declare module '#db/types.ts' {
  interface Database {
    candidate_imports: ImportRow;
    candidate_import_items: ItemRow;
  }
}

/** A bulk import of CVs. */
export const CandidateImport = z.object(IMPORT.shape).meta({ id: 'CandidateImport' });
export type CandidateImport = z.infer<typeof CandidateImport>;

export const CreateImport = z.object(IMPORT.create);

/** Why the name of a file gets no upload slot. */
const REFUSED_NAMES = ['unsupported_type', 'empty_name', 'name_too_long', 'unreadable_name'] as const;
export type RefusedName = (typeof REFUSED_NAMES)[number];

/** What stands for a character that no name can hold. */
export const NO_CHARACTER = '\uFFFD';

// A name that holds U+0000 or half of a surrogate pair is refused by itself and holds up no other file.
const FileName = z
  .string()
  .overwrite((name) => name.replaceAll('\u0000', NO_CHARACTER).toWellFormed())
  .trim();

export const AddFiles = z.object({
  import_id: id('import'),
  files: z
    .array(z.strictObject({ filename: FileName }))
    .min(1)
    .max(MAX_SLOTS, `must be ${MAX_SLOTS} files at most; ask again for more`),
});

export const UploadSlots = z
  .object({
    import_id: id('import'),
    files: z.array(
      z.object({
        item_id: z
          .nullable(id('import_item'))
          .describe('What finalize takes once the file was sent; null for a name that was refused.'),
        filename: z.string(),
        upload_url: z
          .nullable(z.string())
          .describe(
            'PUT the file here, its bytes and nothing else, with no credential; once, within two hours.',
          ),
        expires_at: z.nullable(z.string()),
        reason: z
          .nullable(z.enum(REFUSED_NAMES))
          .describe(
            'Why this file got no slot: only .pdf, .doc and .docx names of 1 to 255 characters do. null where it did.',
          ),
      }),
    ),
  })
  .meta({ id: 'UploadSlots' });
export type UploadSlots = z.infer<typeof UploadSlots>;

export const FinalizeImport = z.object({
  import_id: id('import'),
  uploaded_item_ids: z
    .array(id('import_item'))
    .max(MAX_FILES)
    .default([])
    .describe('Items whose files were sent; they are read from now on.'),
  complete: z.boolean().default(false).describe('true on the last call: no more slots are given.'),
});
