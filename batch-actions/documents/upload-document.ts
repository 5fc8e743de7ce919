import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { deleteDocument, getDocument, keepUpload, uploadDocument } from '#src/domain/documents/index.ts';
import { Document, UploadDocument } from '#src/domain/documents/schema.ts';

export const uploadDocumentAction = defineWrite({
  name: 'upload_document',
  title: 'Upload a document',
  titleIn: { de: 'Dokument hochladen', fr: 'Téléverser un document' },
  description:
    'Keep a file of at most 10 MB, sent as base64, for a candidate_id or for nobody: a certificate, a contract, a cover letter. ' +
    'A file that it has already is kept once. It is not read: a CV that shall become a candidate goes through ' +
    'draft_candidate_from_cv. candidate_id comes from list_candidates.',
  phrasings:
    'put the file on his record; attach the contract; upload the signed terms; save this pdf; file the document; put the file with her record; keep this pdf; add the scan; save the contract to the client; attach her certificate; keep a copy of this; put this cv on her record; add the signed contract; here is his licence save the scan; store this file; store her passport scan; attach the file; put the contract on his file; add the reference letter; keep the signed contract; file her certificate; upload the CV to the record; add a document; here is his cover letter',
  scope: 'documents:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['attach file', 'add document', 'upload file', 'save certificate'],
  input: UploadDocument,
  output: Document,
  prepare: keepUpload,
  run: uploadDocument,
  subject: (document) => document.id,
  undo: undoCreate({
    type: 'document',
    read: (ctx, id) => getDocument(ctx, id),
    remove: (ctx, id) => deleteDocument(ctx, id),
  }),
});
