import { defineRead } from '#src/action/define.ts';
import { getCandidateBrief } from '#src/domain/briefs/index.ts';
import { CandidateBrief, GetCandidateBrief } from '#src/domain/briefs/schema.ts';
import { wallClock } from '#src/lib/clock.ts';

export const getCandidateBriefAction = defineRead({
  name: 'get_candidate_brief',
  title: 'Brief of a candidate',
  description:
    'One person in short before a call or a decision: the facts, where they stand on each live job, what is booked or promised, what waits, the last contacts, the next step. candidate_id comes from list_candidates or search_candidates; for every field use get_candidate.',
  phrasings:
    'brief me on her before I call; tell me about him in short; catch me up on Ana; what is the story with this candidate; prepare my call with her; summary of the person; where are we with him; before I ring her; what should I know about him before the call; where do we stand with this person; refresh my memory about her; the story so far with him; quick rundown on the candidate; get me ready for my call with him; quick refresher on; remind me who she is; rundown on the candidate; prep me for a chat with her; seeing him in an hour what should I know; one minute version on Lena; brief me on Lena; remind me who Lena is; quick rundown of her before I ring; what is the story with Lena; where do we stand with him; when did we last speak to her and what about; catch me up on this person; what do I need to know before I call him; summary of where she is with us; what is going on with Lena; background on him in two lines; is she in play anywhere',
  scope: 'candidates:read',
  synonyms: ['catch me up on', 'prepare my call with', 'where does she stand', 'story so far', 'who is'],
  input: GetCandidateBrief,
  output: CandidateBrief,
  run: (ctx, input) => getCandidateBrief(ctx, input, wallClock()),
});
