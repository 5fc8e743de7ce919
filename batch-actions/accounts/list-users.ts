import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { AccountId } from '#src/domain/accounts/account-schema.ts';
import { ListedUser, UserFilters } from '#src/domain/accounts/people-schema.ts';
import { listUsers } from '#src/domain/accounts/users.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listUsersAction = defineRead({
  name: 'list_users',
  title: "List the agency's people",
  description:
    'List the people who work at the agency, newest first, with role, team and status. Use it to find a user_id by part of a name or ' +
    'e-mail (search), for owners, credits and assignments. Without accounts:read names and ids alone. Candidates are not users: use list_candidates for them.',
  phrasings:
    'who works here; our consultants; who is an admin; all colleagues; who is in the team; list of logins; who is on my team; names of colleagues; who do I work with; everybody at the agency; who is on the team; names of the consultants; who are my colleagues; everyone in the office; who is on our team; which colleagues have access; list the consultants; user ids of the team; all logins',
  scope: 'accounts:read',
  ownFigures: true,
  input: z.object({
    account_id: AccountId.optional(),
    ...ListInput,
    ...UserFilters,
  }),
  output: pageOf(ListedUser),
  run: listUsers,
});
