import { defineWrite } from '#src/action/define.ts';
import { setConnectionPolicy } from '#src/domain/accounts/account.ts';
import { AccountRecord, SetConnectionPolicy } from '#src/domain/accounts/account-schema.ts';

/**
 * Names the roles whose new connections wait for an admin. Like what waits for approval, it stands in no catalogue: a
 * signed-in admin's page runs it, and the command line switches it for all roles.
 */
export const setConnectionPolicyAction = defineWrite({
  name: 'set_connection_policy',
  title: 'Set who needs approval to connect',
  description: 'Names the roles whose new connections wait for an admin. The list replaces the one before.',
  scope: null,
  access: 'signed_in_admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetConnectionPolicy,
  output: AccountRecord,
  run: setConnectionPolicy,
  subject: (account) => account.id,
});
