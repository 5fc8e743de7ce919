/** Failed or costly attempts of one subject (an address, an e-mail) in its current window. */
export interface FailedAttemptsTable {
  /** What is counted, and a keyed hash of whose: nobody's address or e-mail stands here. */
  subject: string;
  since: string;
  count: number;
}
