export { deleteDocumentAction } from './delete-document.ts';
export { getDocumentAction } from './get-document.ts';
export { listDocumentsAction } from './list-documents.ts';
export { uploadDocumentAction } from './upload-document.ts';
