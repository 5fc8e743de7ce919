import { randomBytes } from 'node:crypto';
import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { hashSecret } from '#src/access/keys.ts';
import { type NewSession, openSession } from '#src/access/sessions.ts';
import { execute } from '#src/action/execute.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { language } from '#src/lib/reader-language.ts';
import { countAttempt, refundAttempts, SECOND_FACTORS_OF_PERSON, SIGN_INS_OF_ADDRESS } from '../attempts.ts';
import { findPerson, type Person } from '../people.ts';
import { takesPasswords } from '../provider/settings.ts';
import type { IdentityService } from '../service.ts';
import { addPasskeyAction } from './actions.ts';
import { type Asked, askForKnown, askForNew, checkKnown, checkNew, refused } from './ceremony.ts';
import { codeHash, newCodes } from './codes.ts';
import {
  challengePending,
  endPending,
  type PasskeyRow,
  type PendingRow,
  passkeysOf,
  pendingByHash,
  takePendingChallenge,
  useCode,
  usePasskey,
} from './store.ts';

/** How long somebody whose password was right has for the passkey. */
const PENDING_MS = 15 * 60_000;

/** What a right password or link comes to: a session, or a token that opens nothing but the page for the passkey. */
export type SignInStart = { kind: 'in'; token: string } | { kind: 'passkey' | 'set-up'; token: string };

/**
 * Goes on after a right password or link: whoever has a passkey is asked for it, and where the agency asks for one,
 * whoever has none makes one. Sign-ins with an identity provider do not come here.
 */
export async function beginSession(
  service: IdentityService,
  { accountId, user, passkeyRequired }: Person,
  by: 'password' | 'link',
  address: string,
): Promise<SignInStart> {
  const said = language();
  return signedIn(service, async (tx) => {
    const has = (await passkeysOf(tx, accountId, user.id)).length > 0;
    if (!has && !passkeyRequired) {
      const person = { accountId, userId: user.id, name: user.name, by, address, language: said };
      return { kind: 'in' as const, token: (await openSession(service, tx, person)).token };
    }
    const token = randomBytes(32).toString('base64url');
    await insertRow(tx, 'pending_sign_ins', {
      account_id: accountId,
      hash: hashSecret(service.secrets.pepper, token),
      user_id: user.id,
      began_by: by,
      challenge: null,
      challenge_ends_at: null,
      expires_at: new Date(Date.now() + PENDING_MS).toISOString(),
    });
    return { kind: has ? ('passkey' as const) : ('set-up' as const), token };
  });
}

/** A sign-in that waits for a passkey. */
export interface PendingSignIn {
  row: PendingRow;
  person: Person;
  passkeys: PasskeyRow[];
}

/** @throws AppError AUTHENTICATION_REQUIRED when it is over, or its person is paused */
export async function pendingSignIn(
  service: IdentityService,
  token: string | undefined,
): Promise<PendingSignIn> {
  const hash = token === undefined ? null : hashSecret(service.secrets.pepper, token);
  const found = await service.store.read(async (db) => {
    const row = hash === null ? undefined : await pendingByHash(db, hash);
    if (row === undefined || row.expires_at <= new Date().toISOString()) return null;
    const person = await findPerson(db, row.user_id);
    if (person === undefined || person.status === 'paused') return null;
    if (!(await takesPasswords(db, row.account_id))) return null;
    return { row, person, passkeys: await passkeysOf(db, row.account_id, row.user_id) };
  });
  if (found !== null) return found;
  throw new AppError('AUTHENTICATION_REQUIRED', 'This sign-in has ended. Begin again with your password.');
}

/** What the browser is to sign with a passkey of the person, or to make one with. */
export async function askPending(service: IdentityService, pending: PendingSignIn): Promise<Asked> {
  const { row, person, passkeys } = pending;
  const asked =
    passkeys.length > 0
      ? await askForKnown(service, passkeys)
      : await askForNew(service, person.user, passkeys);
  const { challenge, challenge_ends_at } = asked;
  await service.store.write(({ tx }) => challengePending(tx, row, { challenge, challenge_ends_at }));
  return asked;
}

/**
 * Ends a sign-in with the answer of a passkey.
 * @returns the token of the session
 * @throws AppError AUTHENTICATION_REQUIRED, RATE_LIMIT_EXCEEDED
 */
