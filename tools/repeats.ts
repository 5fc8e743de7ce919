import { randomUUID } from 'node:crypto';
import { fingerprintOf } from '#src/idempotency/fingerprint.ts';
import { AppError } from '#src/lib/errors.ts';

/** The member of a call's `_meta` that carries an idempotency key. */
export const KEY_META = 'deskhand/idempotency-key';

const WINDOW_MS = 5 * 60_000;
const MAX_ENTRIES = 10_000;
const KEY = /^[\x20-\x7e]{1,255}$/;

/**
 * Idempotency for clients that send no key: the same call by the same credential within five minutes is a repeat
 * (models retry when their host times out), and gets the saved answer. A refused call had no effect, so its retry counts
 * as a new call.
 */
export class RepeatDetector {
  readonly #calls = new Map<string, { key: string; at: number }>();

  /** The key for a call: its own, or the one that its first attempt got. */
  keyFor(
    credentialId: string,
    tool: string,
    args: Record<string, unknown>,
    meta: Record<string, unknown>,
  ): { key: string; fingerprint: string; given: boolean } {
    const fingerprint = fingerprintOf({ method: 'MCP', route: tool, input: args });
    const given = meta[KEY_META];
    if (given !== undefined) {
      if (typeof given !== 'string' || !KEY.test(given)) {
        throw new AppError(
          'INVALID_REQUEST',
          `_meta["${KEY_META}"] must be 1 to 255 printable ASCII characters.`,
          {
            field: `_meta.${KEY_META}`,
          },
        );
      }
      return { key: given, fingerprint, given: true };
    }
    const now = Date.now();
    this.#forgetOld(now);
    const call = `${credentialId} ${fingerprint}`;
    const known = this.#calls.get(call);
    if (known !== undefined) return { key: known.key, fingerprint, given: false };
    const key = `mcp-${randomUUID()}`;
    this.#calls.set(call, { key, at: now });
    return { key, fingerprint, given: false };
  }

  /** Forgets a call that was refused. */
  forget(credentialId: string, fingerprint: string): void {
    this.#calls.delete(`${credentialId} ${fingerprint}`);
  }

  /** Forgets the calls of a credential: what they made may be gone, and the same words make it anew. */
  forgetAll(credentialId: string): void {
    for (const call of this.#calls.keys()) if (call.startsWith(`${credentialId} `)) this.#calls.delete(call);
  }

  // Entries stand in the order they were made.
  #forgetOld(now: number): void {
    for (const [call, { at }] of this.#calls) {
      if (now - at < WINDOW_MS && this.#calls.size < MAX_ENTRIES) return;
      this.#calls.delete(call);
    }
  }
}

/** Whether a failed call may have taken effect, so that its retry must not run as a new call. */
export function mayHaveRun(error: AppError): boolean {
  return (
    error.status >= 500 ||
    error.code === 'IDEMPOTENCY_IN_PROGRESS' ||
    error.code === 'IDEMPOTENCY_OUTCOME_UNKNOWN'
  );
}
