import { allAgencies } from '#src/domain/accounts/agencies.ts';
import type { WorkspaceSetup } from '#src/domain/accounts/setup.ts';
import { userByEmail } from '#src/domain/accounts/users.ts';
import { PLACEHOLDER } from '#src/domain/accounts/workspace.ts';
import { makePasswordLink } from '#src/identity/links.ts';
import { setUpWorkspaceAction } from '#src/identity/set-up-workspace.ts';
import { AppError } from '#src/lib/errors.ts';
import { openWorkspace, runAsOperator } from '#src/server/operator.ts';
import type { Service } from '#src/server/service.ts';

export interface SetUp {
  account_id: string;
  user_id: string;
  /** The admin key, where the agency was made just now; it is not kept. */
  key: string | null;
  /** A link that works once, to set a password and sign in. */
  sign_in_url: string;
}

/**
 * Makes the first agency of a store, or gives the one that a first start made its owner's names.
 * @throws AppError CONFLICT when the store has agencies of others
 */
export async function setUp(service: Service, given: WorkspaceSetup): Promise<SetUp> {
  const { admin_name: adminName, ...workspace } = given;
  const made = await openWorkspace(service, { ...workspace, adminName }, true);
  const owner = made ?? (await claim(service, given));
  const { url } = await makePasswordLink(service, owner.user_id);
  return { account_id: owner.account_id, user_id: owner.user_id, key: made?.key ?? null, sign_in_url: url };
}

async function claim(
  service: Service,
  given: WorkspaceSetup,
): Promise<{ account_id: string; user_id: string }> {
  const agencies = await service.store.read(allAgencies);
  const mine = agencies.find(({ name }) => name === PLACEHOLDER.name);
  if (mine === undefined)
    throw new AppError(
      'CONFLICT',
      `The store holds ${agencies.map(({ name }) => name).join(', ')} already. Add another agency with deskhand workspace create.`,
    );
  await runAsOperator(service, mine.id, setUpWorkspaceAction, { ...given });
  const admin = await service.store.read((db) => userByEmail(db, mine.id, given.email));
  return { account_id: mine.id, user_id: admin?.id ?? '' };
}
