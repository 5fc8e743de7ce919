import { internalPrincipal } from '#src/access/internal.ts';
import { execute } from '#src/action/execute.ts';
import type { Origin } from '#src/action/unit.ts';
import { hasAgencyNamed } from '#src/domain/accounts/agencies.ts';
import type { WorkspaceSetup } from '#src/domain/accounts/setup.ts';
import { PLACEHOLDER } from '#src/domain/accounts/workspace.ts';
import { AppError } from '#src/lib/errors.ts';
import { readPasswordLink, usePasswordLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import type { Person } from './people.ts';
import type { IdentityService } from './service.ts';
import { setUpWorkspaceAction } from './set-up-workspace.ts';

/** Whether the store holds an agency of a first start that nobody has made theirs. */
export function awaitsOwner(service: IdentityService): Promise<boolean> {
  return service.store.read((db) => hasAgencyNamed(db, PLACEHOLDER.name));
}

/**
 * Whoever may give the agency of a first start its names: the console printed the token.
 * @throws AppError NOT_FOUND on `token` for any other one
 */
export async function readSetUpToken(service: IdentityService, token: string): Promise<Person> {
  const person = await readPasswordLink(service, token).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  });
  if (person?.agency === PLACEHOLDER.name && person.user.email === PLACEHOLDER.email) return person;
  throw new AppError(
    'NOT_FOUND',
    'That token sets nothing up. Copy the whole of the one that the console printed; it works once. Where it is lost, run deskhand setup on the machine of the service.',
    { field: 'token' },
  );
}

/**
 * Makes the agency of a first start its owner's, with the password to sign in by. The token is used up by it.
 * @throws AppError as readSetUpToken; VALIDATION_ERROR for a weak password, with which nothing is changed
 */
export async function setUpFirstAgency(
  service: IdentityService,
  token: string,
  given: WorkspaceSetup & { password: string },
  origin: Origin,
): Promise<Person> {
  const { password, ...setup } = given;
  const person = await readSetUpToken(service, token);
  await hashPassword(password, { email: setup.email, name: setup.admin_name ?? '' });
  const principal = await service.store.read((db) =>
    internalPrincipal(db, person.accountId, { type: 'system', name: 'first start' }),
  );
  if (principal === undefined) throw new Error('the agency of a link is there');
  await execute(service.runtime, setUpWorkspaceAction, { ...setup }, { principal, origin, charged: true });
  return usePasswordLink(service, token, password, origin);
}
