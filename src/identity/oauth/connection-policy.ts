import { internalWrite } from '#src/action/internal.ts';
import { setConnectionPolicy } from '#src/domain/accounts/account.ts';
import { AccountRecord, SetConnectionPolicy } from '#src/domain/accounts/account-schema.ts';

/**
 * Names the roles whose new connections wait for an admin. Like what waits for approval, it stands in no catalogue: a
 * signed-in admin's page runs it, and the command line switches it for all roles.
 */
export const setConnectionPolicyAction = internalWrite({
  name: 'set_connection_policy',
  title: 'Set who needs approval to connect',
  access: 'signed_in_admin',
  input: SetConnectionPolicy,
  output: AccountRecord,
  run: setConnectionPolicy,
  subject: (account) => account.id,
});
