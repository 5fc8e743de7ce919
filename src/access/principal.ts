import type { Account, ActingUser, Actor, Credential } from '#src/domain/context.ts';
import type { Deployment } from '#src/domain/ports.ts';
import { type Instant, instantOf } from '#src/lib/clock.ts';
import type { ScopeSet } from '#src/lib/money.ts';

/** The caller: a credential, its account as it is now, and the person behind it. */
export interface Principal {
  readonly credential: Credential;
  readonly account: Account;
  readonly clockOffsetMs: number;
  readonly user: ActingUser | null;
  readonly actor: Actor;
  /** What it may do; `admin` satisfies everything. */
  readonly scopes: ReadonlySet<string>;
  /** Whether the credential still waits for an admin's approval. */
  readonly pendingApproval: boolean;
  readonly deployment?: Deployment | undefined;
  /** Whether the agency has any approval policies. */
  readonly asksApproval?: boolean | undefined;
  /** When the agency's identity provider last vouched for the person; left out where it cannot be asked for them. */
  readonly vouchedAt?: Instant;
  /** The app that acts for the person, for an OAuth token. */
  readonly app?: ActingApp | undefined;
}

/**
 * Whether outward and destructive steps of a credential answer with a plan that has to be committed. Where nothing was
 * set they do over MCP, for connections and for keys of a person; agency keys, REST and batches run them at once.
 */
export function plansFirst(
  { credential, user }: Pick<Principal, 'credential' | 'user'>,
  channel: 'http' | 'mcp' | 'cli',
): boolean {
  const { outward = null, type } = credential;
  if (outward !== null) return outward === 'plan';
  return channel === 'mcp' && (type === 'oauth' || user !== null);
}

/** An app that a person allowed to act for them. */
export interface ActingApp {
  readonly clientId: string;
  readonly name: string;
  /** When the access token expires; null without a token. */
  readonly expiresAt: Instant | null;
  /** The resource that the token was requested for (RFC 8707); null for the whole service. */
  readonly resource: string | null;
}

/**
 * A person as the actor of what a key or an app does for them: `Stephanie Cooper, by Claude`. An app names itself, so only
 * the letters, digits and spaces of its name are told.
 */
export function actingThrough(user: Pick<ActingUser, 'id' | 'name'>, by: string): Actor {
  const name = by
    .replaceAll(/[^\p{L}\p{N} …-]+/gu, ' ')
    .slice(0, 60)
    .trim();
  return { type: 'user', id: user.id, name: `${user.name}, by ${name}` };
}

/** Whether a credential carries a scope. */
export function holds(principal: Principal, scope: string): boolean {
  return principal.scopes.has('admin') || principal.scopes.has(scope);
}

/** The scopes of a credential, as a redactor asks for them. */
export function scopesOf(principal: Principal): ScopeSet {
  return { has: (scope) => holds(principal, scope) };
}

/** The time in an account: the wall clock plus the offset of a sandbox's test clock. */
export function nowFor(principal: Pick<Principal, 'clockOffsetMs'>, wallMs = Date.now()): Instant {
  return instantOf(wallMs + principal.clockOffsetMs);
}
