import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getDocument } from '#src/domain/documents/index.ts';
import { Document } from '#src/domain/documents/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getDocumentAction = defineRead({
  name: 'get_document',
  title: 'Read what is known of a document',
  description:
    'Read the record of one file: name, type, size, kind and whose it is. It answers no bytes: fetch content_url with the ' +
    'same credential for those. Ids come from list_documents, or from the documents of a candidate.',
  phrasings:
    'show the file; open the attachment; download her cv; who uploaded that document; give me the pdf; open her cv; show me his resume; read the attached file; let me see the contract; pull up her cv; what does his cv say; download the resume; show me the file; read the cover letter; get me the pdf; let me see his CV',
  scope: 'documents:read',
  input: z.object({ document_id: id('document') }),
  output: Document,
  run: (ctx, { document_id }) => getDocument(ctx, document_id),
});
