import { defineWrite } from '#src/action/define.ts';
import { addFiles } from '#src/domain/imports/index.ts';
import { AddFiles, UploadSlots } from '#src/domain/imports/schema.ts';

export const addImportFilesAction = defineWrite({
  name: 'add_import_files',
  title: 'Get upload slots for an import',
  titleIn: { de: 'Dateien zu einem Import hinzufügen', fr: 'Ajouter des fichiers à une importation' },
  description:
    'Get one signed upload slot for each of up to 25 file names (.pdf, .doc, .docx) of an open import. PUT the bytes of each ' +
    'file, at most 10 MB, to the address of its slot within two hours, without a credential; then confirm with ' +
    'finalize_candidate_import. Each slot counts one against the CV allowance. A name that cannot ' +
    'be taken comes back with its reason and no address; the others are not held up. import_id comes from create_candidate_import.',
  phrasings:
    'more files for the upload; add cvs to the import; I have another batch for the same import; more CVs for the upload; here are the files; add another thirty resumes to the import',
  scope: 'candidates:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  input: AddFiles,
  output: UploadSlots,
  run: addFiles,
  irreversible: 'Slots that are not used end by themselves after two hours.',
  subject: ({ import_id }) => import_id,
});
