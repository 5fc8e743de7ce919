import type { ComposedMessage } from './message.ts';

/**
 * What became of one hand-over, as far as it can be known. The three must never be confused: only
 * `not_accepted` may be sent again, and `unknown` may already lie in the recipient's mailbox.
 */
export type Handover =
  /** The server took responsibility. `refused` lists recipients it turned down before taking the rest. */
  | { outcome: 'accepted'; response: string; refused: { address: string; response: string }[] }
  /** The server did not get the message. `retryable` is false when it said that trying again is no use. */
  | { outcome: 'not_accepted'; retryable: boolean; response: string }
  /** The message was on its way and no final reply came. */
  | { outcome: 'unknown'; response: string };

export type MailTransport = {
  /** Hand one message over. Resolves always, within the transport's time limit. */
  send(message: ComposedMessage): Promise<Handover>;
  /** Hand-overs that run side by side; more of them wait for their turn, on their own time. */
  readonly concurrency: number;
  /** Say goodbye to idle connections and wait for the hand-overs under way. */
  close(): Promise<void>;
};
