import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { AccountRecord } from '#src/domain/accounts/account-schema.ts';
import { setUpWorkspace } from '#src/domain/accounts/setup.ts';

/** Of the command line and of the page for a first start: it is in no catalogue, so that no credential can reach it. */
export const setUpWorkspaceAction = internalWrite({
  name: 'set_up_workspace',
  title: 'Set up a workspace',
  scope: 'admin',
  access: 'admin',
  input: z.object({
    name: z.string(),
    country: z.string(),
    email: z.string(),
    admin_name: z.string().optional(),
  }),
  output: AccountRecord,
  run: setUpWorkspace,
  subject: (account) => account.id,
});
