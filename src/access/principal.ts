import type { Account, ActingUser, Actor, Credential } from '#src/domain/context.ts';
import type { Deployment } from '#src/domain/ports.ts';
import { type Instant, instantOf } from '#src/lib/clock.ts';
import type { ScopeSet } from '#src/lib/money.ts';

/** Who asks: a credential, its account as it is now, and the person behind it. */
export interface Principal {
  readonly credential: Credential;
  readonly account: Account;
  readonly clockOffsetMs: number;
  readonly user: ActingUser | null;
  readonly actor: Actor;
  /** What it may do; `admin` satisfies everything. */
  readonly scopes: ReadonlySet<string>;
  /** Whether the credential was approved where its role needs that. */
  readonly pendingApproval: boolean;
  readonly deployment?: Deployment | undefined;
  /** Whether the agency wants some credentials to ask a person first; which ones, its policies say. */
  readonly asksApproval?: boolean | undefined;
  /** The app that acts for the person, where an OAuth token asks. */
  readonly app?: ActingApp | undefined;
}

/** An app that a person allowed to act for them. */
export interface ActingApp {
  readonly clientId: string;
  readonly name: string;
  /** When the access token runs out; null where no token is at hand. */
  readonly expiresAt: Instant | null;
  /** What the token was asked for (RFC 8707); null for the service as a whole. */
  readonly resource: string | null;
}

/** Whether a credential carries a scope. */
export function holds(principal: Principal, scope: string): boolean {
  return principal.scopes.has('admin') || principal.scopes.has(scope);
}

/** The scopes of a credential, as a redactor asks for them. */
export function scopesOf(principal: Principal): ScopeSet {
  return { has: (scope) => holds(principal, scope) };
}

/** The time in an account: the wall clock, moved ahead in a sandbox. */
export function nowFor(principal: Pick<Principal, 'clockOffsetMs'>): Instant {
  return instantOf(Date.now() + principal.clockOffsetMs);
}
