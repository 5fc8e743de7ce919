import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { text } from '../fields.ts';
import { column, computed, type RecordRow, record } from '../record/index.ts';

/** The kinds of documents. */
export const DOCUMENT_KINDS = [
  'cv',
  'cover_letter',
  'paper',
  'reference',
  'contract',
  'portfolio',
  'recording',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const Kind = z.enum(DOCUMENT_KINDS);

/** The fields of a document: how each is shown and stored, and which of them an upload accepts. */
export const DOCUMENT = record('document', 'documents', {
  id: column(id('document')),
  account_id: column(id('account')),
  candidate_id: column(z.nullable(id('candidate')), {
    create: id('candidate').optional().describe('Whose it is; left out for a document of nobody.'),
    filter: true,
  }),
  kind: column(Kind, { create: Kind.default('other'), filter: true }),
  filename: column(z.string(), { create: text(255) }),
  mime_type: column(z.string(), {
    create: text(200).optional().describe('Left out, it is told from the bytes.'),
  }),
  size: column(z.int().describe('In bytes.')),
  // The key of the stored bytes.
  sha256: column(z.string().describe('SHA-256 of the bytes, in hex.')),
  content_url: computed(
    z
      .string()
      .describe('Where the bytes are: GET with a credential that has documents:read. Not a public link.'),
  ),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type DocumentRow = RecordRow<typeof DOCUMENT>;

declare module '#db/types.ts' {
  interface Database {
    documents: DocumentRow;
  }
}

/** A file of the agency: a CV, a certificate, a contract. */
export const Document = z.object(DOCUMENT.shape).meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

const { candidate_id, kind, ...file } = DOCUMENT.create;
export const UploadDocument = z.object({
  file_base64: z
    .string()
    .describe('The file as base64, at most 10 MB when decoded; a data-URL prefix may stand before it.'),
  ...file,
  candidate_id,
  kind,
});

export const DocumentListInput = {
  ...ListInput,
  ...DOCUMENT.filters,
};
