import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getCandidate, restoreCandidate, updateTags } from '#src/domain/candidates/index.ts';
import { CANDIDATE, Candidate, UpdateTags } from '#src/domain/candidates/schema.ts';

export const updateCandidateTagsAction = defineWrite({
  name: 'update_candidate_tags',
  title: "Change a candidate's tags",
  titleIn: { de: 'Schlagwörter eines Kandidaten ändern', fr: 'Modifier les étiquettes d’un candidat' },
  description:
    'Give tags to replace the whole set ([] clears it), or add and remove to change some and leave the rest. Labels are the ' +
    'same in any case and keep the spelling first used in the agency; unknown ones are made. At most 20, each cut to 40 ' +
    'characters. Use it rather than update_candidate when only labels change. candidate_id comes from list_candidates.',
  phrasings:
    'tag them; put a label on; mark as hot; flag her; add the tag; take the tag off; tag everybody from the event; mark her as a hot lead; label the person; put a star on him; group them under; untag; call this group; give him a label; star her; mark everyone from the fair; add a tag; untag her; tick her as vip; stick a VIP label on her; tag him; label them as; add the tag night shift; remove the hot label; flag her as silver medallist; put a sticker on; tag everyone from the event; untag him',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['label', 'hotlist', 'flag'],
  input: UpdateTags,
  output: Candidate,
  run: updateTags,
  subject: (candidate) => candidate.id,
  undo: undoUpdate({ record: CANDIDATE, read: getCandidate, write: restoreCandidate }),
});
