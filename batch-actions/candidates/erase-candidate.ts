import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { erasePerson } from '#src/domain/persons/index.ts';
import { Erased } from '#src/domain/persons/schema.ts';
import { id } from '#src/lib/ids.ts';

export const eraseCandidateAction = defineWrite({
  name: 'erase_candidate',
  title: 'Erase a person for good',
  titleIn: { de: 'Person endgültig löschen', fr: 'Effacer une personne définitivement' },
  description:
    'Erase a person under privacy law: the profile, CVs and files, applications, interviews, assessments, papers, references, ' +
    'e-mails, pools and specs are deleted, and every text that names them is redacted, kept answers and undo among them. It ' +
    'cannot be undone: read them with get_candidate or export_person first. Placements and deals stay as amounts without a ' +
    "name, and a client's contact keeps the name in that role (retained). Their addresses are never taken in again by an " +
    'import. To only take somebody off the bank use delete_candidate. candidate_id comes from list_candidates.',
  phrasings:
    'delete everything about her for good; she wants to be forgotten; wipe his data; remove every trace of the person; he demands that his data is deleted; privacy deletion request; erase the person completely; she wants everything gone; gdpr deletion; remove all his data forever; right to be forgotten; delete her for good; privacy request, remove every trace of him; delete all his data for good; right to erasure; wipe her from everything; destroy everything we hold on him; permanently erase; she asked us to delete all her data; scrub him from the system',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  synonyms: ['gdpr', 'right to be forgotten', 'privacy request', 'delete personal data'],
  input: z.object({ candidate_id: id('candidate') }),
  output: Erased,
  run: (ctx, { candidate_id }) => erasePerson(ctx, candidate_id),
  irreversible: 'Nothing of the person is left to restore.',
  subject: (erased) => erased.id,
  envelope: ({ deleted, id: erased, certificate_id }) => ({ deleted, id: erased, certificate_id }),
});
