/** A request to a candidate to name referees. */
export interface RefereeRequestsTable {
  id: string;
  account_id: string;
  application_id: string;
  candidate_id: string;
  job_id: string;
  status: 'requested' | 'received' | 'in_progress' | 'completed' | 'expired' | 'declined';
  /** The keyed hash of the candidate's link. */
  hash: string;
  /** What the consultant adds to the mail. */
  message: string | null;
  /** When the candidate was asked last. */
  sent_at: string;
  /** From when reminders are counted: when the candidate, then the referees, were asked. */
  base_at: string;
  reminders_sent: number;
  /** When a reminder or the end comes next; null once it has ended. */
  due_at: string | null;
  expires_at: string;
  received_at: string | null;
  completed_at: string | null;
  /** A keyed hash of the address that the candidate answered from. */
  origin: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}

/** Somebody whom a candidate named. */
export interface RefereesTable {
  id: string;
  account_id: string;
  request_id: string;
  position: number;
  name: string;
  relationship: 'manager' | 'peer' | 'report' | 'client';
  company: string | null;
  title: string | null;
  email: string;
  phone: string | null;
  worked_from: string | null;
  worked_to: string | null;
  status: 'sent' | 'completed' | 'declined';
  /** The keyed hash of the referee's link. */
  hash: string;
  /** JSON: { question, answer }[] */
  answers: string;
  would_rehire: number | null;
  /** JSON: string[] */
  flags: string;
  /** The mail that asked, whose failure means a bounce. */
  mail_id: string | null;
  /** A keyed hash of the address that the referee answered from. */
  origin: string | null;
  sent_at: string | null;
  answered_at: string | null;
}
