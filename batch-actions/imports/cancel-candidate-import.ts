import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { cancelImport } from '#src/domain/imports/index.ts';
import { CandidateImport } from '#src/domain/imports/schema.ts';
import { id } from '#src/lib/ids.ts';

export const cancelCandidateImportAction = defineWrite({
  name: 'cancel_candidate_import',
  title: 'Stop an import',
  titleIn: { de: 'Import anhalten', fr: 'Arrêter une importation' },
  description:
    'Stop a bulk import: files that were not read yet are given up and reported as cancelled; people who were added or changed ' +
    'stay. One that nobody has touched for 24 hours before its last call stops by itself. import_id comes from ' +
    'create_candidate_import.',
  phrasings:
    'stop the import; abort the cv upload; call the bulk upload off; stop the CV upload; abort the import; cancel reading the resumes',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ import_id: id('import') }),
  output: CandidateImport,
  run: (ctx, { import_id }) => cancelImport(ctx, import_id),
  irreversible: 'A stopped import stays so; send the rest with a new create_candidate_import.',
  subject: (stopped) => stopped.id,
});
