import { defineRead } from '#src/action/define.ts';
import { listDuplicates } from '#src/domain/duplicates/index.ts';
import { DuplicateFilters, DuplicatePair } from '#src/domain/duplicates/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listDuplicatesAction = defineRead({
  name: 'list_duplicates',
  title: 'List possible duplicates',
  description:
    'List pairs of candidates who may be one person, the likeliest first, with the reasons for each: names with their ' +
    'typos, nicknames and married names, e-mail, phone, LinkedIn, employer, city, title. Pairs are kept up within a minute ' +
    'of a change. Look at the reasons, then join the two with merge_candidates, or say that they are two people with ' +
    'dismiss_duplicate. No cursor: raise limit (200 at most) or min_score, or ask for one candidate_id (list_candidates).',
  phrasings:
    'the same person twice; we have him two times; double records; who is in here twice; clean the database of doubles; people entered more than once; could this be somebody we have already; is anybody in here twice; duplicates; check for doubles; same guy two times; have we got the same person twice; show me duplicates; who is in there double; clean up double entries; possible duplicates; people who look the same; find double records',
  scope: 'candidates:read',
  synonyms: ['double', 'same person', 'dedupe', 'twin'],
  input: DuplicateFilters,
  output: pageOf(DuplicatePair),
  run: listDuplicates,
});
