import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { withNotes } from '#src/domain/activities/index.ts';
import { getCandidate } from '#src/domain/candidates/index.ts';
import { Candidate } from '#src/domain/candidates/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getCandidateAction = defineRead({
  name: 'get_candidate',
  title: 'Read a candidate',
  description:
    'Read one person of the agency by id: the whole record with contact details, tags, preferences and history. Works for ' +
    'people known only as client contacts too (contact_only). Find the id with list_candidates.',
  phrasings:
    'show me his record; her phone number; pull up the candidate; tell me about; what do we have on; is she available; what does he earn; where does she work; his profile; when did we last talk to her; open his record; what is her email; how do I reach him; what does she do; when can he start; details of the person; what is his number; her email; does he drive; what has she done before; look him up; where does he live; open her profile; her salary expectation; is he still looking; show me her profile; what do we have on him; pull up Lena; what is her phone number; what is his email; how much does she want; where does she live; where does he work; what is her notice period; read me the profile; see the candidate; what are his skills; how many years has he got',
  scope: 'candidates:read',
  input: z.object({ candidate_id: id('candidate') }),
  output: Candidate,
  run: (ctx, { candidate_id }) => withNotes(ctx, 'candidate_id', getCandidate(ctx, candidate_id)),
});
