import { defineWrite } from '#src/action/define.ts';
import { finalizeImport } from '#src/domain/imports/index.ts';
import { CandidateImport, FinalizeImport } from '#src/domain/imports/schema.ts';

export const finalizeCandidateImportAction = defineWrite({
  name: 'finalize_candidate_import',
  title: 'Confirm uploaded files of an import',
  titleIn: {
    de: 'Hochgeladene Dateien eines Imports bestätigen',
    fr: 'Confirmer les fichiers d’une importation',
  },
  description:
    'Confirm files that were sent to their slots: they are read in the background from now on. Set complete true on the last ' +
    'call; slots that were given and are not confirmed fail after two hours. Call it as often as needed. import_id comes from ' +
    'create_candidate_import, the items from add_import_files; progress from get_candidate_import.',
  phrasings:
    'all files are up start reading; that was the last file; begin the import; the upload is complete; all CVs are up, start reading; that is all the files, go; finish the CV upload and process',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: FinalizeImport,
  output: CandidateImport,
  run: finalizeImport,
  irreversible: 'Files that were confirmed are read; stop the rest with cancel_candidate_import.',
  subject: ({ id }) => id,
});
