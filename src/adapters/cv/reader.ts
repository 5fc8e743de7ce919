import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CvReading } from '#src/domain/cv/schema.ts';
import type { CvFault } from '#src/domain/cv/source.ts';
import type { CvRead, CvReader } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { FairQueue } from '#src/lib/fair-queue.ts';

export interface Question {
  bytes: Uint8Array;
  home: string;
  filename?: string | undefined;
}
export type Answer = { reading: CvReading } | { fault: CvFault };

export interface ReaderLimits {
  /** How many files are read at once. */
  atOnce: number;
  /** How many more of agencies of which none is being read. */
  spare: number;
  /** How much processor time one may take, in milliseconds; on a system that does not tell it, how long. */
  cpuMs: number;
  /** How long one may take, in milliseconds, however busy the machine is. */
  wallMs: number;
  /** How much memory a process may take, in MB. */
  memoryMb: number;
  /** How long a file waits for the process that its agency has before another is started, in milliseconds. */
  patienceMs: number;
}

const LIMITS: ReaderLimits = {
  atOnce: 2,
  spare: 2,
  cpuMs: 15_000,
  wallMs: 120_000,
  memoryMb: 512,
  patienceMs: 2_000,
};
/** How often a reader is started for a file before the file is given back unread. */
const STARTS = 2;
/** So long a process waits for another file of its agency: what is written beside it may take a while. */
const IDLE_MS = 30_000;
const START_MS = 120_000;
const CHECK_MS = 250;
/** To start a process and warm it up takes about as much processor time as to read 250 files. */
const FILES_EACH = 1_000;
const CPU_SECONDS = 180;
/** What a file leaves behind is short-lived, and clearing it by several threads costs more than it saves. */
const THRIFTY = ['--max-semi-space-size=32', '--single-threaded-gc'];

/** A process that reads files, one after another, of one agency. */
interface Child {
  process: ChildProcess;
  account: string;
  read: number;
  /** Whether it has started. */
  ready: Promise<boolean>;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Reads CVs in processes of their own, under limits of memory, processor time and time: a file that breaks its reader
 * breaks nothing else. A process reads files of one agency alone, and none for long. Agencies take turns, and an
 * agency without a running file never waits for another agency's file. Another process is started for an agency that has
 * one only where a file of it takes long: many short ones are read sooner by one that is warm.
 */
export class CvReaders implements CvReader {
  readonly #limits: ReaderLimits;
  readonly #programme: readonly string[];
  readonly #queue: FairQueue;
  readonly #free: Child[] = [];
  /** Files that wait for a process of their agency, the longest first. */
  readonly #waiting = new Map<string, ((child: Child | undefined) => void)[]>();
  /** The processes that read now. */
  readonly #busy = new Map<string, Set<Child>>();
  readonly #all = new Set<ChildProcess>();
  #closed = false;

  /** @param programme what Node is given to start a reader */
  constructor(limits: Partial<ReaderLimits> = {}, programme: readonly string[] = ownProgramme()) {
    this.#limits = { ...LIMITS, ...limits };
    this.#programme = programme;
    this.#queue = new FairQueue(this.#limits);
  }

  read(accountId: string, bytes: Uint8Array, home: string, filename?: string): Promise<CvRead> {
    return this.#queue.run(accountId, () => this.#read(accountId, { bytes, home, filename }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const ended = [...this.#all].map(
      (child) =>
        new Promise((resolve) => {
          child.ref();
          child.once('exit', resolve);
          child.once('error', resolve);
          child.kill('SIGKILL');
        }),
    );
    await Promise.all([...ended, this.#queue.idle()]);
  }

  async #read(account: string, question: Question): Promise<CvRead> {
    for (let start = 0; start < STARTS && !this.#closed; start += 1) {
      const child = await this.#childFor(account);
      if (child === undefined) break;
      const isReady = await child.ready;
      const answer = isReady ? await this.#ask(child, question) : undefined;
      if (answer !== undefined && answer !== 'late') {
        this.#release(child);
        return answer;
      }
      child.process.kill('SIGKILL');
      this.#giveOn(child, true);
      // Late without the processor time for it may be the fault of a busy machine: once more.
      if (answer === 'late' && start + 1 < STARTS) continue;
      // What a file does to its reader is told of the file; that none starts is not.
      if (isReady) return { fault: 'unreadable' };
    }
    throw new AppError(
      'INTERNAL_ERROR',
      'The reader of CVs did not start, so the file was not looked at. Send it again shortly.',
    );
  }

  /** The child's answer; undefined when it died or took too much processor time, and late when it only took too long. */
  #ask({ process: child }: Child, question: Question): Promise<Answer | 'late' | undefined> {
    return new Promise((resolve) => {
      const end = (answer: Answer | 'late' | undefined): void => {
        clearTimeout(timer);
        clearInterval(check);
        child.off('message', heard);
        child.off('exit', died);
        resolve(answer);
      };
      const heard = (answer: Answer): void => end(answer);
      const died = (): void => end(undefined);
      const { cpuMs, wallMs } = this.#limits;
      const began = cpuTimeOf(child.pid);
      const timer = setTimeout(end, began === null ? Math.min(cpuMs, wallMs) : wallMs, 'late');
      const check = setInterval(
        () => {
          const used = cpuTimeOf(child.pid);
          if (began !== null && used !== null && used - began > cpuMs) end(undefined);
        },
        Math.min(CHECK_MS, cpuMs),
      );
      child.on('message', heard);
      child.on('exit', died);
      child.send(question, (error) => {
        if (error) end(undefined);
      });
    });
  }

