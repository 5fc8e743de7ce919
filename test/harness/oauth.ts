import { createHash, randomBytes } from 'node:crypto';
import { internalPrincipal } from '#src/access/internal.ts';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { createApp, type NewApp } from '#src/identity/oauth/apps.ts';
import { newId } from '#src/lib/ids.ts';
import type { Service } from '#src/server/service.ts';
import type { Person, Visit } from './person.ts';
import type { TestService } from './workspace.ts';

export const CALLBACK = 'https://ats.example/oauth/callback';

/** A verifier with its S256 challenge. */
export function pkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A connect app of an agency. */
export async function connectApp(
  service: Service,
  accountId: string,
  given: { name?: string; redirect_uris?: string[]; scopes?: string[] } = {},
): Promise<NewApp> {
  const principal = await service.store.read((db) =>
    internalPrincipal(db, accountId, { type: 'cli', name: 'test' }),
  );
  if (principal === undefined) throw new Error('no such account');
  const by = { principal, origin: { channel: 'cli' as const, requestId: newId('request') } };
  return createApp(service, by, {
    name: given.name ?? 'Ledger Sync',
    redirect_uris: given.redirect_uris ?? [CALLBACK],
    scopes: given.scopes ?? ['jobs:read', 'candidates:read', 'placements:read', 'placements:financials:read'],
  });
}

/** The path of a request for authorization; a parameter given as null is left out. */
export function authorizePath(parameters: Record<string, string | null>): string {
  const given = { response_type: 'code', code_challenge_method: 'S256', state: 'st4te', ...parameters };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== null) query.append(name, value);
  return `/api/oauth/authorize?${query}`;
}

/** The members of an answer that was sent to a redirect URI. */
export function answerOf(visit: Visit): Record<string, string> {
  if (visit.location === null) throw new Error(`no redirect: ${visit.status} ${visit.html.slice(0, 2000)}`);
  return Object.fromEntries(new URL(visit.location).searchParams);
}

/** Lets a signed-in person go through a request for authorization, and answers what came to the redirect URI. */
export async function authorize(
  who: Person,
  parameters: Record<string, string | null>,
  choice: { scopes?: string[]; decision?: 'allow' | 'deny'; outward?: 'plan' | 'run' } = {},
): Promise<Record<string, string>> {
  const path = authorizePath(parameters);
  const visit = await who.get(path);
  if (visit.status === 303) return answerOf(visit);
  const fields: Record<string, string | string[]> = { decision: choice.decision ?? 'allow' };
  if (choice.scopes !== undefined) Object.assign(fields, consentTo(choice.scopes));
  if (choice.outward !== undefined) fields.outward = choice.outward;
  return answerOf(await who.fill(path, fields, { visit, action: '/api/oauth/authorize' }));
}

export interface Tokens {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  body: any;
}

/** Calls an endpoint of the authorization server with a form. */
export async function oauthPost(
  running: TestService,
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const response = await running.app.request(`/api/oauth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}

/** An access token of a service account that has a secret. */
export async function botToken(
  running: TestService,
  { client_id, client_secret }: { client_id: string; client_secret: string },
): Promise<string> {
  const proof = { grant_type: 'client_credentials', client_id, client_secret };
  const { status, body } = await oauthPost(running, 'token', proof);
  if (status !== 200) throw new Error(`no token: ${JSON.stringify(body)}`);
  return body.access_token;
}

/** The whole way of a connect app, from the request to its tokens. */
export async function connect(
  running: TestService,
  who: Person,
  app: NewApp,
  options: { scope?: string; scopes?: string[]; outward?: 'plan' | 'run' } = {},
): Promise<Tokens> {
  const { verifier, challenge } = pkce();
  const answer = await authorize(
    who,
    {
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code_challenge: challenge,
      scope: options.scope ?? null,
    },
    {
      ...(options.scopes === undefined ? {} : { scopes: options.scopes }),
      ...(options.outward === undefined ? {} : { outward: options.outward }),
    },
  );
  return oauthPost(running, 'token', {
    grant_type: 'authorization_code',
    code: answer.code ?? '',
    redirect_uri: CALLBACK,
    code_verifier: verifier,
    client_id: app.client_id,
    client_secret: app.client_secret,
  });
}

/** What a client proves itself with in the body. */
export const secretOf = (app: NewApp): { client_id: string; client_secret: string } => ({
  client_id: app.client_id,
  client_secret: app.client_secret,
});

/** The fields of the consent page that allow exactly these scopes. */
export function consentTo(scopes: readonly string[]): Record<string, string | string[]> {
  const areas = new Set(SCOPES.flatMap((scope) => /^(\w+):(?:read|write)$/.exec(scope)?.[1] ?? []));
  const levels = [...areas].map((area) => {
    const level = scopes.includes(`${area}:write`) ? 'change' : 'see';
    return [`area:${area}`, scopes.some((scope) => scope.startsWith(`${area}:`)) ? level : 'none'];
  });
  return { ...Object.fromEntries(levels), scope: [...scopes] };
}
