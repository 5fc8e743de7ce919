import { ROLE_SCOPES, SCOPES, type Scope } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';

const ELEVATED = new Set<string>([
  'admin',
  'placements:financials:read',
  'clients:financials:read',
  'marketplace:financials:read',
  'placements:contracting:read',
  'quotas:read',
]);

/** Whether a scope shows money or targets: asking for one puts an app into the elevated review tier. */
export function isElevated(scope: string): boolean {
  return ELEVATED.has(scope);
}

/** What a client is told to ask for where it does not know: a consultant's work, no money, no administration. */
export const USUAL_SCOPES: readonly Scope[] = ROLE_SCOPES.consultant;

const known = new Set<string>(SCOPES);

export const isScope = (text: string): text is Scope => known.has(text);

/** Scopes in the catalogue's order, each once. */
export function inCatalogueOrder(scopes: Iterable<string>): Scope[] {
  const given = new Set(scopes);
  return SCOPES.filter((scope) => given.has(scope));
}

/** Which of these a person of a role can give away: nobody gives more than they have. */
export function grantable(scopes: readonly Scope[], role: Role): Scope[] {
  if (role === 'admin') return inCatalogueOrder(scopes);
  const own = new Set<string>(ROLE_SCOPES[role]);
  return inCatalogueOrder(scopes.filter((scope) => own.has(scope)));
}
