import { insertRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { requireUser } from './people.ts';
import { ROLES } from './people-schema.ts';

/**
 * What waits for a person's approval, from the least strict to the strictest: each holds all that the one before it
 * holds. `outward` holds what reaches people outside or removes for good, and what changes what credentials may do;
 * `writes` holds everything that writes.
 */
export const POLICIES = ['off', 'outward', 'writes'] as const;
export type Policy = (typeof POLICIES)[number];

/** The strictest of several policies; `off` of none. */
function strictest(policies: readonly Policy[]): Policy {
  return POLICIES[Math.max(0, ...policies.map((policy) => POLICIES.indexOf(policy)))] ?? 'off';
}

/** What a policy must know of an action. */
interface Asked {
  readonly readOnly: boolean;
  readonly rights: boolean;
  readonly risk: { readonly outward: boolean; readonly destructive: boolean };
}

/** Whether a policy puts an action before a person. */
export function holds(policy: Policy, { readOnly, rights, risk }: Asked): boolean {
  if (policy === 'off' || readOnly) return false;
  return policy === 'writes' || rights || risk.outward || risk.destructive;
}

/** Who asks: a credential, and the person that it acts for. */
type Asker = Pick<Context, 'account' | 'credential' | 'user'>;

const policiesOn = statement((db, v: { account: string; credential: string; person: string; role: string }) =>
  db
    .selectFrom('approval_policies')
    .select('policy')
    .where('account_id', '=', v.account)
    .where('subject', 'in', [v.credential, v.person, v.role]),
);

/**
 * The policy of a key or connection: the strictest of its own, its person's and that of the person's role. People who
 * are signed in and the command line ask nobody.
 */
export async function policyOf(db: Db, { account, credential, user }: Asker): Promise<Policy> {
  if (credential.type !== 'key' && credential.type !== 'oauth') return 'off';
  const rows = await policiesOn(db, {
    account: account.id,
    credential: credential.id,
    person: user?.id ?? '',
    role: user?.role ?? '',
  });
  return strictest(rows.map(({ policy }) => policy));
}

/** Binds a key or person that is being made to the policy of the credential that makes it. */
export async function inheritPolicy(ctx: WriteContext, subject: string): Promise<void> {
  const policy = await policyOf(ctx.tx, ctx);
  if (policy === 'off') return;
  await putPolicy(ctx, subject, policy);
  ctx.warn(
    'policy_inherited',
    `What the agency has a person approve of this credential, it has approved of ${subject} too (${policy}).`,
  );
}

/** A policy as a person reads it. */
export interface PolicyView {
  /** The id of a person, key or connection, or the name of a role. */
  subject: string;
  policy: Policy;
  updated_at: string;
}

/** The policies of an agency. */
export function listPolicies(db: Db, accountId: string): Promise<PolicyView[]> {
  return db
    .selectFrom('approval_policies')
    .select(['subject', 'policy', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('subject')
    .execute();
}

/** What a policy is set on: one of these. */
export interface PolicySubject {
  /** A key (key_…) or a connection (grt_…). */
  key_id?: string | undefined;
  user_id?: string | undefined;
  role?: string | undefined;
}

/** Sets a policy. @throws AppError NOT_FOUND for a subject of no one here, VALIDATION_ERROR for none or several */
export async function setPolicy(
  ctx: WriteContext,
  { policy, ...on }: PolicySubject & { policy: Policy },
): Promise<PolicyView> {
  const subject = await subjectOf(ctx, on);
  await putPolicy(ctx, subject, policy);
  ctx.record({
    type: 'record_changed',
    summary: `Set what waits for approval of ${subject}: ${policy}`,
    data: { subject, policy },
  });
  return { subject, policy, updated_at: ctx.now };
}

async function putPolicy(ctx: WriteContext, subject: string, policy: Policy): Promise<void> {
  await ctx.tx
    .deleteFrom('approval_policies')
    .where('account_id', '=', ctx.account.id)
    .where('subject', '=', subject)
    .execute();
  await insertRow(ctx.tx, 'approval_policies', {
    account_id: ctx.account.id,
    subject,
    policy,
    set_by: ctx.user?.id ?? null,
    updated_at: ctx.now,
  });
}

async function subjectOf(ctx: WriteContext, { key_id, user_id, role }: PolicySubject): Promise<string> {
  if ([key_id, user_id, role].filter((given) => given !== undefined).length !== 1)
    throw invalid('role', 'give one of a key or connection, a person and a role');
  if (user_id !== undefined) return (await requireUser(ctx, user_id, 'user_id')).id;
  if (role !== undefined) {
    if (ROLES.some((known) => known === role)) return role;
    throw invalid('role', `role must be one of ${ROLES.join(', ')}`);
  }
  const id = key_id ?? '';
  const row = await ctx.tx
    .selectFrom(id.startsWith('grt_') ? 'oauth_grants' : 'api_keys')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row !== undefined) return id;
  throw new AppError('NOT_FOUND', `No key or connection ${id} in this agency.`, { field: 'key_id' });
}
