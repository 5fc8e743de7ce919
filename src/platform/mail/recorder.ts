import { json } from '#db/rows.ts';
import { nowFor } from '#src/action/context.ts';
import { finish, type Runtime } from '#src/action/execute.ts';
import { runInUnit } from '#src/action/unit.ts';
import type { Actor } from '#src/domain/context.ts';
import { type Handed, recordHandovers } from '#src/domain/emails/handovers.ts';
import { newId } from '#src/lib/ids.ts';
import { internalPrincipal } from '../auth/internal.ts';

const IN_ONE_UNIT = 50;
const TRIES = 8;

interface Pending {
  handed: Handed;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Writes down what became of mails. What comes in while one unit commits goes into the next together, as far as it is of
 * one account and was asked for by one person, in whose name the activities tell it.
 */
export class Recorder {
  readonly #runtime: Runtime;
  readonly #pending = new Map<string, Pending[]>();
  #working: Promise<void> | null = null;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /** Resolves when it is written down. */
  record(handed: Handed): Promise<void> {
    const { account_id, actor } = handed.mail.row;
    const key = `${account_id} ${actor}`;
    const written = new Promise<void>((resolve, reject) => {
      const line = this.#pending.get(key) ?? [];
      line.push({ handed, resolve, reject });
      this.#pending.set(key, line);
    });
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
    return written;
  }

  async #work(): Promise<void> {
    // What is handed over in the same turn shares a unit.
    await new Promise((resolve) => setImmediate(resolve));
    for (let [entry] = this.#pending; entry !== undefined; [entry] = this.#pending) {
      const [key, line] = entry;
      const some = line.splice(0, IN_ONE_UNIT);
      if (line.length === 0) this.#pending.delete(key);
      try {
        await this.#write(some.map(({ handed }) => handed));
        for (const { resolve } of some) resolve();
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
  }

  // The mails are out: giving up on a store that is busy or full for a moment would make them look lost.
  async #write(handed: Handed[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#unit(handed);
        return;
      } catch (error) {
        if (attempt === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt));
      }
    }
  }

  async #unit(handed: Handed[]): Promise<void> {
    const [first] = handed;
    if (first === undefined) return;
    const { account_id, actor } = first.mail.row;
    const effects = await this.#runtime.store.write(
      async (unit) => {
        const principal = await internalPrincipal(unit.tx, account_id, { type: 'system', name: 'Deskhand' });
        if (principal === undefined) return undefined;
        return runInUnit(
          unit,
          {
            name: 'record_handovers',
            title: 'Write down what became of mail',
            quiet: true,
            write: (ctx) => recordHandovers(ctx, handed),
            status: () => 200,
            subject: () => null,
          },
          undefined,
          undefined,
          { ...principal, actor: json.decode<Actor>(actor) },
          { face: 'job', requestId: newId('request') },
          nowFor(principal),
        );
      },
      { account: account_id },
    );
    if (effects !== undefined) finish(this.#runtime, effects);
  }
}
