import * as z from 'zod';
import type { Store } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { internalWrite } from '#src/action/internal.ts';
import { holds, POLICIES, policyOf, setPolicy } from '#src/domain/accounts/policies.ts';

/** Whether a person must agree before this credential does any of these. */
export async function asksApproval(
  store: Store,
  principal: Principal,
  actions: readonly Action[],
): Promise<boolean> {
  if (!principal.asksApproval || actions.every(({ readOnly }) => readOnly)) return false;
  const policy = await store.read((db) => policyOf(db, principal));
  return actions.some((action) => holds(policy, action));
}

/**
 * Sets a policy. It stands in no catalogue: a key that could change it would be held by nothing. A signed-in admin's
 * page and the command line run it.
 */
export const setApprovalPolicyAction = internalWrite({
  name: 'set_approval_policy',
  title: 'Set what waits for approval',
  access: 'signed_in_admin',
  input: z.object({
    key_id: z.string().max(100).optional().describe('A key (key_…) or a connection (grt_…).'),
    user_id: z.string().max(100).optional(),
    role: z.string().max(50).optional(),
    policy: z.enum(POLICIES),
  }),
  output: z.object({ subject: z.string(), policy: z.enum(POLICIES), updated_at: z.string() }),
  run: setPolicy,
  subject: ({ subject }) => subject,
});
