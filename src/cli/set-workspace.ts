import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { setWorkspace } from '#src/domain/accounts/account.ts';
import { AccountRecord } from '#src/domain/accounts/account-schema.ts';

/** The operator's own action: it is in no catalogue, so that no credential can reach it. */
export const setWorkspaceAction = defineWrite({
  name: 'set_workspace',
  title: 'Switch a workspace',
  description:
    "Switch an agency's plan, status, marketplace or connection approval, from the command line alone.",
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({
    plan: z.enum(['active', 'none']).optional(),
    status: z.enum(['active', 'suspended', 'restoring']).optional(),
    marketplace: z.boolean().optional(),
    connection_approval: z.boolean().optional(),
  }),
  output: AccountRecord,
  run: setWorkspace,
  subject: (account) => account.id,
});
