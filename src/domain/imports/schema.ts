import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';

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
] as const;
export type Failure = (typeof FAILURES)[number];

export const RoleMatches = z.array(
  z.object({
    job_id: id('job'),
    job_title: z.string(),
    strong_count: z.int().describe('How many match at 75 or more.'),
    matches: z.array(
      z.object({ candidate_id: id('candidate'), name: z.string(), score: z.int().describe('0 to 100.') }),
    ),
  }),
);
export type RoleMatches = z.infer<typeof RoleMatches>;

export const CandidateImport = z
  .object({
    id: id('import'),
    status: z.enum(STATUSES),
    file_count: z.int(),
    match_pools: z.boolean(),
    counts: z.object({
      pending: z.int().describe('Slots that were given and files that wait to be read.'),
      processing: z.int(),
      imported: z.int().describe('New candidates.'),
      merged: z.int().describe('Existing candidates that a file was brought to.'),
      failed: z.int(),
    }),
    failures: z.array(z.object({ filename: untrusted('cv', z.string()), reason: z.enum(FAILURES) })),
    role_matches: z
      .nullable(RoleMatches)
      .describe('Open jobs that people of this import fit, best first; null until matching ran.'),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
    updated_at: z.string(),
    completed_at: z.nullable(z.string()),
  })
  .meta({ id: 'CandidateImport' });
export type CandidateImport = z.infer<typeof CandidateImport>;

export const CreateImport = z.object({
  file_count: z.int().min(1, 'must be 1 to 5000').describe('How many files are coming at most, 1 to 5000.'),
  match_pools: z
    .boolean()
    .default(true)
    .describe('Whether people of this import are matched with the talent pools that add by themselves.'),
});

export const AddFiles = z.object({
  import_id: id('import'),
  files: z
    .array(z.strictObject({ filename: text(255) }))
    .min(1)
    .max(MAX_SLOTS, `must be ${MAX_SLOTS} files at most; ask again for more`),
});

export const UploadSlots = z
  .object({
    import_id: id('import'),
    files: z.array(
      z.object({
        item_id: id('import_item').describe('What finalize takes once the file was sent.'),
        filename: z.string(),
        upload_url: z
          .nullable(z.string())
          .describe(
            'PUT the file here, its bytes and nothing else, with no credential; once, within two hours.',
          ),
        expires_at: z.string(),
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
