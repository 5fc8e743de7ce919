import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { createCandidate, deleteCandidate, getCandidate } from '#src/domain/candidates/index.ts';
import { Candidate, CreateCandidate, DERIVED_FROM } from '#src/domain/candidates/schema.ts';

export const createCandidateAction = defineWrite({
  name: 'create_candidate',
  title: 'Add a candidate',
  titleIn: { de: 'Kandidaten anlegen', fr: 'Ajouter un candidat' },
  description:
    'Add a person to the talent bank: a name (or first_name and last_name) and an e-mail, and whatever else is known. ' +
    'Look them up with list_candidates and email first: the e-mail of a live candidate is refused with that id, while the ' +
    'e-mail of someone known only as a client contact makes that person a candidate under the same id. The CV at a resume_url is ' +
    'fetched and read into what the record lacks (resume_status, resume_error), and counts against the CV allowance when ' +
    'read. It puts nobody on a job: use create_application for that.',
  phrasings:
    'add a candidate; create a candidate; met somebody good; put him in; add her to the database; register a new person; new candidate rang in; got a referral; save this person; somebody walked in; put this person in; name and number of somebody new; a new electrician; keep her details; got a business card; make a record for; just met a good one; put her on file; add him here are his details; new person for the books; walk in today; somebody rang looking for work; new person; put Ibrahim in; add him to the database; met a good welder, save her; save this contact as a candidate; register a new candidate; enter this applicant; got a referral, add her; add a new electrician to the books; create a profile for him; somebody new for the talent bank; pop her in the system; key in a new candidate',
  scope: 'candidates:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['person', 'talent', 'applicant', 'new candidate', 'add person'],
  derived: DERIVED_FROM,
  input: CreateCandidate,
  output: Candidate,
  run: createCandidate,
  subject: (candidate) => candidate.id,
  undo: undoCreate({
    type: 'candidate',
    read: (ctx, id) => getCandidate(ctx, id),
    remove: (ctx, id) => deleteCandidate(ctx, id),
  }),
});
