import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { Candidate } from '#src/domain/candidates/schema.ts';
import { unmergeCandidate } from '#src/domain/persons/index.ts';
import { id } from '#src/lib/ids.ts';

export const unmergeCandidateAction = defineWrite({
  name: 'unmerge_candidate',
  title: 'Take a merge of candidates back',
  titleIn: { de: 'Zusammenführung von Kandidaten zurücknehmen', fr: 'Annuler une fusion de candidats' },
  description:
    'Make two records again of two that merge_candidates joined within the last 30 days: each has what it had. What was ' +
    'changed on the kept record since stays there, and meta.warnings says so. Use it when two were taken for one. candidate_id is the id that was merged away: ' +
    'merged_ids of the kept record (get_candidate or list_candidates) names it. The answer is the record that is back.',
  phrasings:
    'the merge was a mistake; split the records again; two different people after all; take the merge back; separate them again; pull them apart again; merged by mistake; undo the merging; they should be separate; split the merged record again; they were two people after all; undo the merge; that merge was wrong; take the two records apart',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['split', 'separate', 'undo merge'],
  input: z.object({ candidate_id: id('candidate') }),
  output: Candidate,
  run: (ctx, { candidate_id }) => unmergeCandidate(ctx, candidate_id),
  subject: (candidate) => candidate.id,
  irreversible: 'Merge the two again with merge_candidates.',
});
