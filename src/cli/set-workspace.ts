import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { setWorkspace } from '#src/domain/accounts/account.ts';
import { AccountRecord } from '#src/domain/accounts/account-schema.ts';

/** The operator's own action: it is in no catalogue, so that no credential can reach it. */
export const setWorkspaceAction = internalWrite({
  name: 'set_workspace',
  title: 'Switch a workspace',
  scope: 'admin',
  access: 'admin',
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
