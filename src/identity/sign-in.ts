import { fold } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { countAttempt, refundAttempts, SIGN_INS_OF_ADDRESS, SIGN_INS_OF_EMAIL } from './attempts.ts';
import { beginSession, type SignInStart } from './passkeys/sign-in.ts';
import { verifyPassword } from './passwords.ts';
import { type Person, peopleByEmail } from './people.ts';
import { takesPasswords } from './provider/settings.ts';
import type { IdentityService } from './service.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The agency, where the e-mail belongs to people of several. */
  accountId?: string | undefined;
}

export type SignedIn =
  | SignInStart
  /** The e-mail and password fit people of several agencies: one must be chosen. */
  | { kind: 'choose'; agencies: { id: string; name: string }[] };

/**
 * Signs a person in. An unknown e-mail costs and says the same as a wrong password.
 * @param address the IP address that asks, for the limits
 * @throws AppError AUTHENTICATION_REQUIRED, or RATE_LIMIT_EXCEEDED for too many attempts of an address or an e-mail
 */
export async function signIn(
  service: IdentityService,
  given: Credentials,
  address: string,
): Promise<SignedIn> {
  const email = fold(given.email);
  await countAttempt(service, [
    { allowance: SIGN_INS_OF_ADDRESS, of: address },
    { allowance: SIGN_INS_OF_EMAIL, of: email },
  ]);
  const people = await service.store.read((db) => peopleByEmail(db, email));
  const asked =
    given.accountId === undefined ? people : people.filter((one) => one.accountId === given.accountId);
  const right: Person[] = [];
  if (asked.length === 0) await verifyPassword(null, given.password);
  for (const person of asked) {
    if (await verifyPassword(person.hash, given.password)) right.push(person);
  }
  const active = right.filter(({ status }) => status !== 'paused');
  if (right.length > 0 && active.length === 0)
    throw new AppError(
      'AUTHENTICATION_REQUIRED',
      'Your access is paused. An admin of your agency can make you active again.',
    );
  const open: Person[] = [];
  for (const one of active)
    if (await service.store.read((db) => takesPasswords(db, one.accountId))) open.push(one);
  const [shut] = active;
  if (shut !== undefined && open.length === 0)
    throw new AppError(
      'AUTHENTICATION_REQUIRED',
      `${shut.agency} signs in with its identity provider, not with passwords: ${service.publicUrl()}/sign-in/at/${shut.accountId}`,
    );
  const [person, another] = open;
  if (person === undefined)
    throw new AppError('AUTHENTICATION_REQUIRED', 'The e-mail address or the password is not right.');
  if (another !== undefined)
    return { kind: 'choose', agencies: open.map((one) => ({ id: one.accountId, name: one.agency })) };
  await service.store.write(async ({ tx }) => {
    await refundAttempts(service, tx, { allowance: SIGN_INS_OF_EMAIL, of: email }, 'all');
    await refundAttempts(service, tx, { allowance: SIGN_INS_OF_ADDRESS, of: address }, 'one');
  });
  return beginSession(service, person, 'password', address);
}
