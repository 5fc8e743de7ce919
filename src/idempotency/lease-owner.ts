import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

// Owners in this process. There may be several, in tests or beside a command.
const activeWorkers = new Set<string>();

/**
 * Where process ids mean the same processes as here. Containers may have one host name and each a process 1, so the name of
 * the host alone would not tell them apart: on Linux the boot of the kernel and the namespace of process ids are part of it.
 */
const PLACE = [
  hostname(),
  partOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  partOf(() => readlinkSync('/proc/self/ns/pid')),
].join('/');

function partOf(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** The name under which a process holds leases, with a check whether the owner of another name is still alive. */
export class LeaseOwner {
  readonly text: string;
  readonly #id = randomUUID();

  constructor() {
    this.text = `${PLACE} ${process.pid} ${this.#id}`;
    activeWorkers.add(this.#id);
  }

  end(): void {
    activeWorkers.delete(this.#id);
  }

  /** Whether the process that claimed under this name is known to be dead. Always false for another machine or container. */
  isDead(claim: string): boolean {
    const [place, pid = '', id = ''] = claim.split(' ');
    if (place !== PLACE) return false;
    if (Number(pid) === process.pid) return !activeWorkers.has(id);
    try {
      process.kill(Number(pid), 0);
      return false;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'ESRCH';
    }
  }
}
