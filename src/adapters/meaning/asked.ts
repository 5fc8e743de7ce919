import { abortsTransaction } from '#db/rows.ts';
import type { Store, Unit } from '#db/store.ts';
import { keepMeaning, noting } from '#src/domain/moderation/index.ts';
import { AppError } from '#src/lib/errors.ts';
import type { SentenceReader } from './reader.ts';

/** How long the sentences of a text are waited for at most, a model that is still loading included: mostly 10 ms each. */
const WITHIN_MS = 5_000;
/** The same where other writes wait meanwhile. */
const IN_TURN_MS = 2_500;
/** So many are asked about at once. */
const AT_ONCE = 20;
/** The longest sentence that is read, in characters: a longer one is cut. */
export const LONGEST = 300;
/** After a sentence that was not read in time, those in doubt wait for somebody for so long, without being asked about. */
const REST_MS = 10_000;
/** What is read may show other sentences. */
const ROUNDS = 2;

/** Reads what texts leave in doubt, and has what asked for it done again. */
export class Asked {
  readonly #reader: SentenceReader;
  #restUntil = Number.NEGATIVE_INFINITY;

  constructor(reader: SentenceReader) {
    this.#reader = reader;
  }

  /** Whether the model has not answered in time just now. */
  get rests(): boolean {
    return performance.now() < this.#restUntil;
  }

  /**
   * Runs work until the meaning of each sentence that its texts leave in doubt was read, or cannot be.
   * @param work leaves nothing behind where it throws; what it gives counts where `doubts` is empty, or null: then sentences in
   * doubt are read no more, and are to be held
   */
  async run<T>(work: (doubts: Set<string> | null) => Promise<T>): Promise<T> {
    for (let round = 0; round < ROUNDS && !this.rests; round += 1) {
      const doubts = new Set<string>();
      try {
        const value = await work(doubts);
        if (doubts.size === 0) return value;
      } catch (error) {
        if (doubts.size === 0 || isOfStore(error)) throw error;
      }
      await this.read(doubts, WITHIN_MS);
    }
    return work(null);
  }

  /** Reads sentences, as many as can be within some time. */
  async read(doubts: ReadonlySet<string>, withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    const sentences = [...doubts];
    for (let at = 0; at < sentences.length; at += AT_ONCE) {
      const some = sentences.slice(at, at + AT_ONCE);
      const texts = some.map((sentence) => sentence.slice(0, LONGEST));
      const vectors = await this.#reader.read(texts, Math.max(0, until - performance.now()));
      if (vectors === null) {
        this.#restUntil = performance.now() + REST_MS;
        return;
      }
      for (const [place, sentence] of some.entries()) {
        const vector = vectors[place];
        if (vector !== undefined) keepMeaning(sentence, vector);
      }
    }
  }
}

/** Thrown out of what was done by words alone, so that it is rolled back. */
class InDoubt extends Error {}

// The store says itself whether it is tried again, and an outcome that is not known is not.
const isOfStore = (error: unknown): boolean =>
  abortsTransaction(error) || (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE');

/**
 * A store whose reads and units are done again once the sentences were read by their meaning that they check and whose words leave
 * doubt. A unit is rolled back and out of the way meanwhile; only one behind which others wait that build on it keeps its turn.
 */
export function withMeanings(store: Store, reader: SentenceReader): Store {
  if (!reader.isOn) return store;
  const asked = new Asked(reader);
  return {
    ...store,
    read: (work, options) =>
      asked.run((doubts) => store.read((db) => noting(doubts, () => work(db)), options)),
    readAside: (work, options) =>
      asked.run((doubts) => store.readAside((db) => noting(doubts, () => work(db)), options)),
    write: (work, options) =>
      // On PostgreSQL whoever writes in order awaits each unit.
      options?.inOrder === true && store.dialect === 'sqlite'
        ? store.write(inTurn(asked, work), options)
        : asked.run((doubts) => store.write(doubts === null ? late(work) : certain(doubts, work), options)),
  };
}

type Work<T> = (unit: Unit) => Promise<T>;

const late =
  <T>(work: Work<T>): Work<T> =>
  (unit) =>
    noting(null, () => work(unit));

const certain =
  <T>(doubts: Set<string>, work: Work<T>): Work<T> =>
  async (unit) => {
    // The store runs a unit again that it rolls back.
    if (doubts.size > 0) throw new InDoubt();
    const value = await noting(doubts, () => work(unit));
    if (doubts.size > 0) throw new InDoubt();
    return value;
  };

function inTurn<T>(asked: Asked, work: Work<T>): Work<T> {
  const doubts = new Set<string>();
  const again = async (unit: Unit): Promise<T> => {
    await asked.read(doubts, IN_TURN_MS);
    return late(work)(unit);
  };
  return async (unit) => {
    if (doubts.size > 0) return again(unit);
    if (asked.rests) return late(work)(unit);
    try {
      return await unit.savepoint(async () => {
        const value = await noting(doubts, () => work(unit));
        if (doubts.size > 0) throw new InDoubt();
        return value;
      });
    } catch (error) {
      if (doubts.size === 0 || isOfStore(error)) throw error;
      return again(unit);
    }
  };
}
