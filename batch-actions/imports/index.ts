export { addImportFilesAction } from './add-import-files.ts';
export { cancelCandidateImportAction } from './cancel-candidate-import.ts';
export { createCandidateImportAction } from './create-candidate-import.ts';
export { finalizeCandidateImportAction } from './finalize-candidate-import.ts';
export { getCandidateImportAction } from './get-candidate-import.ts';
