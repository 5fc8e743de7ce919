import type { Id } from '#src/lib/ids.ts';

/** What a record means to a model. It is derived from the record, and neither moved nor kept through a merge. */
export interface MeaningVectorsTable {
  account_id: Id<'account'>;
  record_id: string;
  kind: 'candidate' | 'job' | 'pool';
  /** The model with the number of dimensions: only vectors of one and the same are compared. */
  model: string;
  /** SHA-256 of the text that was read, in hex. */
  text_hash: string;
  /** Of length 1. SQLite: 32-bit floats, little-endian. PostgreSQL: real[]. */
  vector: Uint8Array | readonly number[];
}

/** How far an agency's records have been given vectors. */
export interface MeaningCursorsTable {
  account_id: Id<'account'>;
  /** As meaning_vectors.model; empty until the first answer. */
  model: string;
  /** The last change of the feed that was taken into account. */
  sequence: number;
  /** The pass over everybody: the last candidate dealt with; null when it has ended. */
  passed_id: string | null;
}
