import * as z from 'zod';
import type { Store } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import type { AskedFor } from '#src/action/define.ts';
import { needsPerson } from '#src/action/gates.ts';
import { internalWrite } from '#src/action/internal.ts';
import { POLICY } from '#src/domain/accounts/account-schema.ts';
import { policyOf, requiresApproval, setPolicy } from '#src/domain/accounts/policies.ts';

/** Whether a person must approve before this credential runs any of these. */
export async function asksApproval(
  store: Store,
  principal: Principal,
  asked: readonly AskedFor[],
): Promise<boolean> {
  if (asked.some((one) => needsPerson(principal, one))) return true;
  if (!principal.asksApproval || asked.every(({ definition }) => definition.readOnly)) return false;
  const policy = await store.read((db) => policyOf(db, principal));
  return asked.some(({ definition, input }) => requiresApproval(policy, definition, input));
}

/**
 * Sets a policy. It is not in the catalogue, as a key that could change its own policy would not be bound by it. The
 * pages of a signed-in admin and the command line run it.
 */
export const setApprovalPolicyAction = internalWrite({
  name: 'set_approval_policy',
  title: 'Set what waits for approval',
  access: 'signed_in_admin',
  input: z.object({
    key_id: z.string().max(100).optional().describe('A key (key_…) or a connection (grt_…).'),
    user_id: z.string().max(100).optional(),
    role: z.string().max(50).optional(),
    policy: POLICY.shape.policy,
  }),
  output: z.object(POLICY.shape),
  run: setPolicy,
  subject: ({ subject }) => subject,
});
