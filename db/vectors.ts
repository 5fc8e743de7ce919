// Read model: compares the vectors that a model made of records.
import { type RawBuilder, sql } from 'kysely';
import { getLoadablePath } from 'sqlite-vec';
import { withIds } from './owned.ts';
import { type IndexQuery, whoMeets } from './search-index.ts';
import { type SqliteConnection, sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';

/** A vector of length 1, and the model that made it. */
export interface Meant {
  model: string;
  vector: Float32Array;
}

/** How many people are compared in this process where the store cannot compare. */
const BESIDE = 2_000;
/** How many people the store compares: those who changed last. */
const IN_STORE = 10_000;

/**
 * Those who meet a query and mean most nearly the same, the nearest first: on SQLite by sqlite-vec and on PostgreSQL by
 * pgvector, among 10,000, or without those in this process among 2,000; of more, those who changed last are compared.
 * @returns ids with the cosine of the angle, -1 to 1
 */
export async function nearest(
  db: Db,
  account: string,
  query: Pick<IndexQuery, 'words' | 'figures'>,
  meant: Meant,
  limit: number,
): Promise<Map<string, number>> {
  const distance = await distanceIn(db, meant.vector);
  if (distance === null) return besideOf(db, account, whoMeets(db, account, query, BESIDE), meant, limit);
  const { rows } = await sql<{ id: string; far: number }>`
    with who as ${sql.raw(sqliteOf(db) === undefined ? '' : 'materialized')} (${whoMeets(db, account, query, IN_STORE)})
    select v.record_id as id, ${distance} as far from who join meaning_vectors v
      on v.account_id = ${account} and v.record_id = who.candidate_id
    where v.account_id = ${account} and v.model = ${meant.model}
    order by far limit ${sql.lit(limit)}`.execute(db);
  return new Map(rows.map(({ id, far }) => [id, 1 - far]));
}

async function besideOf(
  db: Db,
  account: string,
  who: RawBuilder<unknown>,
  meant: Meant,
  limit: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<StoredVector>`select v.record_id as id, ${vectorColumn(db)} as vector
    from (${who}) who join meaning_vectors v on v.account_id = ${account} and v.record_id = who.candidate_id
    where v.account_id = ${account} and v.model = ${meant.model}`.execute(db);
  const near = rows.map((row) => [row.id, cosine(meant.vector, decoded(db, row.vector))] as const);
  return new Map(near.toSorted((a, b) => b[1] - a[1]).slice(0, limit));
}

type StoredVector = { id: string; vector: Uint8Array };

/** The vectors of records that a model has made. */
export async function vectorsOf(
  db: Db,
  account: string,
  ids: readonly string[],
  model?: string,
): Promise<Map<string, Meant>> {
  if (ids.length === 0) return new Map();
  const made = model === undefined ? sql`` : sql` and v.model = ${model}`;
  const { rows } = await sql<StoredVector & { model: string }>`
    select v.record_id as id, v.model, ${vectorColumn(db)} as vector from meaning_vectors v
    where ${withIds('v', account, ids, 'record_id')}${made}`.execute(db);
  return new Map(rows.map((row) => [row.id, { model: row.model, vector: decoded(db, row.vector) }]));
}

/** A vector as a row keeps it. */
export function encodedVector(db: Db, vector: Float32Array): Uint8Array | readonly number[] {
  if (sqliteOf(db) === undefined) return [...vector];
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [at, value] of vector.entries()) bytes.writeFloatLE(value, at * 4);
  return bytes;
}

/** The cosine of the angle between vectors of length 1, -1 to 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** 1 less the cosine, as the store works it out; null where it cannot. */
async function distanceIn(db: Db, vector: Float32Array): Promise<RawBuilder<number> | null> {
  const connection = sqliteOf(db);
  if (connection !== undefined)
    return isLoaded(connection)
      ? sql<number>`vec_distance_cosine(v.vector, ${encodedVector(db, vector)})`
      : null;
  const { rows } = await sql<{ found: boolean }>`select to_regtype('vector') is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true
    ? sql<number>`(v.vector::vector <=> ${`[${vector.join(',')}]`}::vector)`
    : null;
}

const loaded = new WeakMap<SqliteConnection, boolean>();

/** Whether a connection has sqlite-vec, which is loaded when it is first asked for. */
function isLoaded(connection: SqliteConnection): boolean {
  let is = loaded.get(connection);
  if (is === undefined) {
    try {
      connection.raw.loadExtension(getLoadablePath());
      is = true;
    } catch {
      // No build for this platform: the vectors are compared in this process.
      is = false;
    }
    loaded.set(connection, is);
  }
  return is;
}

// The text of a real[] would be parsed number by number.
const vectorColumn = (db: Db): RawBuilder<Uint8Array> =>
  sqliteOf(db) === undefined ? sql`array_send(v.vector)` : sql`v.vector`;

/** PostgreSQL's binary array of one dimension: five integers, then the length and the big-endian value of each member. */
const HEAD = 20;

function decoded(db: Db, given: Uint8Array): Float32Array {
  const bytes = new DataView(given.buffer, given.byteOffset, given.byteLength);
  if (sqliteOf(db) !== undefined)
    return Float32Array.from({ length: given.byteLength / 4 }, (_, at) => bytes.getFloat32(at * 4, true));
  return Float32Array.from({ length: (given.byteLength - HEAD) / 8 }, (_, at) =>
    bytes.getFloat32(HEAD + at * 8 + 4),
  );
}
