/** One candidate of a submission, and what the client contact said to them. */
export interface SubmissionItemsTable {
  id: string;
  account_id: string;
  submission_id: string;
  application_id: string;
  candidate_id: string;
  position: number;
  /** What the client contact calls them. */
  display_name: string;
  summary: string;
  summary_source: 'provided' | 'ai';
  response: 'none' | 'interview_requested' | 'passed' | 'question';
  responded_at: string | null;
  pass_reason: string | null;
  /** JSON: { preferred_times, note } */
  interview_request: string | null;
  /** JSON: [{ id, text, asked_at, answer, answered_at, answered_by }] */
  questions: string;
  viewed_at: string | null;
}
