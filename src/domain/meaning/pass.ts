import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Store } from '#db/store.ts';
import { changedBetween } from '../changed-between.ts';
import { EmbeddingFault, type Embeddings } from '../ports.ts';
import { type AgencyToRead, agenciesToForget, agenciesToRead } from './feed.ts';
import {
  type Cursor,
  forgetSome,
  hashesOf,
  moveCursor,
  type NewVector,
  removeVectors,
  removeVectorsOfOthers,
  replaceVectors,
} from './store.ts';
import { jobsAndPools, type Kind, peopleAfter, type Said, saidOf, stillThere } from './texts.ts';

/** Texts of one request. */
const BATCH = 64;
const CHANGES = 500;
/** Batches of an agency before the next one has its turn. */
const IN_TURN = 20;
const WITHIN_MS = 60_000;
const FORGET = 1_000;
/** What no model refuses by itself. */
const PLAIN = 'office manager';
const KINDS: ReadonlySet<string> = new Set<Kind>(['candidate', 'job', 'pool']);

interface Progress {
  /** How many records were read. */
  read: number;
  /** People who were read for the first time. */
  fresh: { account: string; id: string }[];
  /** Whether more waits. */
  isUnfinished: boolean;
  /** Agencies for which the model gave no vectors, and why. */
  faults: { account: string; fault: EmbeddingFault }[];
}

/**
 * Brings the vectors of every agency that agreed up to date: everybody once, and again where the model or its dimensions
 * are others, then what changed by the change feed. What an agency took its agreement back for is removed.
 * @param except agencies that are left for later
 */
export async function readAll(
  store: Store,
  embeddings: Embeddings | null,
  except: ReadonlySet<string>,
  shouldStop: () => boolean,
): Promise<Progress> {
  const progress: Progress = { read: 0, fresh: [], isUnfinished: false, faults: [] };
  for (const account of await store.read(agenciesToForget))
    while (!shouldStop() && (await store.write(({ tx }) => forgetSome(tx, account, FORGET), { account })));
  if (embeddings === null) return progress;
  for (const agency of await store.read((db) => agenciesToRead(db, embeddings.model))) {
    if (shouldStop() || except.has(agency.id)) continue;
    try {
      const isDone = await readAgency(store, embeddings, agency, progress, shouldStop);
      progress.isUnfinished ||= !isDone;
    } catch (error) {
      if (!(error instanceof EmbeddingFault)) throw error;
      progress.faults.push({ account: agency.id, fault: error });
      // What is away is away for the others too.
      if (error.kind === 'away') return progress;
    }
  }
  return progress;
}

/** @returns whether all of an agency is up to date */
async function readAgency(
  store: Store,
  embeddings: Embeddings,
  agency: AgencyToRead,
  progress: Progress,
  shouldStop: () => boolean,
): Promise<boolean> {
  const account = agency.id;
  // The pass begins where the feed stands: what changes meanwhile is read after it.
  const fresh = (): Cursor => ({ model: '', sequence: agency.change_sequence, passed_id: '' });
  let cursor = agency.cursor ?? fresh();
  for (let batches = 0; batches < IN_TURN; batches += 1) {
    if (shouldStop()) return true;
    const { passed_id: passed, sequence } = cursor;
    if (passed === null && sequence >= agency.change_sequence) return true;
    const next =
      passed === null
        ? await nextChanges(store, agency, cursor)
        : { ...(await nextPeople(store, account, passed)), reached: sequence };
    const model = await readRecords(store, embeddings, account, next.ids, cursor.model, progress);
    const isOther = cursor.model !== '' && model !== cursor.model;
    cursor = isOther ? fresh() : { model, sequence: next.reached, passed_id: next.passed };
    const hasPassed = passed !== null && cursor.passed_id === null;
    await store.write(
      async ({ tx }) => {
        await moveCursor(tx, account, cursor);
        // Of an earlier model: of who was deleted and what was closed before the pass began.
        if (hasPassed) await removeVectorsOfOthers(tx, account, cursor.model);
      },
      { account },
    );
  }
  return false;
}

interface Next {
  ids: string[];
  passed: string | null;
  reached: number;
}

