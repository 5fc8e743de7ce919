import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listPapers } from '#src/domain/papers/index.ts';
import { Paper } from '#src/domain/papers/schema.ts';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';

export const listCandidatePapersAction = defineRead({
  name: 'list_candidate_papers',
  title: "List a person's contractor documents",
  description:
    'List the contractor documents of one candidate, newest first: right to work, checks, licences, insurance, agreements, each ' +
    'with its status and the last day it counts. Status to_check is an upload that nobody has accepted yet (check_paper). What one ' +
    'contract still lacks is get_placement_papers; CVs and other files are list_documents. candidate_id comes from list_candidates.',
  phrasings:
    'which certificates does he have; when does her visa expire; his licences; documents that run out; her right to work; what papers do we hold on; what certificates are on file for her; which tickets does she hold; papers of the person; documents about to expire; whose tickets expire; is his licence still good; which certificates does she have; when does her visa run out; tickets on file; are his papers current; check his work rights; which papers does he have; are his tickets valid; when do her checks expire; licences on file; her compliance documents; what runs out soon for him; is his insurance current; right to work on file',
  scope: 'candidates:read',
  synonyms: ['certificates', 'compliance', 'right to work', 'expiry'],
  input: z.object({ candidate_id: id('candidate'), ...ListInput }),
  output: pageOf(Paper),
  run: listPapers,
});
