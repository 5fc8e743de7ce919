import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { UpdateUser, USER, User } from '#src/domain/accounts/people-schema.ts';
import { getUser, updateUser } from '#src/domain/accounts/users.ts';

export const updateUserAction = defineWrite({
  name: 'update_user',
  title: 'Change a person of the agency',
  titleIn: { de: 'Person der Agentur ändern', fr: 'Modifier une personne de l’agence' },
  description:
    "Change a person's name, role, team, data scope, status or defaults; null clears team_id, default_currency and timezone. A lower role " +
    'or the status paused holds for all their credentials from the next request on. The last active admin ' +
    'stays one. For admins; user_id comes from list_users.',
  phrasings:
    'he left lock him out; make her an admin; pause the login; change her role; move him to another team; she only sees her own; bring the login back; block his access; he has left the company close his login; make him team lead; lock her out; she is an admin now; suspend him; Dan left, lock him out; make Tara an admin; move Ben to the other team; pause his login; take away his access; Tara is team lead now; reactivate the user',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  input: UpdateUser,
  output: User,
  run: updateUser,
  subject: (user) => user.id,
  undo: undoUpdate({
    record: USER,
    read: (ctx, id) => getUser(ctx, { user_id: id }),
    write: (ctx, id, fields) => updateUser(ctx, UpdateUser.parse({ user_id: id, ...fields })),
  }),
});
