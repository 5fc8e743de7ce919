import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { Candidate } from '#src/domain/candidates/schema.ts';
import { mergeCandidates, unmergeCandidate } from '#src/domain/persons/index.ts';
import { id } from '#src/lib/ids.ts';

export const mergeCandidatesAction = defineWrite({
  name: 'merge_candidates',
  title: 'Merge two candidates',
  titleIn: { de: 'Zwei Kandidaten zusammenführen', fr: 'Fusionner deux candidats' },
  description:
    'Make one record of two that are one person. keep_id wins; what it lacks is filled in from merge_id, lists are united, ' +
    'and applications, interviews, papers, pools, e-mails, documents, references, submissions, placements and deals of both ' +
    'are on it from now on; on one job the application at the furthest stage stays. The old id answers with the kept ' +
    'record. Look at the reasons in list_duplicates first (ids also come from list_candidates). unmerge_candidate takes it ' +
    'back within 30 days. Nobody is told.',
  phrasings:
    'join the two records; make one record of both; they are one and the same person; put both profiles together; fold one record into the other; keep the older record and add the other to it; put the two together; merge them; it is the same guy combine; keep one record; two entries for Ibrahim, make it one; combine the two records; join the duplicates; merge her with the other profile; same person, put them together; fold that record into this one; they are one and the same',
  scope: 'candidates:write',
  idempotency: 'required',
  risk: { destructive: true, outward: false, reversible: true },
  synonyms: ['combine', 'join records', 'dedupe', 'same person'],
  input: z.object({ keep_id: id('candidate'), merge_id: id('candidate') }),
  output: Candidate,
  run: mergeCandidates,
  subject: (candidate) => candidate.id,
  undo: async (ctx, { input }) => {
    await unmergeCandidate(ctx, input.merge_id);
    return { outcome: 'done' };
  },
});
