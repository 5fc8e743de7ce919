import { errors, jwtVerify } from 'jose';
import { hashSecret } from '#src/access/keys.ts';
import { SIGNATURE_ALGORITHMS } from '#src/lib/jwks.ts';
import { type KeysOfParty, keysOf } from '../public-keys.ts';
import type { IdentityService } from '../service.ts';
import { OAuthError } from './errors.ts';
import { TOKEN_PATH } from './metadata.ts';

export const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const CLOCK_SKEW_S = 30;
const MAX_LIFE_S = 3600;

/**
 * Checks the assertion with which a client proves itself (RFC 7523 section 3): signed by a key of its own, by and about
 * itself, for this server alone, not expired, and not used before.
 * @throws OAuthError invalid_client
 */
export async function verifyAssertion(
  service: IdentityService,
  client: { id: string; keys: KeysOfParty },
  assertion: string,
): Promise<void> {
  const base = service.publicUrl();
  const claims = await verified(service, client, assertion, [base, `${base}/`, base + TOKEN_PATH]);
  const { exp = 0, jti, sub, aud } = claims;
  if (sub !== client.id) throw wrong('sub must be the client_id, as iss');
  if (Array.isArray(aud) && aud.length > 1) throw wrong(`aud must be ${base} alone`);
  if (typeof jti !== 'string' || jti === '' || jti.length > 255)
    throw wrong('jti must be 1 to 255 characters, other ones in each assertion');
  if (exp > Date.now() / 1000 + MAX_LIFE_S + CLOCK_SKEW_S)
    throw wrong('exp must lie within an hour from now');
  const fresh = await service.store.write(({ tx }) =>
    tx
      .insertInto('used_assertions')
      .values({
        hash: hashSecret(service.secrets.pepper, `assertion ${client.id} ${jti}`),
        expires_at: new Date((exp + CLOCK_SKEW_S) * 1000).toISOString(),
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .execute(),
  );
  if (fresh.length === 0) throw wrong('it was used before; sign another with a jti of its own');
}

async function verified(
  service: IdentityService,
  client: { id: string; keys: KeysOfParty },
  assertion: string,
  audience: string[],
) {
  try {
    const { payload } = await jwtVerify(assertion, keysOf(service, client.keys), {
      algorithms: SIGNATURE_ALGORITHMS,
      audience,
      issuer: client.id,
      requiredClaims: ['exp', 'jti', 'sub'],
      clockTolerance: CLOCK_SKEW_S,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw wrong(error.message);
    throw error;
  }
}

const wrong = (why: string): OAuthError =>
  new OAuthError('invalid_client', `The client assertion is not accepted: ${why}.`);
