import * as z from 'zod';
import { id } from '#src/lib/ids.ts';

/** The answer to an erasure. */
export const Erased = z.object({
  deleted: z.literal(true),
  id: id('candidate'),
  certificate_id: id('erasure_certificate').describe('Read it with get_erasure_certificate.'),
  retained: z.array(z.string()).describe('What the law or the books require to be kept, and how it goes.'),
});
export type Erased = z.infer<typeof Erased>;

/** What was erased of a person. It holds nothing of the person. */
export const ErasureCertificate = z
  .object({
    id: id('erasure_certificate'),
    candidate_id: id('candidate'),
    erased_at: z.string(),
    erased_by: z.nullable(id('user')),
    purged_at: z
      .nullable(z.string())
      .describe('When the last bytes had left the files of the store; within a minute of the erasure.'),
    records: z.record(z.string(), z.int()).describe('How many rows of each table were deleted or redacted.'),
    retained: z.array(z.string()),
  })
  .meta({ id: 'ErasureCertificate' });
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

/** An erasure as it is listed beside the store, so that it outlives the restore of an older one. */
export const ErasureEntry = z.object({
  id: id('erasure_certificate'),
  account_id: id('account'),
  /** The candidate that was erased, and all records of the same person. */
  candidate_id: id('candidate'),
  people: z.array(id('candidate')),
  erased_by: z.nullable(id('user')),
  erased_at: z.string(),
  /** JSON text, as the certificate holds it. */
  records: z.string(),
  retained: z.string(),
  /** The keyed hashes that keep the person from being imported again. */
  hashes: z.array(z.string()),
});
export type ErasureEntry = z.infer<typeof ErasureEntry>;
