import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

// Senders of this process: several may share it, in tests or beside a command.
const activeWorkers = new Set<string>();

/** The name under which one sender claims mail, and what tells whether the sender behind another name still lives. */
export class LeaseOwner {
  readonly text: string;
  readonly #id = randomUUID();

  constructor() {
    this.text = `${hostname()} ${process.pid} ${this.#id}`;
    activeWorkers.add(this.#id);
  }

  retire(): void {
    activeWorkers.delete(this.#id);
  }

  /** Whether the process that claimed under this name is known to be gone. Of another machine nothing is known. */
  isDead(claim: string): boolean {
    const [host, pid = '', id = ''] = claim.split(' ');
    if (host !== hostname()) return false;
    if (Number(pid) === process.pid) return !activeWorkers.has(id);
    try {
      process.kill(Number(pid), 0);
      return false;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'ESRCH';
    }
  }
}
