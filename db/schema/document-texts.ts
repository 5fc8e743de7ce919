/** What a document says, as plain text, for search. */
export interface DocumentTextsTable {
  document_id: string;
  account_id: string;
  text: string;
}
