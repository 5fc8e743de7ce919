import { deploymentOf, knownDeployment } from '#db/deployment.ts';
import {
  abandonRows,
  finishMove,
  type MovedSums,
  type MoveProgress,
  type MoveState,
  movedTo,
  moveRows,
  moveState,
  setMoved,
} from '#db/move/index.ts';
import { copySealing } from '#db/sealing.ts';
import type { Store } from '#db/store.ts';
import { SealingKeys } from '#src/adapters/sealing/keys.ts';
import { presentSecrets } from '#src/config.ts';
import { hasAgencies } from '#src/domain/accounts/agencies.ts';
import { AppError } from '#src/lib/errors.ts';
import { deploymentHere } from '../deployment.ts';
import { copyFiles, copySecrets, removeFiles } from './documents.ts';
import { holdsSecrets, identityOf, openPlace, type Place } from './place.ts';
import { agencyIn, sharedWith, slugsOf, takenSlugs } from './shared-rows.ts';

export { type Place, placeOf } from './place.ts';

export interface Moved {
  resumed: boolean;
  tables: MovedSums;
  rows: number;
  documents: number;
}

const conflict = (message: string): AppError => new AppError('CONFLICT', message);

/**
 * Moves a whole store, or one agency, with its secrets and documents. Killed at any point it goes on when it is run again.
 * @throws AppError with one line that says why it cannot be moved; nothing was moved then
 */
export async function moveStore(
  from: Place,
  to: Place,
  account: string | null,
  progress: (step: MoveProgress) => void,
): Promise<Moved> {
  if (from.url === to.url) throw new AppError('INVALID_REQUEST', '--from and --to name the same store.');
  const source = await openPlace(from, 'from');
  try {
    const target = await openPlace(to, 'to');
    try {
      return await move({ from, to, source, target, account }, progress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/**
 * Takes back what a move of one agency that was broken off has brought to its destination, so that servers may start there.
 * @throws AppError where there is no such move, or where the agency is no more in the store that it came from
 */
export async function abandonMove(from: Place, to: Place, account: string): Promise<void> {
  const source = await openPlace(from, 'from');
  try {
    const target = await openPlace(to, 'to');
    try {
      const state = await moveState(target);
      if (state === null || state.account !== account || state.source !== (await identityOf(source)))
        throw conflict(`No move of ${account} from ${from.label} to ${to.label} is under way.`);
      if ((await source.read((db) => agencyIn(db, account))) === undefined)
        throw conflict(
          `The workspace ${account} is in ${to.label} alone by now. Run the move again without --abandon: it ends it.`,
        );
      removeFiles(to, from, account);
      await abandonRows(target, account);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

interface Moving {
  from: Place;
  to: Place;
  source: Store;
  target: Store;
  account: string | null;
}

async function move(moving: Moving, progress: (step: MoveProgress) => void): Promise<Moved> {
  const { from, to, source, target, account } = moving;
  const identity = await identityOf(source);
  if (identity === null)
    throw conflict(
      `No server has opened the store at ${from.label} yet, so it has nothing that is worth moving.`,
    );
  requireSecrets(from, identity);
  const state = await moveState(target);
  const moved = await movedTo(source);
  if (moved !== null && state === null)
    throw conflict(
      `Everything of the store at ${from.label} was moved to ${moved.to} at ${moved.at} already.`,
    );
  await requireRoom(moving, identity, state);
  copySecrets(from, to);
  const { region, secrets } = await knownDeployment(source);
  await deploymentOf(target, { region: region ?? '', secrets: secrets ?? '' });
  if (account === null) await copySealing(source, target);
  else joinSealingKeys(from, to, source, target);
  const documents = copyFiles(from, to, account);
  const tables = await moveRows(source, target, { account, source: identity, state, progress });
  if (account === null) await setMoved(source, to.label, new Date().toISOString());
  else removeFiles(from, to, account);
  await finishMove(target);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return { resumed: state !== null, tables, rows, documents };
}

function requireSecrets(from: Place, identity: string): void {
  const secrets = presentSecrets(from.dataDir);
  const [region = ''] = identity.split(' ');
  if (secrets !== null) {
    const here = deploymentHere({ REGION: region as 'us' }, secrets);
    if (`${here.region} ${here.secrets}` === identity) return;
  }
  throw conflict(
    `The secrets in ${from.dataDir} are not those of the store at ${from.label}. Set DATA_DIR to the folder with its pepper.key and signing.key.`,
  );
}

/** Refuses a destination that holds what would be mixed up with what comes. */
async function requireRoom(moving: Moving, identity: string, state: MoveState | null): Promise<void> {
  const { from, to, source, target, account } = moving;
  const there = await identityOf(target);
  if (there !== null && there !== identity)
    throw conflict(
      account === null
        ? `The store at ${to.label} is of another deployment: its region or its secrets are others. Name an empty one.`
        : `The store at ${to.label} has another region or other secrets than the one at ${from.label}, so the keys, links and sealed secrets of the workspace would not work there. Name a store that has the same, or an empty one.`,
    );
  if (holdsSecrets(to)) requireSecrets(to, identity);
  if (state !== null) {
    if (state.source === identity && state.account === account) return;
    throw conflict(
      `The store at ${to.label} is being filled by another move (${state.account ?? 'a whole store'}), which has not ended. End that one first, or name another destination.`,
    );
  }
  if (account === null) {
    if (await target.read(hasAgencies))
      throw conflict(
        `The store at ${to.label} holds workspaces already. Name an empty one, or move one workspace with --account.`,
      );
    return;
  }
  if ((await source.read((db) => agencyIn(db, account))) === undefined)
    throw new AppError(
      'NOT_FOUND',
      `There is no workspace ${account} in ${from.label}. deskhand workspace list shows them.`,
    );
  if ((await target.read((db) => agencyIn(db, account))) !== undefined)
    throw conflict(`The workspace ${account} is in ${to.label} already.`);
  const shared = await source.read((db) => sharedWith(db, account));
  if (shared > 0)
    throw conflict(
      `The workspace ${account} has ${shared} intros and deals with other agencies on the marketplace, which would stay behind. Move the whole store.`,
    );
  const slugs = await source.read((db) => slugsOf(db, account));
  const [taken] = await target.read((db) => takenSlugs(db, slugs, account));
  if (taken !== undefined)
    throw conflict(
      `The public address ${taken} of the workspace is taken in ${to.label}. Change it on one of the two first.`,
    );
}

function joinSealingKeys(from: Place, to: Place, source: Store, target: Store): void {
  if (from.dataDir === to.dataDir) return;
  const keys = (place: Place, store: Store): SealingKeys =>
    new SealingKeys(place.dataDir, presentSecrets(place.dataDir)?.signing ?? Buffer.alloc(0), store);
  keys(to, target).join(keys(from, source));
}
