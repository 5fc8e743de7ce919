import { hkdfSync } from 'node:crypto';
import { type Deployment, deploymentOf } from '#db/deployment.ts';
import { movedTo, moveState } from '#db/move/index.ts';
import type { Store } from '#db/store.ts';
import type { Config, Secrets } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';

const FINGERPRINT_BYTES = 12;

const REOPEN = "To go on with this one in spite of it: delete from deployment where name = 'moved'.";

/** What this process says of its deployment. The fingerprint tells nothing of the secrets. */
export function deploymentHere({ REGION }: Pick<Config, 'REGION'>, secrets: Secrets): Deployment {
  const both = Buffer.concat([secrets.pepper, secrets.signing]);
  const fingerprint = hkdfSync('sha256', both, '', 'deskhand deployment', FINGERPRINT_BYTES);
  return { region: REGION, secrets: Buffer.from(fingerprint).toString('hex') };
}

/**
 * Why a process may not work on a store, in a sentence for each reason: with other secrets it would recognise no key, and
 * seal what the others cannot open.
 */
export function faultsOfDeployment(here: Deployment, store: Deployment): string[] {
  const faults: string[] = [];
  if (store.region !== here.region)
    faults.push(
      `REGION=${here.region}, but this store is of a deployment in ${store.region}: set REGION=${store.region}.`,
    );
  if (store.secrets !== here.secrets)
    faults.push(
      "The secrets in DATA_DIR are not this store's: copy pepper.key and signing.key from the DATA_DIR of another node or from a backup.",
    );
  return faults;
}

/** @throws AppError CONFLICT where the store is being filled by a move, or everything of it was moved elsewhere */
async function requireSettled(store: Store): Promise<void> {
  const state = await moveState(store);
  if (state !== null)
    throw new AppError(
      'CONFLICT',
      `This store is being filled by deskhand store move, which has not ended. Run the same command again: it goes on where it was${state.account === null ? '' : ', or, with --abandon, takes back what came of the workspace'}.`,
    );
  const moved = await movedTo(store);
  if (moved !== null)
    throw new AppError(
      'CONFLICT',
      `Everything of this store was moved to ${moved.to} at ${moved.at}. Set DATABASE_URL or DATA_DIR to that one. ${REOPEN}`,
    );
}

/** @throws AppError INVALID_REQUEST where the store is of a deployment with another region or other secrets */
export async function requireSameDeployment(store: Store, config: Config, secrets: Secrets): Promise<void> {
  await requireSettled(store);
  const here = deploymentHere(config, secrets);
  const [fault] = faultsOfDeployment(here, await deploymentOf(store, here));
  if (fault !== undefined)
    throw new AppError('INVALID_REQUEST', fault, {
      field: fault.startsWith('REGION') ? 'REGION' : 'DATA_DIR',
    });
}