async function nextPeople(store: Store, account: string, passed: string): Promise<Omit<Next, 'reached'>> {
  return store.read(async (db) => {
    const people = await peopleAfter(db, account, passed, BATCH);
    const first = passed === '' ? await jobsAndPools(db, account) : [];
    return { ids: [...first, ...people], passed: people.length < BATCH ? null : (people.at(-1) ?? null) };
  });
}

async function nextChanges(store: Store, { id, change_sequence }: AgencyToRead, from: Cursor): Promise<Next> {
  const { ids, reached } = await store.read((db) =>
    changedBetween(db, id, { from: from.sequence, to: change_sequence, limit: CHANGES }, KINDS),
  );
  return { ids, reached, passed: null };
}

/** @returns the model with its number of dimensions; `known` where nothing was asked */
async function readRecords(
  store: Store,
  embeddings: Embeddings,
  account: string,
  ids: readonly string[],
  known: string,
  progress: Progress,
): Promise<string> {
  let model = known;
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const { said, hashes } = await store.read(async (db) => ({
      said: await saidOf(db, account, batch),
      hashes: await hashesOf(db, account, batch, known),
    }));
    const texts = await textsOf(said);
    const kept = new Set(texts.flatMap(({ id, text_hash }) => (hashes.get(id) === text_hash ? [id] : [])));
    const made = await vectorsFor(
      embeddings,
      account,
      texts.filter(({ id }) => !kept.has(id)),
    );
    const length = made[0]?.vector.length;
    if (length !== undefined) model = `${embeddings.model}:${length}`;
    if (known !== '' && model !== known) return model;
    await store.write(
      async ({ tx }) => {
        // Whoever was erased meanwhile must not come back.
        const live = await stillThere(tx, account, batch);
        // What says nothing any more, or something that the model refuses, has no vector of what it said before either.
        await removeVectors(
          tx,
          account,
          batch.filter((id) => !live.has(id) || !kept.has(id)),
        );
        await replaceVectors(
          tx,
          account,
          model,
          made.filter(({ id }) => live.has(id)),
        );
      },
      { account },
    );
    progress.read += batch.length;
    for (const { id, kind } of made)
      if (kind === 'candidate' && !hashes.has(id)) progress.fresh.push({ account, id });
  }
  return model;
}

type Text = Omit<NewVector, 'vector'> & { text: string };

async function textsOf(said: readonly Said[]): Promise<Text[]> {
  const texts: Text[] = [];
  for (const { id, kind, text: write } of said) {
    // To take names out of a long text takes some milliseconds.
    await turn();
    const text = write();
    if (text !== '')
      texts.push({ id, kind, text, text_hash: createHash('sha256').update(text).digest('hex') });
  }
  return texts;
}

// Of texts that the model refuses together, each is tried alone, and one that it refuses then goes without.
async function vectorsFor(
  embeddings: Embeddings,
  account: string,
  texts: readonly Text[],
): Promise<NewVector[]> {
  if (texts.length === 0) return [];
  const together = await taken(embeddings, account, texts);
  if (together !== null) return together;
  if ((await taken(embeddings, account, [plain()])) === null)
    throw new EmbeddingFault(
      'away',
      'The embedding model refuses every text: AI_EMBEDDING_MODEL or AI_EMBEDDING_DIMENSIONS may name what it does not have.',
    );
  if (texts.length === 1) return [];
  const alone: NewVector[] = [];
  for (const text of texts) alone.push(...((await taken(embeddings, account, [text])) ?? []));
  return alone;
}

const plain = (): Text => ({ id: '', kind: 'candidate', text: PLAIN, text_hash: '' });

/** @returns null where the model refuses the texts */
async function taken(
  embeddings: Embeddings,
  account: string,
  texts: readonly Text[],
): Promise<NewVector[] | null> {
  try {
    const vectors = await embeddings.embed(
      account,
      texts.map(({ text }) => text),
      WITHIN_MS,
    );
    return texts.flatMap(({ text: _, ...record }, at) => {
      const vector = vectors[at];
      return vector === undefined ? [] : [{ ...record, vector }];
    });
  } catch (error) {
    if (!(error instanceof EmbeddingFault) || error.kind !== 'lasting') throw error;
    return null;
  }
}
