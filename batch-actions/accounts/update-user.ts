import { defineWrite } from '#src/action/define.ts';
import { UpdateUser, User } from '#src/domain/accounts/people-schema.ts';
import { updateUser } from '#src/domain/accounts/users.ts';

export const updateUserAction = defineWrite({
  name: 'update_user',
  title: 'Change a person of the agency',
  description:
    "Change a person's name, role, team, data scope, status or defaults; null clears team_id, default_currency and timezone. A lower role " +
    'or the status paused holds for all their credentials from the next request on. The last active admin can be neither demoted nor ' +
    'paused. For admins; user_id comes from list_users.',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateUser,
  output: User,
  run: updateUser,
  subject: (user) => user.id,
});