  /** A process of the agency; undefined where all were closed meanwhile. */
  async #childFor(account: string): Promise<Child | undefined> {
    const isFree = this.#free.some((one) => one.account === account);
    const given = this.#busy.has(account) && !isFree ? await this.#given(account) : undefined;
    if (this.#closed) return undefined;
    return given ?? this.#taken(account);
  }

  /** The process that another file of the agency leaves; undefined where none is left in time. */
  #given(account: string): Promise<Child | undefined> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(account) ?? [];
      this.#waiting.set(account, waiting);
      let timer: NodeJS.Timeout | undefined;
      const give = (child: Child | undefined): void => {
        clearTimeout(timer);
        resolve(child);
      };
      waiting.push(give);
      const late = (): void => {
        const at = waiting.indexOf(give);
        if (at >= 0) waiting.splice(at, 1);
        resolve(undefined);
      };
      // That one starts is the machine's doing and no file's.
      void Promise.race([...(this.#busy.get(account) ?? [])].map(({ ready }) => ready)).then(() => {
        if (waiting.includes(give)) timer = setTimeout(late, this.#limits.patienceMs);
      });
    });
  }

  /**
   * Gives the process of a file that was read, or one for one that has ended, to the file that waited longest.
   * @returns whether one waited
   */
  #giveOn(child: Child, hasEnded: boolean): boolean {
    const { account } = child;
    const busy = this.#busy.get(account);
    const give = this.#closed ? undefined : this.#waiting.get(account)?.shift();
    if (give === undefined || hasEnded) busy?.delete(child);
    give?.(hasEnded ? this.#taken(account) : child);
    if (busy?.size === 0) this.#busy.delete(account);
    return give !== undefined;
  }

  #taken(account: string): Child {
    const child = this.#next(account);
    const busy = this.#busy.get(account) ?? new Set();
    this.#busy.set(account, busy.add(child));
    return child;
  }

  #next(account: string): Child {
    const at = this.#free.findIndex((child) => child.account === account);
    const [known] = at < 0 ? [] : this.#free.splice(at, 1);
    if (known !== undefined) {
      clearTimeout(known.idle);
      if (known.process.connected) return known;
    }
    // Processes for other agencies make room.
    for (const other of this.#free.splice(0)) this.#end(other);
    const process = this.#start();
    return { process, account, read: 0, ready: readiness(process), idle: undefined };
  }

  #release(child: Child): void {
    child.read += 1;
    const isSpent = child.read >= FILES_EACH || this.#closed || !child.process.connected;
    if (isSpent) this.#end(child);
    if (this.#giveOn(child, isSpent) || isSpent) return;
    child.idle = setTimeout(() => {
      const at = this.#free.indexOf(child);
      if (at >= 0) this.#free.splice(at, 1);
      this.#end(child);
    }, IDLE_MS).unref();
    this.#free.push(child);
  }

  #end(child: Child): void {
    clearTimeout(child.idle);
    child.process.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const { memoryMb } = this.#limits;
    const run = [`--max-old-space-size=${Math.floor(memoryMb / 2)}`, ...THRIFTY, ...this.#programme];
    const limited = process.platform === 'linux';
    const [file, args] = limited
      ? [
          '/bin/sh',
          [
            '-c',
            `ulimit -d ${memoryMb * 1024} -t ${CPU_SECONDS} -c 0 2>/dev/null; exec "$0" "$@"`,
            process.execPath,
            ...run,
          ],
        ]
      : [process.execPath, run];
    const child = spawn(file, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      // Nothing of this process's surroundings: no addresses, no keys.
      env: { NODE_NO_WARNINGS: '1' },
    });
    this.#all.add(child);
    child.on('exit', () => this.#all.delete(child));
    child.on('error', () => this.#all.delete(child));
    child.unref();
    child.channel?.unref?.();
    return child;
  }
}

/** Clock ticks of a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** Milliseconds of processor time that a process has used, from /proc; null where there is none. */
function cpuTimeOf(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    // Behind the name in brackets: state, parent and so on; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return null;
  }
}

function readiness(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, START_MS, false);
    const end = (ready: boolean) => () => {
      clearTimeout(timer);
      resolve(ready);
    };
    child.once('message', end(true));
    child.once('exit', end(false));
    child.once('error', end(false));
  });
}

// Compiled beside the program, or from its source by the loader.
function ownProgramme(): string[] {
  const compiled = join(import.meta.dirname ?? '', 'cv-child.js');
  if (existsSync(compiled)) return [compiled];
  const { resolve } = createRequire(import.meta.url);
  return ['--import', resolve('tsx'), resolve('#src/adapters/cv/child.ts')];
}
