import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getImport } from '#src/domain/imports/index.ts';
import { CandidateImport } from '#src/domain/imports/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getCandidateImportAction = defineRead({
  name: 'get_candidate_import',
  title: 'Read the progress of an import',
  description:
    'Read a bulk import: how many files wait, are being read, became new candidates, were brought to known ones, or failed and ' +
    'why; once complete, also the open jobs that its people fit. import_id comes from create_candidate_import.',
  phrasings:
    'how far is the import; is the upload done; how many cvs are read; progress of the bulk upload; which files failed in the import; how many cvs are through; is the upload finished; which ones could not be read; how far is the CV upload; did the import finish; how many CVs failed; result of the resume import; who was new in the import',
  scope: 'candidates:write',
  input: z.object({ import_id: id('import') }),
  output: CandidateImport,
  run: (ctx, { import_id }) => getImport(ctx, import_id),
});
