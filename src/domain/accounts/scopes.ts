import * as z from 'zod';
import { closest } from '#src/lib/closest.ts';
import type { Role } from '../context.ts';

const AREAS = [
  'jobs',
  'candidates',
  'applications',
  'interviews',
  'placements',
  'clients',
  'submissions',
  'talent_pools',
  'documents',
  'emails',
  'forms',
  'activities',
  'integrations',
  'marketplace',
  'webhooks',
  'keys',
] as const;

const MONEY = [
  'placements:financials:read',
  'clients:financials:read',
  'marketplace:financials:read',
] as const;

/** Every permission that a credential can carry. */
export const SCOPES = [
  'admin',
  ...AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const),
  ...MONEY,
  'placements:contracting:read',
  'quotas:read',
  'analytics:read',
  'accounts:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** A scope. The error for a misspelt one suggests the closest scope. */
export const ScopeField = z.enum(SCOPES, {
  error: ({ input }) => {
    const near = typeof input === 'string' ? closest(input, SCOPES) : undefined;
    return near === undefined
      ? `is not a scope; they are ${SCOPES.join(', ')}`
      : `${String(input)} is not a scope; did you mean ${near}?`;
  },
});

const read = (areas: readonly string[]) => areas.map((area) => `${area}:read` as Scope);
const both = (areas: readonly string[]) =>
  areas.flatMap((area) => [`${area}:read`, `${area}:write`] as Scope[]);
const working = [
  'jobs',
  'candidates',
  'applications',
  'interviews',
  'clients',
  'submissions',
  'talent_pools',
  'documents',
  'emails',
  'forms',
  'activities',
  'placements',
  'marketplace',
];
const unprivileged = AREAS.filter((area) => area !== 'keys' && area !== 'webhooks');

/** The most each role may do: a user's key never exceeds it. */
export const ROLE_SCOPES: Record<Role, readonly Scope[]> = {
  admin: ['admin'],
  team_lead: [
    ...both(unprivileged),
    'placements:financials:read',
    'clients:financials:read',
    'quotas:read',
    'analytics:read',
    'accounts:read',
  ],
  consultant: both(working),
  researcher: [...both(['candidates', 'applications', 'talent_pools']), ...read(['jobs', 'clients'])],
  finance: [...read(['placements', 'clients']), ...MONEY, 'placements:contracting:read'],
  read_only: [...read(AREAS), 'quotas:read', 'analytics:read', 'accounts:read'],
};

/** The scopes of a credential, limited to what its user's role allows. */
export function effectiveScopes(granted: readonly string[], role: Role | null): Set<string> {
  if (role === null || role === 'admin') return new Set(granted);
  const allowed = new Set<string>(ROLE_SCOPES[role]);
  if (granted.includes('admin')) return allowed;
  return new Set(granted.filter((scope) => allowed.has(scope)));
}
