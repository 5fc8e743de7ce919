import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { AccountRecord } from '#src/domain/accounts/account-schema.ts';
import { User } from '#src/domain/accounts/people-schema.ts';
import { setUpWorkspace } from '#src/domain/accounts/setup.ts';
import { changeEmail } from '#src/domain/accounts/users.ts';
import { id } from '#src/lib/ids.ts';

/** The operator's own actions: they are in no catalogue, so that no credential can reach them. */
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

export const changeEmailAction = internalWrite({
  name: 'change_email',
  title: "Change a person's e-mail",
  scope: 'admin',
  access: 'admin',
  input: z.object({ user_id: id('user'), email: z.email().max(320) }),
  output: User,
  run: changeEmail,
  subject: (user) => user.id,
});
