import { randomBytes } from 'node:crypto';
import { json } from '#db/rows.ts';
import { hashSecret } from '#src/access/keys.ts';
import type { Session } from '#src/access/sessions.ts';
import { execute } from '#src/action/execute.ts';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { ActingAs } from '../links.ts';
import type { IdentityService } from '../service.ts';
import { answerUri, RedirectError } from './errors.ts';
import { allowConnectionAction, findGrant } from './grants.ts';
import type { AuthorizationRequest } from './request.ts';
import { grantable } from './scopes.ts';

/** The consent that a person is asked for. */
export interface ConsentQuestion {
  /** The requested scopes that the person can grant. */
  offered: Scope[];
  /** Those of them that were granted before. */
  allowed: Scope[];
  /** The requested scopes that the person's role does not have. */
  notGrantable: Scope[];
  /** Whether an admin will have to approve. */
  waits: boolean;
  /** What its outward steps do so far. */
  outward: 'plan' | 'run' | null;
}

/**
 * What a person has to decide about a request.
 * @throws RedirectError access_denied when their role can give nothing of it
 */
export async function questionOf(
  service: IdentityService,
  request: AuthorizationRequest,
  session: Session,
): Promise<ConsentQuestion> {
  const { user, principal } = session;
  const offered = grantable(request.scopes, user.role);
  if (offered.length === 0) {
    throw new RedirectError(
      'access_denied',
      'The role of the person in the agency has none of the scopes asked for.',
      request,
    );
  }
  const grant = await service.store.read((db) =>
    findGrant(db, principal.account.id, user.id, request.client.id),
  );
  const before = grant === undefined ? [] : json.decode<string[]>(grant.scopes);
  const allowed = offered.filter((scope) => before.includes(scope));
  return {
    offered,
    allowed,
    notGrantable: request.scopes.filter((scope) => !offered.includes(scope)),
    outward: grant?.outward ?? null,
    waits:
      allowed.length < offered.length &&
      (principal.account.settings.connection_approval_roles as string[]).includes(user.role),
  };
}

/**
 * Whether a request needs no consent: everything was granted before, to an app that authenticates with a secret. A public
 * client is not authenticated, so its person is always asked (RFC 9700 section 4.1, RFC 8252 section 8.6).
 */
export function needsNoConsent(request: AuthorizationRequest, question: ConsentQuestion): boolean {
  return request.client.kind === 'app' && question.allowed.length === question.offered.length;
}

/** Records what a person allows, and answers where to send them with the code. */
export async function allow(
  service: IdentityService,
  request: AuthorizationRequest,
  question: ConsentQuestion,
  scopes: readonly Scope[],
  by: ActingAs,
  outward?: 'plan' | 'run' | null,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const { client } = request;
  await execute(
    service.runtime,
    allowConnectionAction,
    {
      client_id: client.id,
      client_name: client.name,
      app_id: client.app?.id ?? null,
      asked: question.offered,
      scopes,
      outward,
      code_hash: hashSecret(service.secrets.pepper, code),
      code_expires_at: new Date(Date.now() + service.config.OAUTH_CODE_SECONDS * 1000).toISOString(),
      redirect_uri: request.redirectUri,
      challenge: request.challenge,
      resource: request.resource,
    },
    by,
  );
  return answerUri(request.redirectUri, service.publicUrl(), { code, state: request.state });
}

/** Where to send the browser with a refusal. */
export function refusalUri(service: IdentityService, error: RedirectError): string {
  return answerUri(error.redirectUri, service.publicUrl(), {
    error: error.code,
    error_description: error.message,
    state: error.state,
  });
}
