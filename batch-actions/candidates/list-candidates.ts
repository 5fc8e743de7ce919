import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listCandidates } from '#src/domain/candidates/index.ts';
import { Candidate, CandidateFilters } from '#src/domain/candidates/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listCandidatesAction = defineRead({
  name: 'list_candidates',
  title: 'List candidates',
  description:
    'List people of the agency, newest first, by exact facts: name, e-mail, phone, profile, tag, city, rating, do_not_approach, contact_only, dates. ' +
    'Use it to find a candidate_id by name or e-mail or to walk the whole bank. It includes people not to be approached and people ' +
    'known only as client contacts unless filtered. Deleted ones are left out. Pages with limit and after.',
  phrasings:
    'newest people; candidates added this week; who did we add; everyone tagged; people without a cv; who is on the do not approach list; list of people; have we got somebody called; look up by name or mail; people we added lately; everyone in the city; who has no email; show the people tagged; all candidates called; who joined this month; everyone with the tag; who have I got on file; recently added people; look up somebody by name; show the do not contact list; people I own; have we got Ibrahim in here already; do we know anybody called Sahin; find Lena; pull up everyone tagged VIP; everyone in Perth on our books; people rated five; look her up by email; is he in the system; list our candidates; who do we have in Ballarat; who is marked do not approach; look up a person by name',
  scope: 'candidates:read',
  synonyms: ['talent bank', 'people', 'find candidate', 'look up person'],
  input: z.object({ ...ListInput, ...CandidateFilters }),
  output: pageOf(Candidate),
  run: listCandidates,
});
