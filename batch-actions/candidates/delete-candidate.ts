import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { deleteCandidate } from '#src/domain/candidates/index.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { id } from '#src/lib/ids.ts';

export const deleteCandidateAction = defineWrite({
  name: 'delete_candidate',
  title: 'Delete a candidate',
  titleIn: { de: 'Kandidaten löschen', fr: 'Supprimer un candidat' },
  description:
    'Remove a person from the talent bank. Their applications and placements stay and keep the name, and the e-mail can be ' +
    'used again; meta.warnings names applications that are still live. This is not an erasure under privacy law. To keep ' +
    'someone but stop contacting them, set do_not_approach with update_candidate instead. candidate_id comes from ' +
    'list_candidates; nobody is told.',
  phrasings:
    'delete the candidate; remove this person from the database; throw the record away; take his record out; entered by mistake; get rid of the record; he was a test; remove somebody entered twice by mistake; bin the record; it was only a test person; take that profile out; chuck that test profile out; remove him from the list; bin this record; get rid of the duplicate entry; take her off the books; drop the test person',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ candidate_id: id('candidate') }),
  output: deletedOf('candidate'),
  run: (ctx, { candidate_id }) => deleteCandidate(ctx, candidate_id),
  irreversible:
    'Their e-mail address may belong to another record by now; add them again with create_candidate.',
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
});
