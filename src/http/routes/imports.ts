import {
  addImportFilesAction,
  cancelCandidateImportAction,
  createCandidateImportAction,
  finalizeCandidateImportAction,
  getCandidateImportAction,
} from '#actions/imports/index.ts';
import { bind } from '../bind.ts';

// The files themselves go to the addresses of their slots: see ../raw/import-uploads.ts.
export const importRoutes = [
  bind('POST', '/candidate-imports', createCandidateImportAction),
  bind('GET', '/candidate-imports/{import_id}', getCandidateImportAction),
  bind('POST', '/candidate-imports/{import_id}/files', addImportFilesAction),
  bind('POST', '/candidate-imports/{import_id}/finalize', finalizeCandidateImportAction),
  bind('POST', '/candidate-imports/{import_id}/cancel', cancelCandidateImportAction),
];
