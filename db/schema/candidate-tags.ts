export interface CandidateTagsTable {
  account_id: string;
  candidate_id: string;
  tag_id: string;
}
