import type { Principal } from '#src/access/principal.ts';
import { isFresh, type Session } from '#src/access/sessions.ts';
import { execute } from '#src/action/execute.ts';
import { challengeSession, takeChallenge, verifySession } from '#src/domain/accounts/sessions.ts';
import { insertAudit } from '#src/domain/audit.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { IdentityService } from '../service.ts';
import { addPasskeyAction, removePasskeyAction, renewCodesAction } from './actions.ts';
import { type Asked, askForKnown, askForNew, checkKnown, checkNew, refused } from './ceremony.ts';
import { codeHash, newCodes } from './codes.ts';
import { passkeysOf, usePasskey } from './store.ts';

type Holder = Pick<Session, 'id' | 'user' | 'principal' | 'createdAt' | 'verifiedAt'>;

/** Whether it is certain enough who sits there to change what proves it: they proved it or signed in just now. */
export function mayChangePasskeys({
  verifiedAt,
  createdAt,
}: Pick<Holder, 'verifiedAt' | 'createdAt'>): boolean {
  return isFresh(verifiedAt) || isFresh(createdAt);
}

/** @throws AppError AUTHENTICATION_REQUIRED, of the type passkey_needed */
function requireFresh(session: Holder): void {
  if (mayChangePasskeys(session)) return;
  throw new AppError(
    'AUTHENTICATION_REQUIRED',
    'Prove first that it is you: you last did more than five minutes ago, and nothing was changed.',
    { type: 'passkey_needed' },
  );
}

/** Asks the person of a session for a new passkey. @throws AppError AUTHENTICATION_REQUIRED, CONFLICT */
export async function askNewOf(service: IdentityService, session: Holder): Promise<Asked> {
  requireFresh(session);
  return keep(service, session, await askForNew(service, session.user, await mine(service, session)));
}

/** Asks the person of a session for one of their passkeys; null when they have none. */
export async function askKnownOf(service: IdentityService, session: Holder): Promise<Asked | null> {
  const known = await mine(service, session);
  return known.length === 0 ? null : keep(service, session, await askForKnown(service, known));
}

/**
 * Adds the passkey that the person of a session has made.
 * @returns new recovery codes, shown this once; null where those they have still work
 */
export async function addPasskey(
  service: IdentityService,
  session: Holder,
  given: { answer: string; name: string },
): Promise<string[] | null> {
  requireFresh(session);
  const made = await checkNew(service, given.answer, await take(service, session));
  const codes = newCodes();
  const hashes = codes.map((code) => codeHash(service, code));
  const input = { ...made, name: given.name, codes: hashes, first: false };
  const outcome = await run(service, session.principal, addPasskeyAction, input);
  return (outcome.data as { codes: boolean }).codes ? codes : null;
}

/** Removes a passkey of the person of a session. */
export async function removePasskey(
  service: IdentityService,
  session: Holder,
  passkeyId: string,
): Promise<void> {
  requireFresh(session);
  await run(service, session.principal, removePasskeyAction, { passkey_id: passkeyId });
}

/** Replaces the recovery codes of the person of a session. @returns them, shown this once */
export async function renewCodes(service: IdentityService, session: Holder): Promise<string[]> {
  requireFresh(session);
  const codes = newCodes();
  await run(service, session.principal, renewCodesAction, {
    codes: codes.map((code) => codeHash(service, code)),
  });
  return codes;
}

/**
 * Takes the answer of a passkey: the person of this session has just proved that it is they.
 * @returns when
 * @throws AppError AUTHENTICATION_REQUIRED
 */
export async function verifyInSession(
  service: IdentityService,
  session: Holder,
  answer: string,
  address: string,
): Promise<string> {
  const { user, principal } = session;
  const account = principal.account.id;
  const challenge = await take(service, session);
  const known = await mine(service, session);
  const { passkey, counter } = await checkKnown(service, answer, challenge, user.id, known);
  const proved = await service.store.write(async ({ tx }) => {
    const at = new Date().toISOString();
    if (!(await usePasskey(tx, passkey, { counter, at }))) throw refused('it was used elsewhere just now');
    await verifySession(tx, account, session.id, at);
    await insertAudit(tx, account, principal.actor, {
      type: 'sign_in',
      summary: `${user.name} proved with the passkey ${passkey.name} that it is they, from ${address}`,
      data: { by: 'passkey', passkey: passkey.id, address, session: session.id },
      at,
    });
    return at;
  });
  // Whoever follows the audit is told.
  service.runtime.wake();
  return proved;
}

const mine = (service: IdentityService, { user, principal }: Holder) =>
  service.store.read((db) => passkeysOf(db, principal.account.id, user.id));

async function keep(service: IdentityService, session: Holder, asked: Asked): Promise<Asked> {
  const { challenge, challenge_ends_at } = asked;
  await service.store.write(({ tx }) =>
    challengeSession(tx, session.principal.account.id, session.id, { challenge, challenge_ends_at }),
  );
  return asked;
}

// Taken before it is checked: a wrong answer uses it up too.
const take = (service: IdentityService, { id, principal }: Holder): Promise<string | null> =>
  service.store.write(({ tx }) => takeChallenge(tx, principal.account.id, id, new Date().toISOString()));

function run(
  service: IdentityService,
  principal: Principal,
  action: Parameters<typeof execute>[1],
  input: Record<string, unknown>,
) {
  const origin = { channel: 'http' as const, requestId: newId('request') };
  return execute(service.runtime, action, input, { principal, origin });
}
