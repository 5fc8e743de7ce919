import { insertRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { isProgram } from '../programs.ts';
import { POLICIES, POLICY } from './account-schema.ts';
import { credentialNamed } from './credentials.ts';
import { requireUser } from './people.ts';
import { ROLES } from './people-schema.ts';

/**
 * What needs a person's approval, from the least strict to the strictest; each includes the one before it. `outward`
 * covers what reaches people outside, deletes for good or changes what credentials may do; `writes` covers every write.
 */
export type Policy = (typeof POLICIES)[number];

/** The strictest of several policies; `off` if there are none. */
function strictest(policies: readonly Policy[]): Policy {
  return POLICIES[Math.max(0, ...policies.map((policy) => POLICIES.indexOf(policy)))] ?? 'off';
}

/** What a policy needs to know about an action. */
interface ActionTraits {
  readonly readOnly: boolean;
  readonly rights: boolean;
  readonly risk: { readonly outward: boolean; readonly destructive: boolean };
  readonly binds: ((input: Readonly<Record<string, unknown>>) => boolean) | null;
}

/** Whether a policy requires approval of an action. @param input as sent: what it sets may bind the agency, as fee terms do */
export function requiresApproval(
  policy: Policy,
  { readOnly, rights, risk, binds }: ActionTraits,
  input: Readonly<Record<string, unknown>>,
): boolean {
  if (policy === 'off' || readOnly) return false;
  return policy === 'writes' || rights || risk.outward || risk.destructive || binds?.(input) === true;
}

/** The caller: a credential and the user it acts for. */
type PolicyCaller = Pick<Context, 'account' | 'credential' | 'user'>;

const policiesOn = statement((db, v: { account: string; credential: string; person: string; role: string }) =>
  db
    .selectFrom('approval_policies')
    .select('policy')
    .where('account_id', '=', v.account)
    .where('subject', 'in', [v.credential, v.person, v.role]),
);

/**
 * The policy of a program: the strictest of its own, its user's and that of its user's role or its own. Signed-in users
 * and the command line need no approval.
 */
export async function policyOf(db: Db, { account, credential, user }: PolicyCaller): Promise<Policy> {
  if (!isProgram(credential)) return 'off';
  const rows = await policiesOn(db, {
    account: account.id,
    credential: credential.id,
    person: user?.id ?? '',
    role: user?.role ?? credential.role ?? '',
  });
  return strictest(rows.map(({ policy }) => policy));
}

/** Gives a new credential or user the policy of the one that creates it, or a stricter one that is wanted. */
export async function inheritPolicy(
  ctx: WriteContext,
  subject: string,
  wanted: Policy = 'off',
): Promise<void> {
  const own = await policyOf(ctx.tx, ctx);
  const policy = strictest([own, wanted]);
  if (policy === 'off') return;
  await putPolicy(ctx, subject, policy);
  if (policy === wanted) return;
  ctx.warn(
    'policy_inherited',
    `What this credential must wait for a person's yes for, ${subject} must too: it has the policy ${policy}.`,
  );
}

/** A policy as the API shows it. */
export type PolicyView = ReturnType<typeof POLICY.view>;

/** The policies of an agency. */
export function listPolicies(db: Db, accountId: string): Promise<PolicyView[]> {
  return db
    .selectFrom('approval_policies')
    .select(['subject', 'policy', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('subject')
    .execute();
}

/** The subject of a policy: exactly one of these. */
export interface PolicySubject {
  /** A key (key_…), a connection (grt_…) or a service account (sva_…). */
  key_id?: string | undefined;
  user_id?: string | undefined;
  role?: string | undefined;
}

/**
 * Sets a policy.
 * @throws AppError NOT_FOUND for a subject of another agency, VALIDATION_ERROR for none or several
 */
export async function setPolicy(
  ctx: WriteContext,
  { policy, ...on }: PolicySubject & { policy: Policy },
): Promise<PolicyView> {
  const { subject, called } = await subjectOf(ctx, on);
  await putPolicy(ctx, subject, policy);
  ctx.record({
    type: 'access_changed',
    summary: `Set what waits for approval of ${called}: ${policy}`,
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
  const row = POLICY.row(
    { subject, policy },
    { account_id: ctx.account.id, set_by: ctx.user?.id ?? null, updated_at: ctx.now },
  );
  await insertRow(ctx.tx, 'approval_policies', row);
}

/** The subject as it is stored, and what it is called. */
async function subjectOf(
  ctx: WriteContext,
  { key_id, user_id, role }: PolicySubject,
): Promise<{ subject: string; called: string }> {
  if ([key_id, user_id, role].filter((given) => given !== undefined).length !== 1)
    throw invalid('role', 'give one of a key or connection, a person and a role');
  if (user_id !== undefined) {
    const { id, name } = await requireUser(ctx, user_id, 'user_id');
    return { subject: id, called: name };
  }
  if (role !== undefined) {
    if (ROLES.some((known) => known === role)) return { subject: role, called: `the role ${role}` };
    throw invalid('role', `role must be one of ${ROLES.join(', ')}`);
  }
  const id = key_id ?? '';
  const called = await credentialNamed(ctx.tx, ctx.account.id, id);
  if (called !== undefined) return { subject: id, called };
  throw new AppError('NOT_FOUND', `No key or connection ${id} in this agency.`, { field: 'key_id' });
}
