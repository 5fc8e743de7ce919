/** What is searched of a candidate: prefixed words, separated by spaces. */
export interface EntryTexts {
  terms: string;
  words: string;
  cv: string;
}

interface Left {
  /** Whether the index holds other texts of the entry, which are to be taken out. */
  isStored: boolean;
  texts: EntryTexts;
}

/** As many as wait at most: they are held in memory. */
const MOST = 500;

const READ = 'select terms, words, cv from candidate_fts where rowid = ?';
const TAKE_OUT = 'delete from candidate_fts where rowid = ?';
const PUT_IN = 'insert into candidate_fts (rowid, terms, words, cv) values (?, ?, ?, ?)';

/** Runs a statement at once, whatever else was left to the end. */
type Run = (text: string, values: readonly unknown[]) => readonly unknown[];

/** Whether what was left has to be written before a statement runs. */
export const readsTexts = (text: string): boolean => text.includes('candidate_fts');

/**
 * The texts of entries that a transaction writes into SQLite's full-text index at its end. Each writing statement behind one
 * that changed the index would otherwise have it write a part of its own, and an entry that changes twice be put in twice.
 */
export class TextsLeft {
  readonly #left = new Map<number, Left>();
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  get isEmpty(): boolean {
    return this.#left.size === 0;
  }

  get isFull(): boolean {
    return this.#left.size >= MOST;
  }

  /**
   * Leaves texts of the entry with this number to the end; those that are not given stay as they are.
   * @param isNew whether the entry was just made, so that the index holds no texts of it
   * @returns whether anything changes
   */
  leave(no: number, given: Partial<EntryTexts>, isNew: boolean): boolean {
    const left = this.#left.get(no);
    const before = left?.texts ?? (isNew ? undefined : this.#stored(no));
    const texts = { terms: '', words: '', cv: '', ...before, ...given };
    // A rewrite removes and adds every word, so an unchanged entry is left alone.
    if (
      before !== undefined &&
      before.terms === texts.terms &&
      before.words === texts.words &&
      before.cv === texts.cv
    )
      return false;
    this.#left.set(no, { isStored: left?.isStored ?? before !== undefined, texts });
    return true;
  }

  #stored(no: number): EntryTexts | undefined {
    return (this.#run(READ, [no]) as EntryTexts[])[0];
  }

  /** Writes what was left, in the order of the entries: a smaller number would have the index begin another part. */
  write(): void {
    const all = [...this.#left].sort(([a], [b]) => a - b);
    this.#left.clear();
    for (const [no, { isStored, texts }] of all) {
      if (isStored) this.#run(TAKE_OUT, [no]);
      this.#run(PUT_IN, [no, texts.terms, texts.words, texts.cv]);
    }
  }

  /** Forgets what was left, as it is rolled back. */
  clear(): void {
    this.#left.clear();
  }
}
