import { AppError, invalid } from '#src/lib/errors.ts';
import type { Role, WriteContext } from '../context.ts';
import { ROLE_SCOPES } from './scopes.ts';

/**
 * The scopes of a new credential: none that the caller lacks, nor that its role does not allow. For a role that is not
 * admin, `admin` becomes all scopes of the role.
 * @param role of the person it acts for, or its own; null for a key of the agency itself
 * @throws AppError INSUFFICIENT_SCOPE, VALIDATION_ERROR on `scopes`
 */
export function grantedScopes(
  ctx: WriteContext,
  wanted: readonly string[],
  role: Role | null,
): readonly string[] {
  const missing = wanted.find((scope) => !ctx.can(scope));
  if (missing !== undefined) {
    throw new AppError(
      'INSUFFICIENT_SCOPE',
      `This credential lacks the scope ${missing}, so it cannot give it away. Leave it out, or ask an admin.`,
      { field: 'scopes', extra: { scope: missing } },
    );
  }
  if (role === null || role === 'admin') return wanted;
  const allowed: readonly string[] = ROLE_SCOPES[role];
  if (wanted.includes('admin')) {
    ctx.warn('scopes_limited', `The role is ${role}: it gets the scopes of that role, not admin.`);
    return allowed;
  }
  const beyond = scopesBeyond(wanted, role);
  if (beyond.length > 0) {
    throw invalid(
      'scopes',
      `scopes: ${beyond.join(', ')} ${beyond.length === 1 ? 'is' : 'are'} more than the role ${role} allows. It allows ${allowed.join(', ')}.`,
    );
  }
  return wanted;
}

/** Those of the scopes that a role does not allow; `admin` is none of them, it becomes what the role allows. */
export const scopesBeyond = <S extends string>(wanted: readonly S[], role: Role): S[] => {
  const allowed: readonly string[] = ROLE_SCOPES[role];
  return wanted.filter((scope) => scope !== 'admin' && role !== 'admin' && !allowed.includes(scope));
};
