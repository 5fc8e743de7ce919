import type { Id } from '#src/lib/ids.ts';

/** What a document says, as plain text, for search. */
export interface DocumentTextsTable {
  document_id: Id<'document'>;
  account_id: Id<'account'>;
  text: string;
}
