import type { ComposedMessage } from './message.ts';

/**
 * The outcome of a hand-over. The three must never be confused: only `not_accepted` may be retried, and `unknown` may
 * already be in the recipient's mailbox.
 */
export type Handover =
  /** The server took responsibility. `refused` lists recipients it rejected. */
  | { outcome: 'accepted'; response: string; refused: { address: string; response: string }[] }
  /** The server has not accepted the message. `retryable` is false after a permanent error. */
  | { outcome: 'not_accepted'; retryable: boolean; response: string }
  /** The message was being sent and no final reply came. */
  | { outcome: 'unknown'; response: string };

export type MailTransport = {
  /** Hands one message over. Always resolves within the transport's time limit. */
  send(message: ComposedMessage): Promise<Handover>;
  /** The number of concurrent hand-overs; further ones wait, within their own time limit. */
  readonly concurrency: number;
  /** Closes idle connections and waits for running hand-overs. */
  close(): Promise<void>;
};
