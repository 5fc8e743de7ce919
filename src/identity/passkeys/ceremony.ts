import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod';
import { json } from '#db/rows.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { requireRelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './store.ts';

/** How long a browser has to answer. */
const CHALLENGE_MS = 10 * 60_000;
// EdDSA, ES256, RS256: what authenticators make.
const ALGORITHMS = [-8, -7, -257];

interface Served {
  publicUrl(): string;
}

/** What a browser is asked to sign, and until when it may. */
export interface Asked {
  /** The options of WebAuthn as JSON. */
  options: string;
  challenge: string;
  challenge_ends_at: Instant;
}

// The library takes a moment to load, and most processes never need it.
const library = () => import('@simplewebauthn/server');

const asked = (options: { challenge: string }): Asked => ({
  options: JSON.stringify(options),
  challenge: options.challenge,
  challenge_ends_at: addMs(new Date().toISOString(), CHALLENGE_MS),
});

const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** Asks for a new passkey of a person. */
export async function askForNew(
  service: Served,
  person: { id: string; name: string; email: string },
  known: readonly PasskeyRow[],
): Promise<Asked> {
  const party = requireRelyingParty(service);
  const { generateRegistrationOptions } = await library();
  return asked(
    await generateRegistrationOptions({
      rpID: party.id,
      rpName: 'Deskhand',
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.email,
      userDisplayName: person.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(describe),
    }),
  );
}

/** Asks for one of the passkeys that a person has. */
export async function askForKnown(service: Served, known: readonly PasskeyRow[]): Promise<Asked> {
  const party = requireRelyingParty(service);
  const { generateAuthenticationOptions } = await library();
  return asked(
    await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'required',
      allowCredentials: known.map(describe),
    }),
  );
}

function describe({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id, transports: json.decode<AuthenticatorTransport[]>(transports) };
}

/** A new passkey as it is stored. */
export interface NewPasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

/**
 * Checks what a browser made: type, challenge, origin, host name, that the person was verified, and the key.
 * @throws AppError AUTHENTICATION_REQUIRED
 */
export async function checkNew(service: Served, text: string, challenge: string | null): Promise<NewPasskey> {
  const party = requireRelyingParty(service);
  const response = read(Registration, text);
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: needed(challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!checked.verified) throw refused('its answer does not hold');
  const { credential } = checked.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
  };
}

/**
 * Checks what a browser signed with a passkey of this person: type, challenge, origin, host name, that the person was
 * verified, the signature and the count.
 * @returns the passkey and its new count
 * @throws AppError AUTHENTICATION_REQUIRED
 */
export async function checkKnown(
  service: Served,
  text: string,
  challenge: string | null,
  userId: string,
  known: readonly PasskeyRow[],
): Promise<{ passkey: PasskeyRow; counter: number }> {
  const party = requireRelyingParty(service);
  const response = read(Authentication, text);
  const passkey = known.find(({ credential_id }) => credential_id === response.id);
  if (passkey === undefined) throw refused('it is none of yours');
  const handle = response.response.userHandle;
  if (handle != null && handle !== '' && handle !== handleOf(userId)) throw refused('it is somebody else’s');
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: needed(challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!checked.verified) throw refused('its signature does not hold');
  return { passkey, counter: checked.authenticationInfo.newCounter };
}

const Bytes = z
  .string()
  .max(40_000)
  .regex(/^[\w-]+$/);
const Shared = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};
const Registration = z.object({
  ...Shared,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
const Authentication = z.object({
  ...Shared,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z
      .nullable(
        z
          .string()
          .max(200)
          .regex(/^[\w-]*$/),
      )
      .optional(),
  }),
});

function read<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // What is no JSON is no answer of a browser either.
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refused('the browser sent no answer of one');
}

function needed(challenge: string | null): string {
  if (challenge !== null) return challenge;
  throw refused('the page was open for too long, or its question was answered already');
}

// The library says in its message which check failed; the person can do the same about each.
function refuse(thrown: unknown): never {
  throw refused('its answer does not hold', thrown);
}

/** The refusal of a passkey. */
export function refused(why: string, cause?: unknown): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', `The passkey was not taken: ${why}. Try again.`, { cause });
}