export async function signInWithPasskey(
  service: IdentityService,
  { row, person, passkeys }: PendingSignIn,
  answer: string,
  address: string,
): Promise<string> {
  await countAttempt(service, attempts(row, address));
  const challenge = await takeOf(service, row);
  const { passkey, counter } = await checkKnown(service, answer, challenge, person.user.id, passkeys);
  const said = language();
  return signedIn(service, async (tx) => {
    const at = new Date().toISOString();
    if (!(await usePasskey(tx, passkey, { counter, at }))) throw refused('it was used elsewhere just now');
    if (!(await endPending(tx, row))) throw over();
    return begin(service, tx, row, person, { address, factor: 'passkey', language: said });
  });
}

/** Ends a sign-in with a recovery code, which is used up. @throws AppError as signInWithPasskey */
export async function signInWithCode(
  service: IdentityService,
  { row, person, passkeys }: PendingSignIn,
  code: string,
  address: string,
): Promise<string> {
  await countAttempt(service, attempts(row, address));
  const hash = codeHash(service, code);
  const said = language();
  return signedIn(service, async (tx) => {
    const at = new Date().toISOString();
    const { account_id, user_id } = row;
    if (passkeys.length === 0 || hash === null || !(await useCode(tx, account_id, user_id, hash, at)))
      throw new AppError(
        'AUTHENTICATION_REQUIRED',
        'This is none of your recovery codes, or it was used already. Each works once.',
      );
    if (!(await endPending(tx, row))) throw over();
    return begin(service, tx, row, person, { address, factor: 'recovery code', language: said });
  });
}

/**
 * Ends a sign-in by making the first passkey of a person whose agency asks for one.
 * @returns the token of the session, and the recovery codes, which are shown this once
 */
export async function signInWithNew(
  service: IdentityService,
  { row, person, passkeys }: PendingSignIn,
  given: { answer: string; name: string },
  address: string,
): Promise<{ token: string; codes: string[] }> {
  const challenge = await takeOf(service, row);
  // Otherwise a password alone would add a passkey beside the one that it should be asked for.
  if (passkeys.length > 0) throw over();
  const made = await checkNew(service, given.answer, challenge);
  const codes = newCodes();
  if (!(await service.store.write(({ tx }) => endPending(tx, row)))) throw over();
  await addPasskey(service, person, { ...made, name: given.name }, codes);
  const how = { address, factor: 'passkey', language: language() } as const;
  const token = await signedIn(service, (tx) => begin(service, tx, row, person, how));
  return { token, codes };
}

async function addPasskey(
  service: IdentityService,
  person: Person,
  made: Awaited<ReturnType<typeof checkNew>> & { name: string },
  codes: readonly string[],
): Promise<void> {
  const hashes = codes.map((code) => codeHash(service, code));
  await execute(
    service.runtime,
    addPasskeyAction,
    { ...made, codes: hashes, first: true },
    { principal: person.principal(person.user.id), origin: { channel: 'http', requestId: newId('request') } },
  );
}

const attempts = (row: PendingRow, address: string) => [
  { allowance: SIGN_INS_OF_ADDRESS, of: address },
  { allowance: SECOND_FACTORS_OF_PERSON, of: row.user_id },
];

// Taken before it is checked: a wrong answer uses it up too.
function takeOf(service: IdentityService, row: PendingRow): Promise<string | null> {
  return service.store.write(({ tx }) => takePendingChallenge(tx, row, new Date().toISOString()));
}

// Whoever follows the audit is told.
async function signedIn<R>(service: IdentityService, write: (tx: Db) => Promise<R>): Promise<R> {
  const result = await service.store.write(({ tx }) => write(tx));
  service.runtime.wake();
  return result;
}

async function begin(
  service: IdentityService,
  tx: Db,
  row: PendingRow,
  person: Person,
  how: Pick<NewSession, 'address' | 'factor' | 'language'>,
): Promise<string> {
  await refundAttempts(service, tx, { allowance: SECOND_FACTORS_OF_PERSON, of: row.user_id }, 'all');
  await refundAttempts(service, tx, { allowance: SIGN_INS_OF_ADDRESS, of: how.address }, 'one');
  const { user } = person;
  const session = {
    accountId: row.account_id,
    userId: user.id,
    name: user.name,
    by: row.began_by,
    ...how,
  };
  return (await openSession(service, tx, session)).token;
}

const over = (): AppError =>
  new AppError('AUTHENTICATION_REQUIRED', 'This sign-in has ended. Begin again with your password.');
