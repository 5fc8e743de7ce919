import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listDocuments } from '#src/domain/documents/index.ts';
import { Document, DocumentListInput } from '#src/domain/documents/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listDocumentsAction = defineRead({
  name: 'list_documents',
  title: 'List documents',
  description:
    'List the files that the agency keeps, newest first, of everybody or of one candidate_id, of every kind or of one: CVs, ' +
    'cover letters, papers. Records only; fetch the content_url of one for its bytes. Pages with limit and after.',
  phrasings:
    'which files do we have on; her attachments; documents on the client; is there a cv on file; what is uploaded; where is her cv; have we got a copy of his cv; find the contract file; which cvs do we hold for her; any attachments; did he send his certificate; files for the placement; what files do we have on him; documents of the candidate; what has she sent us; which files are attached; show me his papers on file; contracts on file for the client',
  scope: 'documents:read',
  synonyms: ['files', 'attachments', 'uploads', 'cvs', 'resumes'],
  input: z.object(DocumentListInput),
  output: pageOf(Document),
  run: listDocuments,
});
