import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { AccountId } from '#src/domain/accounts/account-schema.ts';
import { User } from '#src/domain/accounts/people-schema.ts';
import { getUser } from '#src/domain/accounts/users.ts';
import { id } from '#src/lib/ids.ts';

export const getUserAction = defineRead({
  name: 'get_user',
  title: 'Read a person of the agency',
  description:
    'Read one person who works at the agency by user_id: role, team, data scope, status and defaults. Use list_users to find the id, ' +
    'get_me for yourself.',
  phrasings:
    'his role; what can she see; details of a colleague; is she an admin; what role does Tara have; show me the user; is Ben still active; what may she do',
  scope: 'accounts:read',
  input: z.object({ account_id: AccountId.optional(), user_id: id('user') }),
  output: User,
  run: getUser,
});
