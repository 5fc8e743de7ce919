import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Question {
  id: number;
  sentences: readonly string[];
}
export interface Answer {
  id: number;
  vectors: Float32Array[];
}

/** Tells what English sentences mean, as vectors of length 1 with 512 numbers: sentences of like meaning lie close. */
export interface SentenceReader {
  /** False where the service runs without the model. */
  readonly isOn: boolean;
  /** Loads the model, which takes half a second to two on a machine at rest. Tells whether it can be used. */
  warm(): Promise<boolean>;
  /** The vectors of sentences, once the model is loaded; null where it is off, has ended, or has not answered within `withinMs`. */
  read(sentences: readonly string[], withinMs: number): Promise<Float32Array[] | null>;
  close(): Promise<void>;
}

/** For a service without the model. */
export const NO_READER: SentenceReader = {
  isOn: false,
  warm: () => Promise.resolve(false),
  read: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

/** How many sentences wait at most; more are not read. */
const MAX_WAITING = 200;

/** A thread that died is started again after so long, by the next sentence that is read. */
const AGAIN_MS = 30_000;

/** The Universal Sentence Encoder (lite) in a thread of its own, which is started by `warm`, and again after it died. */
export class SentenceThread implements SentenceReader {
  readonly isOn = true;
  readonly #told: (error: unknown) => void;
  readonly #againMs: number;
  readonly #waiting = new Map<number, (vectors: Float32Array[] | null) => void>();
  #thread: Worker | undefined;
  #warm: Promise<boolean> | undefined;
  #isClosed = false;
  #startsAt = Number.NEGATIVE_INFINITY;
  #asked = 0;
  #sentences = 0;

  /**
   * @param told hears why the model cannot be used
   * @param againMs how long a thread that died stays down, in milliseconds
   */
  constructor(told: (error: unknown) => void, againMs = AGAIN_MS) {
    this.#told = told;
    this.#againMs = againMs;
  }

  warm(): Promise<boolean> {
    if (this.#warm !== undefined) return this.#warm;
    if (this.#isClosed || performance.now() < this.#startsAt) return Promise.resolve(false);
    const started = this.#start();
    if (this.#thread !== undefined) this.#warm = started;
    return started;
  }

  async #start(): Promise<boolean> {
    const thread = this.#begin();
    if (thread === null) return false;
    thread.unref();
    thread.on('message', (answer: Answer) => this.#take(answer));
    thread.on('error', (error) => this.#end(error, thread));
    thread.on('exit', () => this.#end(null, thread));
    this.#thread = thread;
    // The first sentence takes longest; it is read before anybody waits for one.
    return (await this.#ask(['a first sentence'])) !== null;
  }

  // Where the machine has no room for another thread, sentences are done without.
  #begin(): Worker | null {
    try {
      return new Worker(ownProgramme(), { execArgv: [], env: {} });
    } catch (error) {
      this.#end(error, undefined);
      return null;
    }
  }

  async read(sentences: readonly string[], withinMs: number): Promise<Float32Array[] | null> {
    // The thread answers in turn, so what is asked while the model loads is answered as soon as it is there.
    void this.warm();
    if (this.#thread === undefined || this.#sentences + sentences.length > MAX_WAITING) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, withinMs, null);
    });
    const vectors = await Promise.race([this.#ask(sentences), late]);
    clearTimeout(timer);
    return vectors;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = this.#thread;
    this.#end(null, thread);
    await thread?.terminate();
  }

  #ask(sentences: readonly string[]): Promise<Float32Array[] | null> {
    const id = this.#asked++;
    this.#sentences += sentences.length;
    return new Promise<Float32Array[] | null>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#thread?.postMessage({ id, sentences } satisfies Question);
    }).finally(() => {
      this.#sentences -= sentences.length;
    });
  }

  #take({ id, vectors }: Answer): void {
    this.#waiting.get(id)?.(vectors);
    this.#waiting.delete(id);
  }

  // An error is followed by the end of its thread, which is told but once.
  #end(error: unknown, thread: Worker | undefined): void {
    if (thread !== this.#thread) return;
    if (error !== null) this.#told(error);
    this.#thread = undefined;
    this.#warm = undefined;
    this.#startsAt = performance.now() + this.#againMs;
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}

// Compiled beside the program, or as it stands in the sources.
function ownProgramme(): string {
  const compiled = join(import.meta.dirname ?? '', 'sentence-thread.js');
  return existsSync(compiled) ? compiled : join(import.meta.dirname ?? '', 'thread.mjs');
}
