import {
  deleteDocumentAction,
  getDocumentAction,
  listDocumentsAction,
  uploadDocumentAction,
} from '#actions/documents/index.ts';
import { bind } from '../bind.ts';

// A file of 10 MB is a third longer as base64.
const UPLOAD = { maxBody: 15 * 1024 * 1024 };

export const documentRoutes = [
  bind('GET', '/documents', listDocumentsAction),
  bind('POST', '/documents', uploadDocumentAction, UPLOAD),
  bind('GET', '/documents/{document_id}', getDocumentAction),
  bind('DELETE', '/documents/{document_id}', deleteDocumentAction),
];
