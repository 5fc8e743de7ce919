import { json } from '#db/rows.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { nowFor } from '#src/access/principal.ts';
import { type Runtime, wakeWorkersFor } from '#src/action/execute.ts';
import { runInUnit } from '#src/action/unit.ts';
import type { Actor } from '#src/domain/context.ts';
import { type HandedMail, recordHandovers } from '#src/domain/emails/handovers.ts';
import { newId } from '#src/lib/ids.ts';

const MAX_PER_UNIT = 40;
const GATHER_MS = 60;
const MAX_ATTEMPTS = 8;

interface Pending {
  handed: HandedMail;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Records the outcomes of mails. Outcomes that arrive while one unit commits are written together in the next one, as far
 * as they are of one account and one sender, in whose name the activities are written.
 */
export class Recorder {
  readonly #runtime: Runtime;
  readonly #beforeWrite: () => void;
  readonly #pending = new Map<string, Pending[]>();
  #waiting = 0;
  #working: Promise<void> | null = null;
  #hurry = false;
  #begin: () => void = () => {};

  /** @param beforeWrite called when a unit is about to begin: what is written in the same turn shares its commit */
  constructor(runtime: Runtime, beforeWrite: () => void) {
    this.#runtime = runtime;
    this.#beforeWrite = beforeWrite;
  }

  /**
   * Resolves when it is recorded.
   * @param urgent somebody waits for it: it is written at once, together with what else is pending
   */
  record(handed: HandedMail, urgent: boolean): Promise<void> {
    const { account_id, actor } = handed.mail.row;
    const key = `${account_id} ${actor}`;
    const written = new Promise<void>((resolve, reject) => {
      const line = this.#pending.get(key) ?? [];
      line.push({ handed, resolve, reject });
      this.#pending.set(key, line);
    });
    this.#waiting += 1;
    this.#working ??= this.#work();
    if (urgent || this.#waiting >= MAX_PER_UNIT) this.flush();
    return written;
  }

  /** Writes down what there is without gathering more. */
  flush(): void {
    this.#hurry = true;
    this.#begin();
  }

  async #work(): Promise<void> {
    while (this.#pending.size > 0) {
      await this.#gather();
      for (const [key, line] of [...this.#pending]) {
        const some = line.splice(0, MAX_PER_UNIT);
        if (line.length === 0) this.#pending.delete(key);
        this.#waiting -= some.length;
        this.#beforeWrite();
        try {
          await this.#write(some.map(({ handed }) => handed));
          for (const { resolve } of some) resolve();
        } catch (error) {
          for (const { reject } of some) reject(error);
        }
      }
    }
    // In the same turn as the last look: what is given from now on begins anew.
    this.#working = null;
  }

  // One commit for many mails costs the disk as much as one for a single mail.
  async #gather(): Promise<void> {
    if (this.#hurry) {
      this.#hurry = false;
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#begin = resolve;
      timer = setTimeout(resolve, GATHER_MS);
    });
    clearTimeout(timer);
    this.#hurry = false;
  }

  // The mails are sent already, so writing is retried when the store is busy or full for a moment.
  async #write(handed: HandedMail[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#unit(handed);
        return;
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt));
      }
    }
  }

  async #unit(handed: HandedMail[]): Promise<void> {
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
            write: (ctx) => recordHandovers(ctx, handed),
            status: () => 200,
            subject: () => null,
          },
          undefined,
          undefined,
          { ...principal, actor: json.decode<Actor>(actor) },
          { channel: 'job', requestId: newId('request') },
          nowFor(principal),
        );
      },
      { account: account_id },
    );
    if (effects !== undefined) wakeWorkersFor(this.#runtime, effects);
  }
}
