import { defineRead } from '#src/action/define.ts';
import { getCandidateBrief } from '#src/domain/briefs/index.ts';
import { CandidateBrief, GetCandidateBrief } from '#src/domain/briefs/schema.ts';

export const getCandidateBriefAction = defineRead({
  name: 'get_candidate_brief',
  title: 'Brief of a candidate',
  description:
    'One person in short before a call or a decision: the facts, where they stand on each live job, what is booked or promised, what waits, the last contacts, the next step. candidate_id comes from list_candidates or search_candidates; for every field use get_candidate.',
  scope: 'candidates:read',
  synonyms: ['catch me up on', 'prepare my call with', 'where does she stand', 'story so far', 'who is'],
  input: GetCandidateBrief,
  output: CandidateBrief,
  run: getCandidateBrief,
});
