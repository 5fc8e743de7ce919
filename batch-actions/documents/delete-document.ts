import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { deleteDocument } from '#src/domain/documents/index.ts';
import { id } from '#src/lib/ids.ts';

export const deleteDocumentAction = defineWrite({
  name: 'delete_document',
  title: 'Delete a document',
  titleIn: { de: 'Dokument löschen', fr: 'Supprimer un document' },
  description:
    'Delete one file for good: its record, what was read from it, and its bytes. What stands on the candidate stays. Not for ' +
    'erasing a person: that takes everything with it. document_id comes from list_documents.',
  phrasings:
    'delete the file; remove that attachment; that is the wrong document take it off; remove the file; that attachment should not be there; throw the old cv away; wrong upload remove it; wrong file, remove it; delete the old CV; throw that document out; take the scan off the record; that pdf should not be there',
  scope: 'documents:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ document_id: id('document') }),
  output: deletedOf('document'),
  run: (ctx, { document_id }) => deleteDocument(ctx, document_id),
  subject: ({ id: document }) => document,
  irreversible: 'The bytes of a deleted document are gone. Upload the file again with upload_document.',
  envelope: ({ deleted, id: document }) => ({ deleted, id: document }),
});
