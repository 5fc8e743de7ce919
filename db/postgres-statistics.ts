import type { PrimaryPool } from './postgres-hosts.ts';

/** How long a table that filled up is read without figures at most, but for the time that counting takes. */
const AFTER_MS = 2_000;
const SMALL_BYTES = 64 * 1024;

const UNCOUNTED = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind = 'r' and c.reltuples < 0 and pg_relation_size(c.oid) > ${SMALL_BYTES}
    and pg_has_role(c.relowner, 'USAGE')`;

/**
 * Has the server count tables that grew and were never counted. Autovacuum does so within minutes. Until then the planner
 * takes the index of the account alone for as good as any other, keeps that plan for its prepared statements, and reads all
 * people of an agency to find one.
 */
export class TableStatistics {
  readonly #pool: Pick<PrimaryPool, 'query'>;
  #timer: NodeJS.Timeout | null = null;
  #counting: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(pool: Pick<PrimaryPool, 'query'>) {
    this.#pool = pool;
  }

  /** Something was written: it is looked at soon whether a table grew. */
  wrote(): void {
    if (this.#timer !== null || this.#closed) return;
    this.#timer = setTimeout(() => {
      // What fails is tried again after the next write; it is a matter of speed alone.
      this.#counting = this.countUncounted().catch(() => {});
      void this.#counting.then(() => {
        this.#timer = null;
      });
    }, AFTER_MS).unref();
  }

  async countUncounted(): Promise<void> {
    const { rows } = await this.#pool.query<{ name: string }>(UNCOUNTED);
    if (rows.length > 0 && !this.#closed)
      await this.#pool.query(`analyze ${rows.map(({ name }) => name).join(', ')}`);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#counting;
  }
}
