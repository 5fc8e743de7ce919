import { defineWrite } from '#src/action/define.ts';
import { createImport } from '#src/domain/imports/index.ts';
import { CandidateImport, CreateImport } from '#src/domain/imports/schema.ts';

export const createCandidateImportAction = defineWrite({
  name: 'create_candidate_import',
  title: 'Open a bulk import of CVs',
  titleIn: { de: 'Import von Lebensläufen beginnen', fr: 'Ouvrir une importation de CV' },
  description:
    'Open an import of many CV files (1 to 5000). Then: add_import_files for slots, 25 at a time; PUT each file to the ' +
    'address of its slot; finalize_candidate_import with the items that were sent, complete true on the last call; ' +
    'get_candidate_import for progress and report. People are matched by e-mail and never duplicated; no applications are ' +
    'made. Refused when the CV allowance is smaller than file_count. For one CV use draft_candidate_from_cv.',
  phrasings:
    'hundreds of cvs; a folder of old cvs; load all these resumes; bulk upload; migrate our old database; zip of cvs; bring the cvs over from the old system; load a folder of cvs; bring in our old database; upload lots of cvs; import everyone; a stack of resumes; 400 cvs to load; load a folder of 400 CVs; I have a pile of resumes; bulk upload of CVs; import old resumes; bring over CVs from the other system; upload many CVs',
  scope: 'candidates:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['bulk upload', 'import resumes', 'mass import', 'upload many cvs', 'migrate candidates'],
  input: CreateImport,
  output: CandidateImport,
  run: createImport,
  irreversible: 'An import that was opened is closed with cancel_candidate_import.',
  subject: ({ id }) => id,
});
