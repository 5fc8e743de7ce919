/** A mail as it came in, with what tells whose it is and what kind of mail it is. Every text is the sender's. */
export interface InboundMail {
  /** With its angle brackets; made of the bytes where the mail has none. */
  message_id: string;
  /** Message-IDs that it answers, the nearest first. */
  answers: readonly string[];
  from: { address: string; name: string | null };
  /** Everyone it was addressed or delivered to. */
  recipients: readonly string[];
  subject: string;
  text: string;
  attachments: number;
  /** Written by a program: out of office, a list, a receipt. */
  automatic: boolean;
  /** What a mail server says about a mail that it could not deliver; null where it is no such report. */
  report: { action: string; address: string | null; response: string } | null;
}
