import * as z from 'zod';
import { type IdKind, id } from '#src/lib/ids.ts';

/** The output of deleting a record. */
export function deletedOf<K extends IdKind>(kind: K) {
  return z.object({ deleted: z.literal(true), id: id(kind) });
}
