import type { Db, Store } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import { changedBetween } from '../changed-between.ts';
import { comparePeople, type Frequencies } from './compare.ts';
import { type ComparedRow, type Features, FREQUENCY, featuresOf, keysOf } from './features.ts';
import {
  type AgencyToCompare,
  agenciesToCompare,
  comparedAfter,
  comparedById,
  countPeople,
} from './people.ts';
import { LEAST_SCORE } from './schema.ts';
import {
  keyCounts,
  moveCursor,
  peopleByKey,
  removeKeys,
  replaceKeys,
  replacePairs,
  type ScoredPair,
} from './store.ts';

/** People compared in one unit. */
const CHUNK = 200;
const CHANGES = 1_000;
const AGENCIES = 20;
const PEOPLE: ReadonlySet<string> = new Set(['candidate']);
/** A key of more people than this tells nobody apart; another key of theirs brings a true pair together. */
const MAX_BLOCK = 400;
/** People kept in memory during a pass, about a kilobyte each. */
const MAX_KEPT = 200_000;

/** Brings the stored pairs of every agency up to date, a chunk of people to a unit. @returns how many were compared */
export async function compareAll(
  store: Store,
  now: () => string,
  shouldStop: () => boolean,
): Promise<number> {
  let total = 0;
  const passed: string[] = [];
  for (;;) {
    const agencies = await store.read((db) => agenciesToCompare(db, AGENCIES, passed));
    for (const agency of agencies) {
      passed.push(agency.id);
      if (shouldStop()) return total;
      total += await compareAgency(store, agency, now, shouldStop);
    }
    if (agencies.length < AGENCIES) return total;
  }
}

async function compareAgency(
  store: Store,
  agency: AgencyToCompare,
  now: () => string,
  shouldStop: () => boolean,
): Promise<number> {
  const account = agency.id;
  const kept = new Map<string, Features>();
  const people = await store.read((db) => countPeople(db, account));
  let total = 0;
  // The first pass begins where the feed stands: what changes meanwhile is compared after it.
  let sequence = agency.sequence ?? agency.change_sequence;
  for (let passed = agency.sequence === null ? '' : agency.passed_id; passed !== null && !shouldStop(); ) {
    const after: string = passed;
    const rows = await store.read((db) => comparedAfter(db, account, after, CHUNK));
    const next = rows.length < CHUNK ? null : (rows.at(-1)?.id ?? null);
    await compareChunk(
      store,
      { account, rows, gone: [], people, kept, now: now() },
      { sequence, passed_id: next },
    );
    total += rows.length;
    passed = next;
  }
  while (sequence < agency.change_sequence && !shouldStop()) {
    const from = sequence;
    const { rows, gone, reached } = await store.read(async (db) => {
      const changes = await changedBetween(
        db,
        account,
        { from, to: agency.change_sequence, limit: CHANGES },
        PEOPLE,
      );
      const found = await comparedById(db, account, changes.ids);
      const live = new Set(found.map(({ id }) => id));
      return { rows: found, gone: changes.ids.filter((id) => !live.has(id)), reached: changes.reached };
    });
    for (const { id } of rows) kept.delete(id);
    await compareChunk(
      store,
      { account, rows, gone, people, kept, now: now() },
      { sequence: reached, passed_id: null },
    );
    total += rows.length + gone.length;
    sequence = reached;
  }
  return total;
}

interface Chunk {
  account: string;
  rows: readonly ComparedRow[];
  /** People who are no longer there. */
  gone: readonly string[];
  /** How many people the agency has. */
  people: number;
  kept: Map<string, Features>;
  now: string;
}

async function compareChunk(
  store: Store,
  chunk: Chunk,
  cursor: { sequence: number; passed_id: string | null },
): Promise<void> {
  const { account, rows, gone, now } = chunk;
  const features = rows.map(featuresOf);
  const keys = new Map(features.map((person) => [person.id, keysOf(person)]));
  await store.write(
    async ({ tx }) => {
      await removeKeys(tx, account, gone);
      await replaceKeys(tx, account, keys);
    },
    { account },
  );
  const pairs = await store.read((db) => pairsAmong(db, chunk, features, keys));
  await store.write(
    async ({ tx }) => {
      await replacePairs(tx, account, [...keys.keys(), ...gone], pairs, now);
      await moveCursor(tx, account, { ...cursor, people: chunk.people });
    },
    { account },
  );
}

/** The pairs of these people with everybody who shares a key with them. */
async function pairsAmong(
  db: Db,
  { account, people, kept }: Chunk,
  features: readonly Features[],
  keys: ReadonlyMap<string, readonly string[]>,
): Promise<ScoredPair[]> {
  const counts = await keyCounts(db, account, [...new Set([...keys.values()].flat())]);
  const isBlock = (key: string): boolean => {
    const count = counts.get(key) ?? 0;
    return !key.startsWith(FREQUENCY) && count > 1 && count <= MAX_BLOCK;
  };
  const blocks = await peopleByKey(db, account, [...counts.keys()].filter(isBlock));
  if (kept.size > MAX_KEPT) kept.clear();
  for (const person of features) kept.set(person.id, person);
  const others = [...new Set([...blocks.values()].flat())].filter((id) => !kept.has(id));
  for (let from = 0; from < others.length; from += 1_000)
    for (const row of await comparedById(db, account, others.slice(from, from + 1_000)))
      kept.set(row.id, featuresOf(row));
  const surnames = new Map(
    [...counts].flatMap(([key, count]) =>
      key.startsWith(FREQUENCY) ? [[key.slice(FREQUENCY.length), count] as const] : [],
    ),
  );
  return features.flatMap((person) =>
    pairsOf(person, blocks, { keys, kept, frequencies: { people, surnames } }),
  );
}

function pairsOf(
  person: Features,
  blocks: ReadonlyMap<string, readonly string[]>,
  given: {
    keys: ReadonlyMap<string, readonly string[]>;
    kept: ReadonlyMap<string, Features>;
    frequencies: Frequencies;
  },
): ScoredPair[] {
  const pairs: ScoredPair[] = [];
  const seen = new Set<string>();
  for (const key of given.keys.get(person.id) ?? [])
    for (const id of blocks.get(key) ?? []) {
      // Of two people of the chunk the later one makes the pair.
      if (seen.has(id) || id === person.id || (given.keys.has(id) && id > person.id)) continue;
      seen.add(id);
      const other = given.kept.get(id);
      if (other === undefined) continue;
      const { score, reasons } = comparePeople(person, other, given.frequencies);
      if (score < LEAST_SCORE) continue;
      const [first_id, second_id]: [Id<'candidate'>, Id<'candidate'>] =
        id < person.id ? [id, person.id] : [person.id, id];
      pairs.push({
        first_id,
        second_id,
        score,
        reasons: reasons.toSorted((x, y) => Math.abs(y.weight) - Math.abs(x.weight)),
      });
    }
  return pairs;
}
