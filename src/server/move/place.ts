import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { knownDeployment } from '#db/deployment.ts';
import { schemaState } from '#db/examine.ts';
import { lockStoreExclusive } from '#db/lock.ts';
import { nodesOf } from '#db/nodes.ts';
import { openStore } from '#db/open.ts';
import { namedHosts } from '#db/postgres-url.ts';
import type { Store } from '#db/store.ts';
import { presentSecrets } from '#src/config.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { HEARTBEAT_MS } from '#src/workers/heartbeat.ts';
import { reasonOf } from '../open-store.ts';

/** One end of a move: a store, and the folder of its secrets and documents. */
export interface Place {
  /** How it was named on the command line, without a password. */
  label: string;
  url: string;
  /** The file of a SQLite store. */
  file: string | null;
  dataDir: string;
}

const STORE = 'deskhand.sqlite';
/** A page of the largest rows may take longer than a request is given. */
const TIMEOUT_SECONDS = 600;

/**
 * What a URL or folder names.
 * @param dataDir where the secrets and documents of a store on PostgreSQL lie
 */
export function placeOf(text: string, dataDir: string): Place {
  if (/^postgres(ql)?:\/\//.test(text)) {
    return { label: namedHosts(text).label, url: text, file: null, dataDir };
  }
  if (text.includes('://'))
    throw wrong(
      `${text.split('://')[0]}:// is none that a store can lie at: name a postgres:// URL or a folder.`,
    );
  const folder = resolve(text);
  const file = join(folder, STORE);
  return { label: folder, url: file, file, dataDir: folder };
}

const wrong = (message: string): AppError => new AppError('INVALID_REQUEST', message);
const conflict = (message: string): AppError => new AppError('CONFLICT', message);

/** Opens the store of a place that nobody else has open, and refuses one with another schema than this program's. */
export async function openPlace(place: Place, end: 'from' | 'to'): Promise<Store> {
  const { file, label } = place;
  if (file !== null) {
    if (end === 'from' && !existsSync(file))
      throw new AppError(
        'NOT_FOUND',
        `There is no store at ${file}. --from names the DATA_DIR of a server, or its DATABASE_URL.`,
      );
    if (existsSync(file)) lockStoreExclusive(file)();
  }
  const open = (migrate: boolean) =>
    openStore({ url: place.url, migrate, prepare: false, timeoutSeconds: TIMEOUT_SECONDS });
  let store: Store | undefined;
  try {
    store = await open(false);
    const { empty, missing, unreadable } = await schemaState(store);
    if (unreadable !== null) throw conflict(`The store at ${label} ${unreadable}.`);
    if (empty && end === 'from')
      throw new AppError('NOT_FOUND', `The store at ${label} is empty: there is nothing to move.`);
    if (!empty && missing.length > 0)
      throw conflict(
        `The store at ${label} has an older schema (${missing[0]} is missing). Run deskhand migrate on it first.`,
      );
    if (!empty) {
      await requireStopped(store, place);
      return store;
    }
    await store.close();
    return await open(true);
  } catch (error) {
    await store?.close().catch(() => {});
    if (error instanceof AppError && error.code !== 'STORAGE_UNAVAILABLE') throw error;
    throw new AppError('STORAGE_UNAVAILABLE', `The store at ${label} cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

async function requireStopped(store: Store, { file, label }: Place): Promise<void> {
  // The lock beside the file has told already.
  if (file !== null) return;
  const since = addMs(new Date().toISOString(), -3 * HEARTBEAT_MS);
  const alive = (await store.read(nodesOf)).filter(({ seen_at }) => seen_at >= since);
  if (alive.length > 0)
    throw conflict(
      `Processes that serve ${label}: ${alive.length}. Stop them first, as what they write meanwhile would be lost; one that was killed counts for 90 seconds.`,
    );
}

/** The region and the fingerprint of the secrets of a store, in one text; null where no server has opened it yet. */
export async function identityOf(store: Store): Promise<string | null> {
  const { region, secrets } = await knownDeployment(store);
  return region === undefined || secrets === undefined ? null : `${region} ${secrets}`;
}

/** Whether a folder holds the secrets of a deployment already. */
export const holdsSecrets = ({ dataDir }: Place): boolean => presentSecrets(dataDir) !== null;
