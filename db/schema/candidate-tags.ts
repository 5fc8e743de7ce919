import type { Id } from '#src/lib/ids.ts';

export interface CandidateTagsTable {
  account_id: Id<'account'>;
  candidate_id: Id<'candidate'>;
  tag_id: Id<'tag'>;
}
