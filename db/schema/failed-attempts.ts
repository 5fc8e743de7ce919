/** Failed or costly attempts of one subject (an address, an e-mail) in its current window. */
export interface FailedAttemptsTable {
  /** What is counted, and a keyed hash of the subject, so that no address or e-mail is stored. */
  subject: string;
  since: string;
  count: number;
}
