import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getCandidate, restoreCandidate, updateCandidate } from '#src/domain/candidates/index.ts';
import {
  CANDIDATE,
  Candidate,
  DERIVED_FROM,
  RESTORED,
  UpdateCandidate,
} from '#src/domain/candidates/schema.ts';

export const updateCandidateAction = defineWrite({
  name: 'update_candidate',
  title: 'Change a candidate',
  titleIn: { de: 'Kandidaten ändern', fr: 'Modifier un candidat' },
  description:
    "Change a person's record; null clears what may be empty, a field left out stays, and a list replaces the whole list. " +
    'Annual salary, notice days and work-rights status follow from salary_expectation, notice_period and work_rights. For ' +
    'tags alone use update_candidate_tags, for wishes alone update_candidate_preferences; a stage on a job is not here. ' +
    'Renaming a person renames them as a client contact too. candidate_id comes from list_candidates.',
  phrasings:
    'his mobile changed; new mail address for her; she moved to; he changed jobs; fix the spelling of her name; correct the surname; do not approach him; never contact her again; she asked to be left alone; update the record; she works at another company now; she got married new last name; he lives somewhere else now; has a new job; wrong phone on her record; do not call her any more; fix his email; change details of the person; he finished his degree; new mobile; her email changed; he moved house; she has a new job; he is not looking any more; mark him as available; change her address; never call this person again; do not contact; put her on the blacklist; update his job title; she got married; Lena lives in Hobart now; she moved to Perth; she resigned from Telstra and is at Optus these days; she works for Optus now; he is a foreman now; he got promoted to manager; never contact this man again; leave her alone from now on; blacklist him; add a phone number for her; his number is 0411; he picked up a new certificate, add the skill; new job title for him; her name is spelt wrong; change the owner of this candidate to Tara; give him a five star rating; rate her four; he finished his masters; add Python to his skills; she has eight years of experience now; put his linkedin on the record; she is with another employer; mark as do not contact; his address is different; rename the candidate; she left the company; he has a new mobile',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  derived: DERIVED_FROM,
  input: UpdateCandidate,
  output: Candidate,
  run: updateCandidate,
  subject: (candidate) => candidate.id,
  undo: undoUpdate({ record: CANDIDATE, fields: RESTORED, read: getCandidate, write: restoreCandidate }),
});
