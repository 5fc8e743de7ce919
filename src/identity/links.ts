import { randomBytes } from 'node:crypto';
import { foundBy } from '#db/directory.ts';
import { fold } from '#db/rows.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { hashSecret } from '#src/access/keys.ts';
import type { Principal } from '#src/access/principal.ts';
import { execute } from '#src/action/execute.ts';
import type { Origin } from '#src/action/unit.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { makePasswordLinkAction, setPasswordAction, signInByLinkAction } from './actions.ts';
import { refundAttempts, SIGN_INS_OF_EMAIL } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { findPerson, type Person } from './people.ts';
import { takesPasswords } from './provider/settings.ts';
import type { IdentityService } from './service.ts';

/** Who does something and from where; without it, it is the operator at the command line. */
export interface ActingAs {
  principal: Principal;
  origin: Origin;
}

/**
 * Makes a one-time link with which a person sets a password.
 * @param by the admin who asks; the operator when left out
 * @throws AppError NOT_FOUND for an unknown user, ADMIN_REQUIRED when `by` is no admin
 */
export async function makePasswordLink(
  service: IdentityService,
  userId: string,
  by?: ActingAs,
): Promise<{ url: string; expires_at: string }> {
  const { principal, origin } = by ?? (await operator(service, userId));
  await requirePasswords(service, principal.account.id);
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(Date.now() + service.config.PASSWORD_LINK_HOURS * 3_600_000).toISOString();
  await execute(
    service.runtime,
    makePasswordLinkAction,
    { user_id: userId, hash: hashSecret(service.secrets.pepper, token), expires_at: expires },
    { principal, origin },
  );
  return { url: `${service.publicUrl()}/set-password/${token}`, expires_at: expires };
}

/**
 * Sets a person's password from the command line. Their sessions end.
 * @throws AppError NOT_FOUND for an unknown user, VALIDATION_ERROR for a weak password
 */
export async function setPassword(service: IdentityService, userId: string, password: string): Promise<void> {
  const person = await service.store.read((db) => findPerson(db, userId));
  if (person === undefined) throw unknownPerson(userId);
  const { principal, origin } = await operator(service, userId);
  const hash = await hashPassword(password, person.user);
  await execute(service.runtime, setPasswordAction, { user_id: userId, hash }, { principal, origin });
  await forgiveSignIns(service, person);
}

// The operator is in no agency, and names a person of the whole store.
function unknownPerson(id: string): AppError {
  return new AppError(
    'NOT_FOUND',
    `There is no person ${id} in this store. GET /api/v1/accounts/{account_id}/users lists those of an agency.`,
    { field: 'user' },
  );
}

/** The person behind a link that still works. @throws AppError NOT_FOUND, LINK_EXPIRED or LINK_REVOKED */
export async function readPasswordLink(service: IdentityService, token: string): Promise<Person> {
  const hash = hashSecret(service.secrets.pepper, token);
  const found = await service.store.read(async (db) => {
    // The link is the credential, so its account is not known before it is found.
    const link = await db
      .selectFrom('password_links')
      .where(foundBy('password_links', hash))
      .selectAll()
      .executeTakeFirst();
    return link === undefined ? undefined : { link, person: await findPerson(db, link.user_id) };
  });
  if (found?.person === undefined)
    throw new AppError(
      'NOT_FOUND',
      'There is no such link. Copy the whole of it, or ask an admin for a new one.',
    );
  if (found.link.used_at !== null)
    throw new AppError(
      'LINK_REVOKED',
      'This link was used already, or a newer one took its place. Ask an admin for a new one.',
    );
  if (found.link.expires_at <= new Date().toISOString())
    throw new AppError('LINK_EXPIRED', 'This link is too old. Ask an admin of your agency for a new one.');
  await requirePasswords(service, found.person.accountId);
  return found.person;
}

/** @throws AppError CONFLICT where people sign in with the agency's identity provider alone */
async function requirePasswords(service: IdentityService, accountId: string): Promise<void> {
  if (await service.store.read((db) => takesPasswords(db, accountId))) return;
  throw new AppError(
    'CONFLICT',
    `People of this agency sign in with its identity provider, not with passwords: ${service.publicUrl()}/sign-in/at/${accountId}`,
  );
}

/**
 * Sets a password through a link, which is used up by it.
 * @throws AppError as readPasswordLink, and VALIDATION_ERROR for a weak password (the link keeps working)
 */
export async function usePasswordLink(
  service: IdentityService,
  token: string,
  password: string,
  origin: Origin,
): Promise<Person> {
  const person = await readPasswordLink(service, token);
  const hash = await hashPassword(password, person.user);
  const link = hashSecret(service.secrets.pepper, token);
  const outcome = await execute(
    service.runtime,
    setPasswordAction,
    { user_id: person.user.id, hash, link },
    { principal: person.principal(person.user.id), origin },
  );
  // Somebody else was quicker with the same link: it says what became of it.
  if (!(outcome.data as { set: boolean }).set) return readPasswordLink(service, token);
  await forgiveSignIns(service, person);
  return person;
}

/** Signs in by a link, which is used up by it, and sets no password. @throws AppError as readPasswordLink */
export async function useSignInLink(
  service: IdentityService,
  token: string,
  origin: Origin,
): Promise<Person> {
  const person = await readPasswordLink(service, token);
  const outcome = await execute(
    service.runtime,
    signInByLinkAction,
    { user_id: person.user.id, link: hashSecret(service.secrets.pepper, token) },
    { principal: person.principal(person.user.id), origin },
  );
  return (outcome.data as { used: boolean }).used ? person : readPasswordLink(service, token);
}

// Whoever forgot a password has used up the attempts on it.
function forgiveSignIns(service: IdentityService, person: Person): Promise<void> {
  const attempt = { allowance: SIGN_INS_OF_EMAIL, of: fold(person.user.email) };
  return service.store.write(({ tx }) => refundAttempts(service, tx, attempt, 'all'));
}

async function operator(service: IdentityService, userId: string): Promise<ActingAs> {
  const principal = await service.store.read(async (db) => {
    const person = await findPerson(db, userId);
    return person === undefined
      ? undefined
      : internalPrincipal(db, person.accountId, { type: 'cli', name: 'command line' });
  });
  if (principal === undefined) throw unknownPerson(userId);
  return { principal, origin: { channel: 'cli', requestId: newId('request') } };
}
