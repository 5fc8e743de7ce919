import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { text } from '../fields.ts';

/** What a document is to the desk. */
export const DOCUMENT_KINDS = [
  'cv',
  'cover_letter',
  'paper',
  'reference',
  'contract',
  'portfolio',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const Document = z
  .object({
    id: id('document'),
    account_id: id('account'),
    candidate_id: z.nullable(id('candidate')),
    kind: z.enum(DOCUMENT_KINDS),
    filename: z.string(),
    mime_type: z.string(),
    size: z.int().describe('In bytes.'),
    sha256: z.string().describe('SHA-256 of the bytes, in hex.'),
    content_url: z
      .string()
      .describe('Where the bytes are: GET with a credential that has documents:read. Not a public link.'),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

export const UploadDocument = z.object({
  file_base64: z
    .string()
    .describe('The file as base64, at most 10 MB when decoded; a data-URL prefix may stand before it.'),
  filename: text(255),
  mime_type: text(200).optional().describe('Left out, it is told from the bytes.'),
  candidate_id: id('candidate').optional().describe('Whose it is; left out for a document of nobody.'),
  kind: z.enum(DOCUMENT_KINDS).default('other'),
});

export const DocumentListInput = {
  ...ListInput,
  candidate_id: id('candidate').optional(),
  kind: z.enum(DOCUMENT_KINDS).optional(),
};
