import * as z from 'zod';
import { insertRow, statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import type { Principal } from '#src/action/context.ts';
import { type Action, defineWrite } from '#src/action/define.ts';
import { ROLE_SCOPES } from '#src/domain/accounts/scopes.ts';
import type { Role, WriteContext } from '#src/domain/context.ts';
import { AppError, invalid } from '#src/lib/errors.ts';

export const POLICIES = ['off', 'outward', 'writes'] as const;
export type Policy = (typeof POLICIES)[number];

/** A policy as a person reads it. */
export interface PolicyView {
  /** The id of a key or connection, or the name of a role. */
  subject: string;
  policy: Policy;
  updated_at: string;
}

const policiesOf = statement((db, v: { account: string; credential: string; role: string }) =>
  db
    .selectFrom('approval_policies')
    .select(['subject', 'policy'])
    .where('account_id', '=', v.account)
    .where((eb) => eb.or([eb('subject', '=', v.credential), eb('subject', '=', v.role)])),
);

/** A credential's own policy, else that of its person's role, else none. People who are signed in ask nobody. */
async function policyOf(db: Db, principal: Principal): Promise<Policy> {
  const { credential, account, user } = principal;
  if (credential.type !== 'key' && credential.type !== 'oauth') return 'off';
  const rows = await policiesOf(db, {
    account: account.id,
    credential: credential.id,
    role: user?.role ?? '',
  });
  const own = rows.find(({ subject }) => subject === credential.id);
  return own?.policy ?? rows[0]?.policy ?? 'off';
}

/** Whether a person must agree before this credential does any of these. */
export async function asksApproval(
  store: Store,
  principal: Principal,
  actions: readonly Action[],
): Promise<boolean> {
  if (!principal.asksApproval) return false;
  const writes = actions.filter(({ looks }) => !looks);
  if (writes.length === 0) return false;
  const policy = await store.read((db) => policyOf(db, principal));
  if (policy === 'writes') return true;
  return policy === 'outward' && writes.some(({ risk }) => risk.outward || risk.destructive);
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

const isRole = (text: string): text is Role => text in ROLE_SCOPES;

/**
 * Sets a policy. It stands in no catalogue: a key that could change it would be held by nothing. A signed-in admin's
 * page and the command line run it.
 */
export const setApprovalPolicyAction = defineWrite({
  name: 'set_approval_policy',
  title: 'Set what waits for approval',
  description:
    'Sets which actions of a credential, or of the credentials of a role, wait for a person: off, outward or writes.',
  scope: null,
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({
    key_id: z.string().max(100).optional().describe('A key (key_…) or a connection (grt_…).'),
    role: z.string().max(50).optional(),
    policy: z.enum(POLICIES),
  }),
  output: z.object({ subject: z.string(), policy: z.enum(POLICIES), updated_at: z.string() }),
  run: (ctx, input) => setPolicy(ctx, input),
  subject: ({ subject }) => subject,
});

async function setPolicy(
  ctx: WriteContext,
  input: { key_id?: string | undefined; role?: string | undefined; policy: Policy },
): Promise<PolicyView> {
  if (ctx.credential.type !== 'session' && ctx.credential.type !== 'cli') {
    throw new AppError(
      'ADMIN_REQUIRED',
      'What waits for approval is set by a signed-in admin, or on the command line.',
    );
  }
  const subject = await subjectOf(ctx, input);
  await ctx.tx
    .deleteFrom('approval_policies')
    .where('account_id', '=', ctx.account.id)
    .where('subject', '=', subject)
    .execute();
  const row = { subject, policy: input.policy, updated_at: ctx.now };
  await insertRow(ctx.tx, 'approval_policies', {
    ...row,
    account_id: ctx.account.id,
    set_by: ctx.user?.id ?? null,
  });
  ctx.record({
    type: 'record_changed',
    summary: `Set what waits for approval of ${subject}: ${input.policy}`,
    data: { subject, policy: input.policy },
  });
  return row;
}

async function subjectOf(
  ctx: WriteContext,
  input: { key_id?: string | undefined; role?: string | undefined },
): Promise<string> {
  const { key_id, role } = input;
  if ((key_id === undefined) === (role === undefined)) {
    throw invalid(key_id === undefined ? 'role' : 'key_id', 'give either a key or a role');
  }
  if (role !== undefined) {
    if (isRole(role)) return role;
    throw invalid('role', `role must be one of ${Object.keys(ROLE_SCOPES).join(', ')}`);
  }
  const id = key_id ?? '';
  const table = id.startsWith('grt_') ? 'oauth_grants' : 'api_keys';
  const row = await ctx.tx
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row !== undefined) return id;
  throw new AppError('NOT_FOUND', `No key or connection ${id} in this agency.`, { field: 'key_id' });
}
